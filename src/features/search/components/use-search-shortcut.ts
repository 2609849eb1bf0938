import { useEffect, type RefObject } from 'react';

/** Control or Command with K leads to the field, where it is shown. A letter alone would clash with typing. */
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
