import { useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/shared/ui/dialog';

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  isUnsaved: () => boolean;
  /** Before the page is left. */
  onLeave: () => void;
}

/** Asks before a half-written listing is left for another screen. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const [leaving, setLeaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' && !leaving}
      onOpenChange={(open) => {
        if (!open && !leaving) blocker.reset?.();
      }}
      title="Leave without posting?"
      description="What you typed stays here as a draft until you close this tab. The pictures are removed."
      confirmLabel="Leave"
      cancelLabel="Keep writing"
      onConfirm={() => {
        setLeaving(true);
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
