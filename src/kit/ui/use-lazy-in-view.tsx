import { useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { useInView } from '@/kit/hooks/use-in-view';
import { ErrorState } from './error-state';
import { useLazyComponent } from './use-lazy-component';

interface LazyInView<E extends Element, P> {
  /** For the element that has to come into view. */
  ref: RefObject<E | null>;
  /** Renders the component; null until it's there, and an error with a retry button if it can't be downloaded. */
  show: (props: P) => ReactNode;
}

/**
 * A part of a long screen whose code is downloaded when it's scrolled into view, or before that once it's `needed`.
 * `load` must be a stable function.
 */
export function useLazyInView<E extends Element, P extends object>(
  load: () => Promise<ComponentType<P>>,
  needed = false,
): LazyInView<E, P> {
  const { ref, inView } = useInView<E>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  const loaded = useLazyComponent(load, (inView || needed) && attempt, () => setFailed(true));
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return {
    ref,
    show: (props) => (failed ? <ErrorState title="We couldn’t load this section" onRetry={retry} /> : loaded?.(props)),
  };
}
