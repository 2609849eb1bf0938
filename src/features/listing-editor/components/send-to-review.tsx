import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { fieldLabels } from '@/shared/listings/edit-rules';

interface SendToReviewProps {
  /** Fields whose change needs review; null closes the dialog. */
  changes: readonly string[] | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before saving changes that cost a listing its badge until staff have approved them. */
export function SendToReview({ changes, onClose, onConfirm }: SendToReviewProps) {
  return (
    <Dialog
      open={changes !== null}
      onOpenChange={(next) => next || onClose()}
      title="Send this listing back to review?"
      description={
        'It was verified with other information. If you save, it stays in the marketplace without the Verified badge ' +
        'until we’ve approved your changes.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep editing
          </Button>
          <Button onClick={onConfirm}>Save and send to review</Button>
        </>
      }
    >
      <h3 className="text-sm font-semibold">Changes that need review</h3>
      <ul className="mt-1 list-disc pl-5 text-[15px]">
        {fieldLabels(changes ?? []).map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Dialog>
  );
}
