import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

/** empty: nothing to save; restored: from an earlier visit; not-kept: this browser can't store it. */
export type DraftState = 'empty' | 'restored' | 'saved' | 'not-kept';

const texts: Readonly<Record<DraftState, string>> = {
  empty: '',
  restored: 'We restored your draft.',
  saved: 'Draft saved',
  'not-kept': 'Your browser can’t save drafts. You’ll lose what you typed when you leave.',
};

interface DraftNoticeProps {
  state: DraftState;
  /** While posting, the draft can't be discarded. */
  posting: boolean;
  onStartOver: () => void;
}

/** Says whether the draft is saved, and offers to start over. */
export function DraftNotice({ state, posting, onStartOver }: DraftNoticeProps) {
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
        description="This clears the form and removes its pictures. You can’t undo this."
        confirmLabel="Clear form"
        cancelLabel="Keep draft"
        onConfirm={onStartOver}
      />
    </div>
  );
}
