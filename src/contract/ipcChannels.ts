/** The channels between page and main process. What is asked on the first two is named in the message. */
export const REQUEST_CHANNEL = 'request';
export const FILE_REQUEST_CHANNEL = 'file-request';
export const EVENT_CHANNEL = 'event';
export const SUBSCRIBE_CHANNEL = 'subscribe';
/** The preload script's own: it hands over the path of a file that was dropped or picked. */
export const GRANT_CHANNEL = 'grant-file';
