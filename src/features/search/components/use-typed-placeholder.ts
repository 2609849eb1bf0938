import { useEffect, type RefObject } from 'react';
import { firstFrame, nextFrame } from '../typed-prompts';

/**
 * Types the prompts into the field's placeholder, one after another. Still, on the first prompt, for those who
 * asked for less motion; held while the field has the focus or is out of sight. Written to the element directly: twenty
 * renders a second for a decoration would be a waste.
 */
export function useTypedPlaceholder(field: RefObject<HTMLInputElement | null>, prompts: readonly string[]) {
  useEffect(() => {
    const input = field.current;
    if (!input || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;

    let frame = firstFrame;
    let inSight = false;
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
      if (inSight && document.activeElement !== input) step();
    };
    // On phones the header's own field is not shown.
    const observer = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? false;
      if (inSight) goOn();
      else hold();
    });
    observer.observe(input);
    input.addEventListener('focus', hold);
    input.addEventListener('blur', goOn);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      input.removeEventListener('focus', hold);
      input.removeEventListener('blur', goOn);
      input.placeholder = prompts[0] ?? '';
    };
  }, [field, prompts]);
}
