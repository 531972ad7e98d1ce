/** Something that the person typed or named is wrong. The command line says `message` and ends with code 2. */
export class InputError extends Error {}
