import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { toast } from '@/kit/ui/toast';
import { milestoneKinds } from '@/domain/ledger/milestones';
import { useMoveMilestone } from '../api/mutations';
import { dealErrors } from '@/shared/deals/errors';
import { isDeposit } from '../earnest-money';
import { actionText, canMove, milestoneActions, type MilestoneAction } from '../milestones';
import { nextMilestone, type Deal, type Milestone } from '../room';
import { principalSide } from '@/domain/deal/deal';
import { receivedText } from '@/domain/deal/earnest';
import type { RoomProps } from '../room-view';
import type { ExtensionDialogProps } from './extension-dialog';
import type { ReceiptDialogProps } from './receipt-dialog';

const ReceiptDialog = lazyDialog<ReceiptDialogProps>(() =>
  import('./receipt-dialog').then((module) => module.ReceiptDialog),
);
const ExtensionDialog = lazyDialog<ExtensionDialogProps>(() =>
  import('./extension-dialog').then((module) => module.ExtensionDialog),
);

interface MilestoneActionsProps extends RoomProps {
  milestone: Milestone;
}

/** What arrived so far, before a sentence: '$4,000 of $5,000 has arrived. '. Empty without any. */
function arrivedText({ earnest }: Deal): string {
  if (!earnest || earnest.amount === null) return '';
  return `${receivedText(earnest.amount, earnest.due)} has arrived. `;
}

/** What the viewer can do with a milestone, including proposing a new deadline. Renders nothing if they can't. */
export function MilestoneActions({ deal, viewer, now, milestone }: MilestoneActionsProps) {
  const move = useMoveMilestone();
  const moving = useRef(false);
  const [asking, setAsking] = useState<MilestoneAction | null>(null);
  const [extending, setExtending] = useState(false);
  const actions = milestoneActions(milestone, viewer, { earnest: deal.earnest, now });
  const isNext = nextMilestone(deal)?.id === milestone.id;
  const label = milestoneKinds[milestone.kind];
  const extendable = principalSide(viewer) !== null && canMove(milestone);

  const send = async (action: MilestoneAction) => {
    if (moving.current) return;
    moving.current = true;
    try {
      await move.mutateAsync({ milestoneId: milestone.id, action });
      toast.success(`${label} updated`, { description: deal.title });
    } finally {
      moving.current = false;
    }
  };
  if (actions.length === 0 && !extendable) return null;
  const receiving = isDeposit(milestone.kind) && asking === 'confirm';
  const question = asking && !receiving ? actionText(milestone.kind, asking).question : null;
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {actions.map((action, index) => (
          <Button
            key={action}
            size="sm"
            variant={index === 0 && isNext ? 'primary' : 'secondary'}
            onClick={() => setAsking(action)}
          >
            {actionText(milestone.kind, action).label}
          </Button>
        ))}
        {extendable ? (
          <Button
            size="sm"
            variant="ghost"
            className={clsx(actions.length === 0 && '-ml-3')}
            aria-label={`Move deadline: ${label}`}
            onClick={() => setExtending(true)}
          >
            Move deadline
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => {
          if (!open) setAsking(null);
        }}
        title={question?.title ?? ''}
        description={`${asking === 'dispute' || asking === 'accept' ? arrivedText(deal) : ''}${question?.text ?? ''}`}
        confirmLabel={asking ? actionText(milestone.kind, asking).label : ''}
        busyLabel="Saving..."
        danger={false}
        errors={dealErrors}
        onConfirm={() => (asking ? send(asking) : undefined)}
      />
      {receiving ? (
        <ReceiptDialog
          deal={deal}
          viewer={viewer}
          milestone={milestone}
          open
          onOpenChange={(open) => {
            if (!open) setAsking(null);
          }}
        />
      ) : null}
      {extending ? (
        <ExtensionDialog deal={deal} viewer={viewer} milestone={milestone} open onOpenChange={setExtending} />
      ) : null}
    </>
  );
}
