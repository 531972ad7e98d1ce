import type {} from '../contract/transport/connectionGlobal';
import { connectHost } from './connectHost';
import { keepPage, reloadIfReplaced } from './keepPage';

reloadIfReplaced();
const { connection, notify } = connectHost();
// As a preload script does for a window, before the page's own code.
Object.defineProperty(window, 'tilewright', { value: connection });
await import('../renderer/main');
keepPage(() => notify({ key: 'web.newVersion', params: {} }));
