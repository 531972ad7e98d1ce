/** The channels between page and main process. A request is named in its message. */
export const REQUEST_CHANNEL = 'request';
export const EVENT_CHANNEL = 'event';
export const SUBSCRIBE_CHANNEL = 'subscribe';
/** The preload script's own: it hands over the path of a file that was dropped or picked. */
export const GRANT_CHANNEL = 'grant-file';
