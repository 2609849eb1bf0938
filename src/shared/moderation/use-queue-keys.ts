import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTyping } from '@/kit/hooks/is-typing';
import { isDialogOpen } from '@/kit/ui/lazy-dialogs';
import { decisionKeys } from './decisions';

/**
 * Keys of a review queue: J and K go to the next and previous item, and A and R press the decision buttons in
 * `preview`. They do nothing while somebody types, holds a key down, or has a dialog or menu open or opening.
 */
export function useQueueKeys(preview: RefObject<HTMLElement | null>, onMove: (step: 1 | -1) => void): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isDialogOpen()) return;
      const key = event.key.toUpperCase();
      if (key === 'J' || key === 'K') move(key === 'J' ? 1 : -1);
      else if (Object.values<string>(decisionKeys).includes(key)) {
        preview.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]:enabled`)?.click();
        // The letter would be typed into a field that the button has focused.
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [preview]);
}
