import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { toast } from '@/kit/ui/toast';
import { useDeleteDraft } from '../api/mutations';
import type { SubmissionCard } from '../submission';

/** Deletes a draft after confirmation. */
export function DeleteDraft({
  submission: { id, address },
  onDeleted,
}: {
  submission: SubmissionCard;
  onDeleted: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteDraft();
  const confirm = async () => {
    const done = await remove.mutateAsync(id);
    if (done) toast.success('Draft deleted', { description: address });
    else toast.info('Nothing was deleted. It was already submitted or deleted.');
    onDeleted();
  };
  return (
    <>
      {/* Under the row its text begins where the row's does. */}
      <Button
        variant="ghost"
        icon={<Trash2 aria-hidden />}
        aria-label={`Delete draft ${address}`}
        className="mx-1 mb-1 sm:mb-0"
        onClick={() => setAsking(true)}
      >
        Delete draft
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this draft?"
        description={`${address}, with any contract you have uploaded for it. You can’t undo this.`}
        confirmLabel="Delete draft"
        busyLabel="Deleting..."
        errors={{ failed: 'We couldn’t delete the draft.' }}
        onConfirm={confirm}
      />
    </>
  );
}
