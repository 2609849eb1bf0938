import { ConfirmDialog } from '@/shared/ui/dialog';
import { connectProblem } from '../../connection-rules';

interface RemoveConnectionProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rejects when the connection is still there. */
  onRemove: () => Promise<void>;
}

/** Asks before a connection is ended. */
export function RemoveConnection({ name, open, onOpenChange, onRemove }: RemoveConnectionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Remove connection?"
      description={`You and ${name} will no longer be connected, and contact details shared through the connection are hidden again. Either of you can send a new request.`}
      confirmLabel="Remove connection"
      busyLabel="Removing..."
      failedText={(error) => connectProblem('remove', error)}
      onConfirm={onRemove}
    />
  );
}
