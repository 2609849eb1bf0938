import { useEffect } from 'react';

declare global {
  /** The button last pressed on a prerendered page before it was hydrated; set by an inline script of the page. */
  var pressedBeforeHydration: HTMLElement | null | undefined;
}

/** Marks a prerendered page as hydrated, and presses again what was pressed too early. Rendered beside the screen. */
export function HydrationMarker() {
  useEffect(() => {
    delete document.documentElement.dataset['hydrating'];
    const pressed = globalThis.pressedBeforeHydration;
    globalThis.pressedBeforeHydration = undefined;
    if (pressed?.isConnected) pressed.click();
  }, []);
  return null;
}
