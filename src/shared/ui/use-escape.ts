import { useEffect, useEffectEvent } from 'react';

/** Escape closes the open list and nothing else; a dialog around it would hear the key before the field does. */
export function useEscape(open: boolean, close: () => void) {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [open]);
}
