import { BrowserWindow } from 'electron';

/** The margins have the window's background, which a theme darkens. */
const PAPER = 'white';

/** The window's page as a PDF; its own style sheet lays it out for paper. */
export async function printedPage(): Promise<Uint8Array> {
  const [window] = BrowserWindow.getAllWindows();
  if (window === undefined) throw new Error('There is no window to print.');
  const ground = window.getBackgroundColor();
  window.setBackgroundColor(PAPER);
  try {
    return new Uint8Array(
      await window.webContents.printToPDF({ preferCSSPageSize: true, printBackground: true }),
    );
  } finally {
    window.setBackgroundColor(ground);
  }
}
