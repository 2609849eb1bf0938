import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';

/** Says that the form holds an earlier draft, and offers an empty one. Goes away once that is chosen. */
export function DraftNote({ onStartOver }: { onStartOver: () => void }) {
  const [state, setState] = useState<'shown' | 'asking' | 'gone'>('shown');
  if (state === 'gone') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken py-2.5 pr-2.5 pl-5 text-[15px]">
      <output>Your draft is back, as you left it.</output>
      <Button variant="ghost" size="sm" onClick={() => setState('asking')}>
        Start over
      </Button>
      <ConfirmDialog
        open={state === 'asking'}
        onOpenChange={() => setState((now) => (now === 'asking' ? 'shown' : now))}
        title="Start over?"
        description="Everything in the form is cleared and its pictures are removed."
        confirmLabel="Clear the form"
        cancelLabel="Keep the draft"
        onConfirm={() => {
          onStartOver();
          setState('gone');
        }}
      />
    </div>
  );
}
