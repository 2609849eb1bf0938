import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';

/** What is known of the draft: nothing yet, back from an earlier visit, kept, or impossible to keep here. */
export type DraftState = 'empty' | 'restored' | 'saved' | 'not-kept';

const texts: Readonly<Record<DraftState, string>> = {
  empty: '',
  restored: 'Your draft is back, as you left it.',
  saved: 'Draft saved',
  'not-kept': 'This browser keeps no draft: what you typed is lost when you leave.',
};

interface DraftNoteProps {
  state: DraftState;
  /** It is being posted, and cannot be given up any more. */
  posting: boolean;
  onStartOver: () => void;
}

/** Says what becomes of what was typed, and offers to begin anew. */
export function DraftNote({ state, posting, onStartOver }: DraftNoteProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex min-h-9 items-center gap-x-1 text-sm text-muted pointer-coarse:min-h-11">
      <output className="flex items-center gap-1.5">
        {state === 'saved' ? <Check aria-hidden className="size-4 text-evergreen-ink" /> : null}
        {texts[state]}
      </output>
      {state === 'empty' || posting ? null : (
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          Start over
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Start over?"
        description="Everything in the form is cleared and its pictures are removed."
        confirmLabel="Clear the form"
        cancelLabel="Keep the draft"
        onConfirm={onStartOver}
      />
    </div>
  );
}
