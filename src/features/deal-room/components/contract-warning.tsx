import { useState } from 'react';
import { principalSide } from '@/domain/deal/deal';
import { formatDeadline } from '@/kit/time/deadlines';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { Warning } from '@/kit/ui/warning';
import { contractProblem } from '../contract';
import type { RoomProps } from '../room-view';
import type { ContractDialogProps } from './contract-dialog';

const ContractDialog = lazyDialog<ContractDialogProps>(() =>
  import('./contract-dialog').then((module) => module.ContractDialog),
);

/** Records an extension of the seller's contract, or of its inspection period. */
export function ExtendContract({ deal, viewer, kind }: Omit<ContractDialogProps, 'open' | 'onOpenChange'>) {
  const [extending, setExtending] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setExtending(true)}>
        Record an extension
      </Button>
      {extending ? <ContractDialog deal={deal} viewer={viewer} kind={kind} open onOpenChange={setExtending} /> : null}
    </>
  );
}

/** Warns both sides while the seller's contract ends before the closing, or has ended. Nothing for others. */
export function ContractWarning({ deal, viewer, now }: RoomProps) {
  const side = principalSide(viewer);
  const problem = side && contractProblem(deal, now);
  if (!problem) return null;
  const [contract, closing] = [problem.contract, problem.closing].map(({ due_at }) =>
    formatDeadline(due_at, deal.time_zone, now),
  );
  const whose = side === 'seller' ? 'Your contract' : 'The seller’s contract';
  const advice = side === 'seller' ? 'Extend it, and record that here.' : 'Ask the seller to extend it.';
  return (
    <Warning>
      <p className="numeric">
        {problem.hasEnded
          ? `${whose} ended ${contract}. ${advice}`
          : `${whose} ends ${contract}, before the closing (${closing}). ${advice}`}
      </p>
      {side === 'seller' ? (
        <div className="mt-2.5">
          <ExtendContract deal={deal} viewer={viewer} kind="seller_contract" />
        </div>
      ) : null}
    </Warning>
  );
}
