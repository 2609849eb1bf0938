import { clsx } from 'clsx';
import { Button } from '@/kit/ui/button';

/** Says that a draft was restored, and can be discarded. */
export function RestoredDraft({ onStartOver, className }: { onStartOver: () => void; className?: string }) {
  return (
    <div
      className={clsx(
        className,
        'flex flex-wrap items-center justify-between gap-3 rounded-control bg-amber-soft px-4',
        'py-2 text-sm font-medium text-amber-ink',
      )}
    >
      <p>We restored your unsaved draft.</p>
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
