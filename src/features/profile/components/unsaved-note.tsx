import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '@/kit/ui/button';

/** Tells the member that unsaved changes were restored, and offers to discard them. */
export function UnsavedNote({ onStartOver }: { onStartOver: () => void }) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken py-2.5 pr-2.5 pl-5',
        'text-[15px]',
      )}
    >
      <output>We restored your unsaved changes.</output>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          onStartOver();
          setDismissed(true);
        }}
      >
        Discard changes
      </Button>
    </div>
  );
}
