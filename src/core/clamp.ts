/** The number nearest to `value` from `least` to `most`; `most` if they leave no number. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
