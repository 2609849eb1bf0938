import { useEffect } from 'react';

declare global {
  /** The button that was pressed last on a page that was not at work yet; index.html notes it. */
  var earlyPress: HTMLElement | null | undefined;
}

/**
 * Ends the waiting of a page that was written at build time: what stands beside this is at work, and its buttons do what they say, also
 * the one that was pressed before. In every shell, for its reader may be led on before the first screen is there.
 */
export function AtWork() {
  useEffect(() => {
    delete document.documentElement.dataset['waiting'];
    const pressed = globalThis.earlyPress;
    globalThis.earlyPress = undefined;
    if (pressed?.isConnected) pressed.click();
  }, []);
  return null;
}
