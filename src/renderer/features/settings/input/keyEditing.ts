import { type Message, message } from '../../../../core/message';
import { fail, ok, type Result } from '../../../../core/result';
import { text } from '../../../../texts/text';
import { CATEGORIES, type Command } from '../../../input/command';
import { type ChangedKeys, hasFixedKeys, keysOf, withKeys } from '../../../input/commandKeys';
import { COMMANDS, commandOf } from '../../../input/commands';
import { keyCaps, matchesBinding } from '../../../input/keyBinding';
import type { KeyEditing, KeyRow } from '../view/keyRow';
import { isModifierAlone, pressedKey } from './pressedKey';

/** Operations that change the keys of commands. */
export function createKeyEditing(isMac: boolean): KeyEditing {
  const capsOf = (binding: string) => keyCaps(binding, isMac);
  const printed = (binding: string) => capsOf(binding).join('+');

  const rowOf = (command: Command, changed: ChangedKeys): KeyRow => ({
    id: command.id,
    title: text(command.title),
    category: text(CATEGORIES[command.category]),
    keys: keysOf(command, changed).map((binding) => ({ binding, caps: capsOf(binding) })),
    isUsual: changed[command.id] === undefined,
    isFixed: hasFixedKeys(command),
  });

  function press(
    changed: ChangedKeys,
    command: Command,
    replaced: string | null,
    event: KeyboardEvent,
  ): Result<ChangedKeys, Message> {
    const pressed = pressedKey(event, command, isMac);
    if (!pressed.ok) return pressed;
    const binding = pressed.value;
    const owner = rivalsOf(command).find((rival) =>
      keysOf(rival, changed).some((key) => matchesBinding(event, key) || printed(key) === printed(binding)),
    );
    if (owner !== undefined) return fail(clash(printed(binding), owner));
    const keys = keysOf(command, changed);
    const others = keys.filter((key) => key === replaced || printed(key) !== printed(binding));
    const wanted = replaced === null ? [...others, binding] : others.map(putInPlace(replaced, binding));
    return wanted.length > MOST_KEYS ? fail(message('keys.tooMany')) : ok(withKeys(changed, command, wanted));
  }

  /** Another command may have been given one of its keys since. */
  function reset(changed: ChangedKeys, command: Command): Result<ChangedKeys, Message> {
    for (const binding of command.keys) {
      const owner = rivalsOf(command).find((rival) =>
        changed[rival.id]?.some((key) => printed(key) === printed(binding)),
      );
      if (owner !== undefined) return fail(clash(printed(binding), owner));
    }
    return ok(withKeys(changed, command, command.keys));
  }

  return {
    rowsOf: ({ keys }) => COMMANDS.map((command) => rowOf(command, keys)),
    press: ({ keys }, id, replaced, event) =>
      isModifierAlone(event) ? null : asChange(press(keys, commandOf(id), replaced, event)),
    remove: ({ keys }, id, binding) => {
      const command = commandOf(id);
      const left = keysOf(command, keys).filter((key) => key !== binding);
      return { keys: withKeys(keys, command, left) };
    },
    reset: ({ keys }, id) => asChange(reset(keys, commandOf(id))),
  };
}

const MOST_KEYS = 4;

const putInPlace = (replaced: string, binding: string) => (key: string) => (key === replaced ? binding : key);

const asChange = (keys: Result<ChangedKeys, Message>) => (keys.ok ? ok({ keys: keys.value }) : keys);

const clash = (key: string, { title }: Command): Message =>
  message('keys.taken', { key, owner: message(title) });

/** Commands that could compete for the same key: in the same zone, or if either is global. */
const rivalsOf = ({ id, zone }: Command): readonly Command[] =>
  COMMANDS.filter(
    (other) =>
      other.id !== id && (other.zone === zone || other.zone === 'everywhere' || zone === 'everywhere'),
  );
