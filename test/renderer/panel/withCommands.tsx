import type { ComponentChildren } from 'preact';
import { COMMAND_TEXTS } from '../../../src/renderer/input/commands';
import { type CommandHost, Commands } from '../../../src/renderer/panel/window/commandHost';

interface WithCommandsProps extends Pick<CommandHost, 'state'>, Partial<Pick<CommandHost, 'keyOf' | 'run'>> {
  readonly children: ComponentChildren;
}

/** Panels within the real table of commands. */
export const WithCommands = ({ children, ...host }: WithCommandsProps) => (
  <Commands host={{ ...COMMAND_TEXTS, keyOf: () => [], run: () => undefined, ...host }}>{children}</Commands>
);
