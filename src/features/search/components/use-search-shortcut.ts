import { useEffect, type RefObject } from 'react';

/** Ctrl+K or Cmd+K focuses the field if it is visible. A single letter would interfere with typing. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const input = field.current;
      if (
        event.key !== 'k' ||
        event.altKey ||
        event.shiftKey ||
        event.ctrlKey === event.metaKey ||
        !input?.offsetParent
      )
        return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
}
