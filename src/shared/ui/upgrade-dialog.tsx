import { useEffect, useEffectEvent, useRef } from 'react';
import { paths } from '@/shared/config/paths';
import { gateTexts } from '@/shared/lib/membership-gates';
import { useMay } from '@/shared/session/member';
import { Button, ButtonLink } from './button';
import { LazyDialog } from './lazy-windows';

const titles = { verified_only: 'Verified Only', exclusive_events: 'Exclusive Event' } as const;

interface UpgradeDialogProps {
  gate: keyof typeof titles;
  open: boolean;
  onClose: () => void;
}

/** Stands before a gate of memberships that is closed: says whom it is open to, and leads to the plans. Closes once it opens. */
export function UpgradeDialog({ gate, open, onClose }: UpgradeDialogProps) {
  const passes = useMay(gate);
  const passed = useRef(passes);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (passes && passed.current === false) close();
    passed.current = passes;
  }, [passes]);
  return (
    <LazyDialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={titles[gate]}
      description={gateTexts[gate]}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <ButtonLink to={paths.membership}>Upgrade</ButtonLink>
        </>
      }
    />
  );
}
