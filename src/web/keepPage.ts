/**
 * Keeps the page for the time without a network, by its service worker, once it has nothing else to do.
 *
 * @param onNewVersion called when another version is there, which waits until the tabs of this one are closed
 */
export function keepPage(onNewVersion: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  const register = async () => {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register('./serviceWorker.js');
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      // At the first visit there is no older version.
      const isNews = serviceWorker.controller !== null;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && isNews) onNewVersion();
      });
    });
    if (registration.waiting !== null) onNewVersion();
  };
  const later = () =>
    setTimeout(() => {
      // Refused in some private windows, and where nothing may be stored: the page works without it.
      register().catch(console.info);
    }, AFTER_START_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/** The first candidates and the board come first. */
const AFTER_START_MS = 3000;

/**
 * Loads the page again if a part of it is gone, because another version has been put in its place: once.
 */
export function reloadIfReplaced(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const [visit] = performance.getEntriesByType('navigation');
    if (visit instanceof PerformanceNavigationTiming && visit.type === 'reload') return;
    event.preventDefault();
    window.location.reload();
  });
}
