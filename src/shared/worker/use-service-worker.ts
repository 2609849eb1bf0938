import { useEffect } from 'react';

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 5000 }) : setTimeout(run, 2000);

/** Registers the service worker of the signed-in app once the first view is there. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    whenIdle(() => {
      import('./register').then(
        ({ registerWorker }) => registerWorker(),
        () => undefined,
      );
    });
  }, []);
}
