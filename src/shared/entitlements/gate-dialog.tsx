import { Dialog } from '@/kit/ui/dialog';
import { Gate } from './gate';
import { gates, type Act } from '@/domain/membership/gates';

export interface GateDialogProps {
  act: Act;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the member needs for this, with the way to fix it. */
export function GateDialog({ act, open, onOpenChange }: GateDialogProps) {
  const { to } = gates[act];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="sm" title={to.charAt(0).toUpperCase() + to.slice(1)}>
      <Gate act={act} />
    </Dialog>
  );
}
