/** The standard 15×15 board; see `boardLayout.ts` for the characters. */
export const STANDARD_LAYOUT: readonly string[] = [
  `=  '   =   '  =`,
  ` -   "   "   - `,
  `  -   ' '   -  `,
  `'  -   '   -  '`,
  `    -     -    `,
  ` "   "   "   " `,
  `  '   ' '   '  `,
  `=  '   -   '  =`,
  `  '   ' '   '  `,
  ` "   "   "   " `,
  `    -     -    `,
  `'  -   '   -  '`,
  `  -   ' '   -  `,
  ` -   "   "   - `,
  `=  '   =   '  =`,
];
