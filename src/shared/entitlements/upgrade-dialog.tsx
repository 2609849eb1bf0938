import { useEffect, useEffectEvent, useRef } from 'react';
import { lockedMessages, useCan } from './entitlements';
import { useUpgradePath } from './use-upgrade-path';
import { Button, ButtonLink } from '@/kit/ui/button';
import { LazyDialog } from '@/kit/ui/lazy-dialogs';

const titles = { verified_only: 'Verified Only', premium_alerts: 'Premium buyer alerts' } as const;

interface UpgradeDialogProps {
  entitlement: keyof typeof titles;
  open: boolean;
  onClose: () => void;
}

/** Says which plans include a feature and links to them. Closes when the member gets the entitlement. */
export function UpgradeDialog({ entitlement, open, onClose }: UpgradeDialogProps) {
  const upgrade = useUpgradePath();
  const unlocked = useCan(entitlement);
  const previous = useRef(unlocked);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (unlocked && previous.current === false) close();
    previous.current = unlocked;
  }, [unlocked]);
  return (
    <LazyDialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={titles[entitlement]}
      description={lockedMessages[entitlement]}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <ButtonLink to={upgrade}>Upgrade</ButtonLink>
        </>
      }
    />
  );
}
