interface Modifiers {
  readonly shift?: boolean;
  readonly ctrl?: boolean;
  readonly alt?: boolean;
  readonly altGraph?: boolean;
  readonly isComposing?: boolean;
}

/** A key event as a browser would send it, with the parts that key bindings read. */
export function keyPress(key: string, modifiers: Modifiers = {}, code = codeOf(key)): KeyboardEvent {
  const { alt = false, altGraph = false, ctrl = false, isComposing = false, shift = false } = modifiers;
  const held: Readonly<Record<string, boolean>> = {
    Shift: shift,
    Control: ctrl,
    Alt: alt,
    AltGraph: altGraph,
  };
  const event: Partial<KeyboardEvent> = {
    key,
    code,
    shiftKey: shift,
    ctrlKey: ctrl,
    altKey: alt,
    metaKey: false,
    isComposing,
    getModifierState: (name) => held[name] ?? false,
  };
  return event as KeyboardEvent;
}

const codeOf = (key: string): string => {
  if (key === ' ') return 'Space';
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
};
