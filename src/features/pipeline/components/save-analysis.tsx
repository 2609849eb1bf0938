import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import type { AnalysisInputs } from '../inputs';

const SaveDialog = lazyDialog(() =>
  import('./deal/save-analysis-dialog').then(({ SaveAnalysisDialog }) => SaveAnalysisDialog),
);

interface SaveAnalysisProps {
  /** The listing that is analyzed; null for a deal from elsewhere. */
  listingId: string | null;
  /** Suggested name. */
  name: string;
  inputs: AnalysisInputs;
  disabled: boolean;
}

/** Saves an analysis on a deal in the member's pipeline. */
export function SaveAnalysis({ disabled, ...analysis }: SaveAnalysisProps) {
  const user = useUser();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<BookmarkPlus aria-hidden />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        Save analysis
      </Button>
      {open ? <SaveDialog open onOpenChange={setOpen} userId={user.id} {...analysis} /> : null}
    </>
  );
}
