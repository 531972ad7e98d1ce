import type { ReadonlySignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { certain } from '../../../core/certain';
import type { AppState } from '../../state/appState';

/** The command table, as panels see it. */
export interface CommandHost {
  readonly state: ReadonlySignal<AppState>;
  /** The caps of a command's first key; none if it has no key. */
  readonly keyOf: (id: string) => readonly string[];
  readonly labelOf: (id: string, state: AppState) => string;
  /** Why it can do nothing now; null if it can. */
  readonly reasonOf: (id: string, state: AppState) => string | null;
  readonly run: (id: string) => void;
}

const Host = createContext<CommandHost | undefined>(undefined);

interface CommandsProps {
  readonly host: CommandHost;
  readonly children: ComponentChildren;
}

/** Provides the command table to its children. */
export const Commands = ({ children, host }: CommandsProps) => (
  <Host.Provider value={host}>{children}</Host.Provider>
);

export const useCommands = (): CommandHost => certain(useContext(Host), 'the host of the commands');

/** The caps of a command's first key. */
export const useKey = (id: string): readonly string[] => useContext(Host)?.keyOf(id) ?? [];

/** A button's hint, with the key of the same command. */
export function useHint(hint: string, id: string): string {
  const caps = useKey(id);
  return caps.length === 0 ? hint : `${hint} (${caps.join('+')})`;
}
