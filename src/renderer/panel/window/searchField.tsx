interface SearchFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** What is typed at the head of a sheet, to find something on it. */
export const SearchField = ({ label, onType, typed }: SearchFieldProps) => (
  <input
    type="search"
    autocomplete="off"
    spellcheck={false}
    placeholder={label}
    aria-label={label}
    value={typed}
    onInput={({ currentTarget }) => onType(currentTarget.value)}
  />
);
