import { useRef } from 'react';

/** Where the focus can return to from the open dialogs, the latest last: to the first that's still there. */
const open: Element[][] = [];

/** What a member types into first. A group of radio buttons is entered at the chosen one. */
const fields = [
  'input:not([type="hidden"], [type="file"], [type="radio"])',
  'input[type="radio"]:checked',
  'textarea',
  'select',
  '[contenteditable="true"]',
]
  .map((field) => `${field}:not(:disabled, [tabindex="-1"])`)
  .join();

/**
 * Handlers for a dialog without a trigger. It opens on its first field or, without one, on its title, where typing does
 * nothing: on a button, the first space would press it. On close, the focus returns to the element that had it, unless
 * the dialog navigated to another page, where the heading is focused. A dialog that replaces another one returns it to
 * where that one would have.
 */
export function useDialogFocus({ onTitle = false }: { onTitle?: boolean } = {}) {
  const opener = useRef<{ elements: Element[]; path: string } | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const element = stableElement(document.activeElement);
      const elements = [...(element && element !== document.body ? [element] : []), ...(open.at(-1) ?? [])];
      open.push(elements);
      opener.current = { elements, path: window.location.pathname };
      event.preventDefault();
      const content = event.currentTarget as HTMLElement;
      const field = onTitle ? null : content.querySelector<HTMLElement>(fields);
      (field ?? content.querySelector<HTMLElement>('[data-dialog-title]') ?? content).focus();
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
