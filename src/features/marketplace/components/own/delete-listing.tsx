import { useAuth } from '@/shared/session/auth-provider';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { useDeleteListing } from '../../api/posting';
import { deleteProblem } from '../../wizard-rules';

interface DeleteListingProps {
  /** The listing to delete; null while nothing is asked. */
  id: string | null;
  onClose: () => void;
  /** After it is deleted, before the window closes. */
  onDeleted?: () => void;
}

/** Asks, then deletes one of the member's own listings with its pictures. */
export function DeleteListing({ id, onClose, onDeleted }: DeleteListingProps) {
  const { user } = useAuth();
  const { mutateAsync } = useDeleteListing(user?.id ?? null);
  return (
    <ConfirmDialog
      open={id !== null}
      onOpenChange={(open) => open || onClose()}
      title="Delete this listing?"
      description="Are you sure you want to delete this listing? This action cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting"
      failedText={deleteProblem}
      onConfirm={async () => {
        await mutateAsync(id ?? '');
        onDeleted?.();
      }}
    />
  );
}
