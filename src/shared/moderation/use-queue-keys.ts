import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isTyping } from '@/kit/hooks/is-typing';
import { isDialogOpen } from '@/kit/ui/lazy-dialogs';
import { decisionKeys } from './decisions';

/** Letters closer than this to the last one typed into a dialog or field belong to the same text. */
const pauseMs = 700;

interface QueueKeys {
  /** J and K. */
  onMove: (step: 1 | -1) => void;
  /** Z. */
  onUndo: () => void;
}

/**
 * Keys of a review queue: J and K go to the next and previous item, A and R press the decision buttons in `preview`,
 * and Z undoes. They do nothing while somebody types, holds a key down, or has a dialog or menu open or opening, nor
 * for the rest of a text whose dialog has closed or couldn't be downloaded.
 */
export function useQueueKeys(preview: RefObject<HTMLElement | null>, { onMove, onUndo }: QueueKeys): void {
  const move = useEffectEvent(onMove);
  const undo = useEffectEvent(onUndo);
  const typedAt = useRef(-Infinity);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isText(event, typedAt.current)) {
        typedAt.current = event.timeStamp;
        return;
      }
      if (event.key === 'Tab' || event.key === 'Escape') typedAt.current = -Infinity;
      if (event.defaultPrevented || event.repeat) return;
      const key = event.key.toUpperCase();
      if (key === 'J' || key === 'K') move(key === 'J' ? 1 : -1);
      else if (key === 'Z') undo();
      else if (Object.values<string>(decisionKeys).includes(key)) {
        preview.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]:enabled`)?.click();
        // The letter would be typed into a field that the button has focused.
        event.preventDefault();
        // A reason follows, also if its dialog can't be downloaded.
        if (key === decisionKeys.reject) typedAt.current = event.timeStamp;
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [preview]);
}

/** Whether a key is part of a text: in a field or dialog, or right after one that was. */
function isText(event: KeyboardEvent, typedAt: number): boolean {
  if (event.key === 'Tab' || event.key === 'Escape') return false;
  if (isTyping(event.target) || event.timeStamp - typedAt < pauseMs) return true;
  return event.key.length === 1 && isDialogOpen();
}
