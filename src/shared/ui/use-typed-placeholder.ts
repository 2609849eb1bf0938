import { useEffect, type RefObject } from 'react';
import { firstFrame, nextFrame } from '@/shared/lib/typed-prompts';

/**
 * Types the prompts into the field's placeholder, one after another. Still, on the first prompt, for those who
 * asked for less motion; held while the field has the focus. Written to the element directly: twenty renders
 * a second for a decoration would be a waste.
 */
export function useTypedPlaceholder(field: RefObject<HTMLInputElement | null>, prompts: readonly string[]) {
  useEffect(() => {
    const input = field.current;
    if (!input || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;

    let frame = firstFrame;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      const next = nextFrame(frame, prompts);
      timer = setTimeout(() => {
        frame = next.frame;
        input.placeholder = prompts[frame.prompt]?.slice(0, frame.length) ?? '';
        step();
      }, next.afterMs);
    };
    const hold = () => {
      clearTimeout(timer);
      input.placeholder = prompts[frame.prompt] ?? '';
    };
    const goOn = () => {
      clearTimeout(timer);
      step();
    };
    input.addEventListener('focus', hold);
    input.addEventListener('blur', goOn);
    if (document.activeElement !== input) step();
    return () => {
      clearTimeout(timer);
      input.removeEventListener('focus', hold);
      input.removeEventListener('blur', goOn);
      input.placeholder = prompts[0] ?? '';
    };
  }, [field, prompts]);
}
