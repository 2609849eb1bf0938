import { useUser } from '@/platform/auth/auth-provider';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { useDeleteListing } from '../api/mutations';
import { deleteErrors } from '../posting-errors';

interface DeleteListingProps {
  /** The listing to delete; null keeps the dialog closed. */
  id: string | null;
  onClose: () => void;
  /** Called after deleting, before the dialog closes. */
  onDeleted?: () => void;
}

/** Confirms, then deletes one of the member's own listings and its pictures. */
export function DeleteListing({ id, onClose, onDeleted }: DeleteListingProps) {
  const user = useUser();
  const { mutateAsync } = useDeleteListing(user.id);
  return (
    <ConfirmDialog
      open={id !== null}
      onOpenChange={(open) => open || onClose()}
      title="Delete this listing?"
      description="Are you sure you want to delete this listing? This action cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting"
      errors={deleteErrors}
      onConfirm={async () => {
        await mutateAsync(id ?? '');
        onDeleted?.();
      }}
    />
  );
}
