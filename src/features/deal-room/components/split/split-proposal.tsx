import { Check, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { toast } from '@/kit/ui/toast';
import { dealErrors } from '@/shared/deals/errors';
import { partyName } from '@/domain/deal/deal';
import { splitParties, type Split } from '../../room';
import type { RoomProps } from '../../room-view';
import { useAnswerSplit, type SplitAnswer } from '../../api/mutations';
import { partSentences } from '../../split-text';
import { SplitDiff } from './split-diff';
import { SplitLines } from './split-lines';

interface SplitProposalProps extends Omit<RoomProps, 'now'> {
  split: Split;
  /** The split in force, or null. */
  current: Split | null;
}

/** A proposed split: what it changes, who has approved it, and the viewer's answers. */
export function SplitProposal({ deal, viewer, split, current }: SplitProposalProps) {
  const proposer = deal.parties.find(({ id }) => id === split.proposed_by);
  const own = split.proposed_by === viewer.id;
  return (
    <div className="flex flex-col gap-4 rounded-control border border-amber/50 p-4">
      <h3 className="text-[15px] font-semibold">
        {own ? 'Your proposal' : `Proposed by ${partyName(proposer)}`} (version {split.version})
      </h3>
      {current ? (
        <SplitDiff deal={deal} viewer={viewer} current={current.lines} proposed={split.lines} />
      ) : (
        <SplitLines deal={deal} viewer={viewer} lines={split.lines} />
      )}
      <Approvals deal={deal} viewer={viewer} split={split} />
      <Answers viewer={viewer} split={split} />
    </div>
  );
}

/** Who has approved it, and who is missing. */
function Approvals({ deal, viewer, split }: Omit<SplitProposalProps, 'current'>) {
  return (
    <ul aria-label="Approvals" className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {splitParties(deal).map((party) => {
        const approved = split.approvals.includes(party.id);
        return (
          <li key={party.id} className="flex items-center gap-1.5 [&_svg]:size-4">
            {approved ? (
              <Check aria-hidden className="text-evergreen-ink" />
            ) : (
              <Hourglass aria-hidden className="text-amber-ink" />
            )}
            {party.id === viewer.id ? 'You' : partyName(party)}: {approved ? 'approved' : 'not yet'}
          </li>
        );
      })}
    </ul>
  );
}

function Answers({ viewer, split }: Pick<SplitProposalProps, 'viewer' | 'split'>) {
  const answer = useAnswerSplit(split.id);
  const [asking, setAsking] = useState<SplitAnswer | null>(null);
  const own = split.proposed_by === viewer.id;
  const parts = partSentences(split.lines, viewer.id, 'You').join('. ');
  const questions = {
    approved: {
      title: 'Approve this split?',
      text: `${parts}. It’s in force once everyone has approved it, and stays until you all agree on another.`,
      label: 'Approve split',
      busy: 'Approving...',
      done: 'Split approved',
    },
    declined: {
      title: 'Decline this split?',
      text: 'The proposal ends. Anyone can propose another.',
      label: 'Decline split',
      busy: 'Declining...',
      done: 'Split declined',
    },
    withdrawn: {
      title: 'Withdraw your proposal?',
      text: 'This cancels the proposal and everyone’s approvals. You can propose another.',
      label: 'Withdraw proposal',
      busy: 'Withdrawing...',
      done: 'Proposal withdrawn',
    },
  } as const;
  const question = questions[asking ?? 'approved'];
  return (
    <div className="flex flex-wrap gap-2">
      {split.approvals.includes(viewer.id) ? null : (
        <Button size="sm" onClick={() => setAsking('approved')}>
          Approve
        </Button>
      )}
      {own ? (
        <Button size="sm" variant="secondary" onClick={() => setAsking('withdrawn')}>
          Withdraw
        </Button>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => setAsking('declined')}>
          Decline
        </Button>
      )}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => {
          if (!open) setAsking(null);
        }}
        title={question.title}
        description={question.text}
        confirmLabel={question.label}
        busyLabel={question.busy}
        danger={asking !== 'approved'}
        errors={dealErrors}
        onConfirm={async () => {
          if (!asking) return;
          await answer.mutateAsync(asking);
          toast.success(question.done);
        }}
      />
    </div>
  );
}
