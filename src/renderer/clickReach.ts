/** A press that moves further is a drag, not a click. In CSS pixels. */
export const CLICK_REACH = 4;
