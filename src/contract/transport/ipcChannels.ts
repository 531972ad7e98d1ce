/** The channels between page and main process. The message contains the name of the request. */
export const REQUEST_CHANNEL = 'request';
export const EVENT_CHANNEL = 'event';
export const SUBSCRIBE_CHANNEL = 'subscribe';
/** Used by the preload script to pass the path of a file that was dropped or picked. */
export const GRANT_CHANNEL = 'grant-file';
