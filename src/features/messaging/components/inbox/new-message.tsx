import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import type { RecipientDialogProps } from './recipient-dialog';

const RecipientDialog = lazyDialog<RecipientDialogProps>(() =>
  import('./recipient-dialog').then((module) => module.RecipientDialog),
);

/** Opens a dialog to choose whom to write to. */
export function NewMessage({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<SquarePen aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        New message
      </Button>
      <RecipientDialog userId={userId} open={open} onOpenChange={setOpen} />
    </>
  );
}
