/** A press that moves further is a drag, not a click. In CSS pixels. */
export const CLICK_REACH = 4;

/** A finger is less steady than a mouse. */
const TAP_REACH = 12;

export const reachOf = ({ pointerType }: PointerEvent): number =>
  pointerType === 'mouse' ? CLICK_REACH : TAP_REACH;
