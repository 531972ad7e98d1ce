import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The caps of a command's first key, by its id; none where it has no key. */
type KeyOf = (id: string) => readonly string[];

const Keys = createContext<KeyOf>(() => []);

interface KeyNamesProps {
  readonly value: KeyOf;
  readonly children: ComponentChildren;
}

/** Whatever is within can tell the keys of commands. */
export const KeyNames = ({ children, value }: KeyNamesProps) => (
  <Keys.Provider value={value}>{children}</Keys.Provider>
);

/** A sentence about what a button does, with the key that does the same. */
export function useHint(hint: string, id: string): string {
  const caps = useContext(Keys)(id);
  return caps.length === 0 ? hint : `${hint} (${caps.join('+')})`;
}

/** The caps of a command's first key. */
export const useKey = (id: string): readonly string[] => useContext(Keys)(id);
