import { useRef } from 'react';

/** Where the focus can return to from the open dialogs, the latest last: to the first that's still there. */
const open: Element[][] = [];

/**
 * Handlers for a dialog without a trigger: on close, the focus returns to the element that had it, unless the dialog
 * navigated to another page, where the heading is focused. A dialog that replaces another one returns it to where that
 * one would have.
 */
export function useFocusReturn() {
  const opener = useRef<{ elements: Element[]; path: string } | null>(null);
  return {
    onOpenAutoFocus: () => {
      const element = stableElement(document.activeElement);
      const elements = [...(element && element !== document.body ? [element] : []), ...(open.at(-1) ?? [])];
      open.push(elements);
      opener.current = { elements, path: window.location.pathname };
    },
    onCloseAutoFocus: (event: Event, returns = true) => {
      event.preventDefault();
      const { elements = [], path } = opener.current ?? {};
      if (open.includes(elements)) open.splice(open.indexOf(elements), 1);
      const element = elements.find(({ isConnected }) => isConnected);
      if (returns && element instanceof HTMLElement && path === window.location.pathname) element.focus();
    },
  };
}

/** For an item of a menu, which closes on click, returns the menu's trigger. */
function stableElement(element: Element | null): Element | null {
  const trigger = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return trigger ? document.getElementById(trigger) : element;
}
