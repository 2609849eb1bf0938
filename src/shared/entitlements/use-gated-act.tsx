import { useState, type ReactNode } from 'react';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import type { GateDialogProps } from './gate-dialog';
import { gates, type Act } from '@/domain/membership/gates';
import { useRestricted, useUnverified } from './use-gated';

const GateDialog = lazyDialog<GateDialogProps>(() => import('./gate-dialog').then((module) => module.GateDialog));

/** For what takes a press and no form, such as a like: asks for what the member needs first, in a dialog. */
export function useGatedAct(act: Act): { run: (action: () => void) => void; dialog: ReactNode } {
  const { anyEmail } = { anyEmail: false, ...gates[act] };
  const unverified = useUnverified();
  const gated = useRestricted() || (unverified && !anyEmail);
  const [asked, setAsked] = useState(false);
  return {
    run: (action) => (gated ? setAsked(true) : action()),
    // Once the email is verified, there's nothing left to ask for.
    dialog: asked && gated ? <GateDialog act={act} open onOpenChange={setAsked} /> : null,
  };
}
