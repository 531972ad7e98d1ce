/** The page's About command, whose entry is placed where the system has it. */
export const ABOUT_COMMAND = 'window.about';
