import { useEffect } from 'react';

/** Ends the waiting of a page that was written at build time: what stands beside this is at work, and its buttons do what they say. In every shell, for its reader may be led on before the first screen is there. */
export function AtWork() {
  useEffect(() => {
    delete document.documentElement.dataset['waiting'];
  }, []);
  return null;
}
