import type {} from '../contract/transport/connectionGlobal';
import { connectHost } from './connectHost';

// As a preload script does for a window, before the page's own code.
Object.defineProperty(window, 'tilewright', { value: connectHost() });
await import('../renderer/main');
