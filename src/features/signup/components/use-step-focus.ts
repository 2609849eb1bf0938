import { useEffect, useRef } from 'react';
import type { StepProblem } from '../details';

interface StepFocusOptions {
  /** The step that's shown. */
  shown: string;
  problem: StepProblem | null;
  /** Focuses the field to correct on the new step. Returns false if there is none. */
  focusField: () => boolean;
}

/**
 * Moves the focus when another step is shown or has a problem. Leaves the focus where it is on the first render.
 * Returns the ref for the element around the step.
 */
export function useStepFocus({ shown, problem, focusField }: StepFocusOptions) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    window.scrollTo(0, 0);
    if (focusField()) return;
    const heading = box.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (problem) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  return box;
}
