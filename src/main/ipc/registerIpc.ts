import { ipcMain, type WebContents, type WebFrameMain } from 'electron';
import type { RequestError } from '../../contract/requests/requestError';
import {
  EVENT_CHANNEL,
  GRANT_CHANNEL,
  REQUEST_CHANNEL,
  SUBSCRIBE_CHANNEL,
} from '../../contract/transport/ipcChannels';
import { message } from '../../core/message';
import { fail, ok } from '../../core/result';
import type { GrantedPaths } from '../files/grantedPaths';
import { isAppUrl } from '../window/appUrl';
import type { AnswerRequest } from './clientApi';
import type { EventHub } from './eventHub';

/** Answer to a page that is not the app's own. */
const STRANGER: RequestError = {
  code: 'bad-request',
  message: message('requests.stranger'),
};

/**
 * Connects the window's page with the engine, files and menu. A sender that is not the app's
 * own top frame is refused.
 *
 * @param answering requests that come before wait for it
 */
export function registerIpc(answering: Promise<AnswerRequest>, granted: GrantedPaths, hub: EventHub): void {
  ipcMain.handle(REQUEST_CHANNEL, async (event, name: unknown, request: unknown) => {
    if (!isTrustedFrame(event.senderFrame)) return fail(STRANGER);
    const answer = await answering;
    return answer(name, request);
  });
  ipcMain.handle(GRANT_CHANNEL, (event, path: unknown) =>
    isTrustedFrame(event.senderFrame) && typeof path === 'string' ? ok(granted.grant(path)) : fail(STRANGER),
  );
  const unsubscribe = new Map<WebContents, () => void>();
  ipcMain.on(SUBSCRIBE_CHANNEL, ({ sender, senderFrame }) => {
    if (!isTrustedFrame(senderFrame)) return;
    if (!unsubscribe.has(sender)) sender.once('destroyed', () => forget(sender));
    // A reloaded page subscribes again and receives everything again.
    unsubscribe.get(sender)?.();
    unsubscribe.set(
      sender,
      hub.subscribe((event) => sender.send(EVENT_CHANNEL, event)),
    );
  });

  function forget(sender: WebContents): void {
    unsubscribe.get(sender)?.();
    unsubscribe.delete(sender);
  }
}

const isTrustedFrame = (frame: WebFrameMain | null): boolean =>
  frame !== null && frame.parent === null && isAppUrl(frame.url);
