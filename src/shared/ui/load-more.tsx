import { useEffect, useRef } from 'react';
import { Button } from './button';
import { FormError } from './field';

interface LoadMoreProps {
  /** What the list holds, in the plural: 'listings'. */
  what: string;
  onMore: () => void;
  busy: boolean;
  failed: boolean;
  /** How near the end of the list may come to the window's edge before the next page is loaded, in CSS pixels. */
  reach?: number;
}

/** Loads the next page when the end of the list comes near, or at a press. After a failure only at a press. */
export function LoadMore({ what, onMore, busy, failed, reach = 800 }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const waiting = !busy && !failed;

  useEffect(() => {
    if (!waiting || !end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore();
      },
      { rootMargin: `${reach}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waiting, onMore, reach]);

  return (
    <div ref={end} className="mt-10 flex flex-col items-center gap-4">
      <FormError>{failed ? `More ${what} could not be loaded.` : null}</FormError>
      <Button variant="secondary" size="lg" busy={busy} busyLabel="Loading more" onClick={onMore}>
        {failed ? 'Try again' : `Show more ${what}`}
      </Button>
    </div>
  );
}
