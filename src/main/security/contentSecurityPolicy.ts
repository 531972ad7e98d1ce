/**
 * The page may load its own files, nothing else. Styles may be inline (panels set positions), pictures
 * and fonts may be made at run time.
 */
const DIRECTIVES: readonly string[] = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `worker-src 'self' blob:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
];

/** @param connections what the page may connect to, besides where it comes from */
export const contentSecurityPolicy = (...connections: readonly string[]): string =>
  [...DIRECTIVES, ["connect-src 'self'", ...connections].join(' ')].join('; ');

/** Sent with every file of the page. */
export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});
