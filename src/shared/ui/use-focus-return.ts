import { useRef } from 'react';

/**
 * Handlers for a window without a trigger of its own: on closing, the focus returns to what had it before. Unless
 * the window led to another page; there the new screen's heading takes it.
 */
export function useFocusReturn() {
  const opener = useRef<{ element: Element | null; path: string } | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = { element: document.activeElement, path: window.location.pathname };
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { element, path } = opener.current ?? {};
      if (element instanceof HTMLElement && path === window.location.pathname) element.focus();
    },
  };
}
