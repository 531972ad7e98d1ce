/** A new seed for each action, so that replaying the action draws the same. */
export const randomSeed = (): number => Math.floor(Math.random() * 0x1_0000_0000);
