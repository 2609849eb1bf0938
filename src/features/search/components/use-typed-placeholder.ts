import { useEffect, type RefObject } from 'react';
import { firstFrame, nextFrame } from '../typed-prompts';

/**
 * Types the prompts into the field's placeholder, one after another. Shows only the first prompt under reduced motion;
 * pauses while the field is focused or off screen. Writes to the element directly to avoid 20 renders a second.
 */
export function useTypedPlaceholder(field: RefObject<HTMLInputElement | null>, prompts: readonly string[]) {
  useEffect(() => {
    const input = field.current;
    if (!input || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;

    let frame = firstFrame;
    let isVisible = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      const next = nextFrame(frame, prompts);
      timer = setTimeout(() => {
        frame = next.frame;
        input.placeholder = prompts[frame.prompt]?.slice(0, frame.length) ?? '';
        step();
      }, next.afterMs);
    };
    const pause = () => {
      clearTimeout(timer);
      input.placeholder = prompts[frame.prompt] ?? '';
    };
    const resume = () => {
      clearTimeout(timer);
      if (isVisible && document.activeElement !== input) step();
    };
    // The header hides its field on phones.
    const observer = new IntersectionObserver((changes) => {
      isVisible = changes.at(-1)?.isIntersecting ?? false;
      if (isVisible) resume();
      else pause();
    });
    observer.observe(input);
    input.addEventListener('focus', pause);
    input.addEventListener('blur', resume);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      input.removeEventListener('focus', pause);
      input.removeEventListener('blur', resume);
      input.placeholder = prompts[0] ?? '';
    };
  }, [field, prompts]);
}
