import { useRef } from 'react';

/**
 * Handlers for a dialog without a trigger: on close, the focus returns to the element that had it, unless the dialog
 * navigated to another page, where the heading is focused.
 */
export function useFocusReturn() {
  const opener = useRef<{ element: Element | null; path: string } | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = { element: stableElement(document.activeElement), path: window.location.pathname };
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { element, path } = opener.current ?? {};
      if (element instanceof HTMLElement && path === window.location.pathname) element.focus();
    },
  };
}

/** For an item of a menu, which closes on click, returns the menu's trigger. */
function stableElement(element: Element | null): Element | null {
  const trigger = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return trigger ? document.getElementById(trigger) : element;
}
