import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';

interface LoadMoreProps {
  onMore: () => void;
  busy: boolean;
  failed: boolean;
}

/** Loads the next page when the end of the list comes near, or at a press. After a failure only at a press. */
export function LoadMore({ onMore, busy, failed }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const waiting = !busy && !failed;

  useEffect(() => {
    if (!waiting || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onMore();
    }, { rootMargin: '800px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waiting, onMore]);

  return (
    <div ref={end} className="mt-10 flex flex-col items-center gap-4">
      <FormError>{failed ? 'More listings could not be loaded.' : null}</FormError>
      <Button variant="secondary" size="lg" busy={busy} busyLabel="Loading more" onClick={onMore}>
        {failed ? 'Try again' : 'Show more listings'}
      </Button>
    </div>
  );
}
