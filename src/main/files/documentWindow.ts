import { app, type BrowserWindow, nativeImage } from 'electron';
import type { DocumentTitle, FilesEvent, UnsavedAnswer } from '../../contract/document/filesApi';
import { say } from '../../texts/say';
import type { UnsavedStore } from './unsavedStore';

interface Deps {
  readonly unsaved: UnsavedStore;
  readonly publish: (event: FilesEvent) => void;
  readonly ask: (name: string) => Promise<UnsavedAnswer>;
  readonly log: (message: string) => void;
  /** The picture of a file that is dragged out of the window. */
  readonly iconPath: string;
}

/** As large as a system shows a file in a folder. */
const DRAGGED_PX = 64;

/** The window's document: its title, and the question before its changes are lost. */
export class DocumentWindow {
  private window: BrowserWindow | undefined;
  /** Null until the page reports it: unsaved changes of an earlier run may not be restored yet. */
  private title: DocumentTitle | null = null;
  private isAsking = false;
  private mayClose = false;
  /** The window closes because the program is to end. */
  private isQuitting = false;
  private quitsOnceSaved = false;

  constructor(private readonly deps: Deps) {
    app.on('before-quit', () => {
      this.isQuitting = true;
    });
  }

  attach(window: BrowserWindow): void {
    this.window = window;
    this.mayClose = false;
    this.title = null;
    window.on('close', (event) => {
      const { title } = this;
      if (title === null) return;
      if (!title.isEdited || this.mayClose) {
        this.forgetUnsaved();
        return;
      }
      event.preventDefault();
      if (!this.isAsking) void this.askBeforeClosing(title.name);
    });
    window.on('closed', () => {
      this.window = undefined;
    });
  }

  showTitle(title: DocumentTitle): void {
    this.title = title;
    this.window?.setDocumentEdited(title.isEdited);
    this.window?.setRepresentedFilename(title.path ?? '');
  }

  /** macOS drags nothing without a picture. */
  startDrag(file: string): void {
    const icon = nativeImage.createFromPath(this.deps.iconPath).resize({ width: DRAGGED_PX });
    this.window?.webContents.startDrag({ file, icon });
  }

  /** Closes the window, whatever is unsaved; the program ends if that was what the window was closed for. */
  close(): void {
    this.mayClose = true;
    this.window?.close();
    if (this.quitsOnceSaved) app.quit();
  }

  private async askBeforeClosing(name: string): Promise<void> {
    this.isAsking = true;
    const answer = await this.deps.ask(name);
    this.isAsking = false;
    this.quitsOnceSaved = this.isQuitting && answer !== 'cancel';
    this.isQuitting = false;
    if (answer === 'discard') this.close();
    else if (answer === 'save') this.deps.publish({ type: 'save-and-close-requested' });
  }

  private forgetUnsaved(): void {
    const forgotten = this.deps.unsaved.forget();
    if (!forgotten.ok) this.deps.log(say(forgotten.error.message));
  }
}
