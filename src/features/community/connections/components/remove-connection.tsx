import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { connectErrors } from '../connections';

interface RemoveConnectionProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rejects if the connection wasn't removed. */
  onRemove: () => Promise<void>;
}

/** Confirms before a connection is removed. */
export function RemoveConnection({ name, open, onOpenChange, onRemove }: RemoveConnectionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Remove connection?"
      description={
        <>
          You and {name} will no longer be connected or see each other’s contact details. Either of you can send a new
          request.
        </>
      }
      confirmLabel="Remove connection"
      busyLabel="Removing..."
      errors={connectErrors.remove}
      onConfirm={onRemove}
    />
  );
}
