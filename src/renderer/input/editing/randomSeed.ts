/** Another seed each time, so that what is drawn from it is the same whenever the action is done again. */
export const randomSeed = (): number => Math.floor(Math.random() * 0x1_0000_0000);
