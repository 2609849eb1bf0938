import { useRef } from 'react';

/**
 * Handlers for a window without a trigger of its own: on closing, the focus returns to what had it before. Unless
 * the window led to another page; there the new screen's heading takes it.
 */
export function useFocusReturn() {
  const opener = useRef<{ element: Element | null; path: string } | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = { element: lasting(document.activeElement), path: window.location.pathname };
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { element, path } = opener.current ?? {};
      if (element instanceof HTMLElement && path === window.location.pathname) element.focus();
    },
  };
}

/** Of something in a menu, which closes with the press, the button that the menu hangs from. */
function lasting(element: Element | null): Element | null {
  const trigger = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return trigger ? document.getElementById(trigger) : element;
}
