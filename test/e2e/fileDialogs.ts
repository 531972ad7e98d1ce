import type { ElectronApplication } from 'playwright';
import { vi } from 'vitest';
import { PATIENCE } from './appWindow';

/** Answers of the system's dialogs from now on. */
export interface DialogAnswers {
  readonly open?: string | readonly string[];
  readonly save?: string;
  /** Number of the button. */
  readonly message?: number;
}

export const SAVE = 0;
export const DO_NOT_SAVE = 1;
export const CANCEL = 2;

export function answerDialogs(app: ElectronApplication, answers: DialogAnswers): Promise<void> {
  return app.evaluate(({ dialog }, { message, open, save }) => {
    Reflect.set(globalThis, 'askedInDialogs', []);
    const asked: unknown[] = Reflect.get(globalThis, 'askedInDialogs');
    const filePaths = [open ?? []].flat();
    dialog.showOpenDialog = async () => ({ canceled: open === undefined, filePaths });
    dialog.showSaveDialog = async () => ({ canceled: save === undefined, filePath: save ?? '' });
    dialog.showMessageBox = async (...args: unknown[]) => {
      asked.push(Reflect.get(Object(args.at(-1)), 'message'));
      return { response: message ?? 0, checkboxChecked: false };
    };
  }, answers);
}

/** Questions of message boxes since the answers were set. */
export const questionsAsked = (app: ElectronApplication): Promise<readonly string[]> =>
  app.evaluate(() => Reflect.get(globalThis, 'askedInDialogs'));

/** Chooses an entry of the application menu, as soon as it exists. */
export function chooseInMenu(app: ElectronApplication, id: string): Promise<void> {
  return vi.waitFor(
    () =>
      app.evaluate(({ Menu }, wanted) => {
        const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
        if (!item?.enabled) throw new Error(`The menu has no entry ${wanted} to choose.`);
        item.click();
      }, id),
    PATIENCE,
  );
}

/** The labels of a menu's entries, and whether they can be chosen. */
export function menuEntries(app: ElectronApplication, label: string): Promise<Record<string, boolean>> {
  return app.evaluate(({ Menu }, wanted) => {
    const menu = Menu.getApplicationMenu()?.items.find((item) => item.label === wanted);
    const items = menu?.submenu?.items ?? [];
    return Object.fromEntries(items.map((item) => [item.label, item.enabled]));
  }, label);
}

/** The name of the file opened last, as the menu has it. */
export const mostRecent = (app: ElectronApplication): Promise<string | undefined> =>
  app.evaluate(({ Menu }) => {
    const file = Menu.getApplicationMenu()?.items.find((item) => item.label === 'File');
    return file?.submenu?.items.find((item) => item.label === 'Open Recent')?.submenu?.items[0]?.label;
  });

/** Chooses the file of that name as soon as it is the most recent one. */
export function openMostRecent(app: ElectronApplication, name: string): Promise<void> {
  return vi.waitFor(
    () =>
      app.evaluate(({ Menu }, wanted) => {
        const file = Menu.getApplicationMenu()?.items.find((item) => item.label === 'File');
        const recent = file?.submenu?.items.find((item) => item.label === 'Open Recent')?.submenu?.items[0];
        if (recent?.label !== wanted) throw new Error(`Opened last was ${recent?.label}, not ${wanted}.`);
        recent.click();
      }, name),
    PATIENCE,
  );
}
