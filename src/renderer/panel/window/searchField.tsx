interface SearchFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Search field at the head of a sheet. */
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
