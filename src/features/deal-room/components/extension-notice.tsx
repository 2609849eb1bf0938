import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { ContractExpiry } from '@/shared/deals/contract-expiry';
import { milestoneKinds } from '@/domain/ledger/milestones';
import { useAnswerExtension, type ExtensionAnswer } from '../api/mutations';
import { recordQuery } from '../api/queries';
import { Failure } from '@/platform/errors/failure';
import { dealErrors } from '@/shared/deals/errors';
import { deadlineFields, formatDeadline, lastDay } from '@/kit/time/deadlines';
import { isPartner, partyName, principalSide } from '@/domain/deal/deal';
import { closedDayText } from '../closed-day';
import type { Extension, Milestone } from '../room';
import type { RoomProps } from '../room-view';

interface ExtensionNoticeProps extends RoomProps {
  milestone: Milestone;
  extension: Extension;
}

const answered = {
  agreed: 'Deadline moved',
  declined: 'New deadline declined',
  withdrawn: 'New deadline withdrawn',
} as const;

/** A proposed deadline, with the answers that the viewer can give. */
export function ExtensionNotice({ deal, viewer, now, milestone, extension }: ExtensionNoticeProps) {
  const answer = useAnswerExtension();
  const sending = useRef(false);
  const side = principalSide(viewer);
  const own = side === extension.proposed_by;
  const passed = Date.parse(extension.due_at) <= now;
  const closed = passed ? null : closedDayText(lastDay(extension.due_at, deal.time_zone));
  const label = milestoneKinds[milestone.kind];
  const send = async (choice: ExtensionAnswer) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await answer.mutateAsync({ id: extension.id, answer: choice });
      toast.success(answered[choice], { description: label });
    } catch {
      // Shown below.
    }
    sending.current = false;
  };
  const button = (choice: ExtensionAnswer, text: string, primary = false) => (
    <Button
      size="sm"
      variant={primary ? 'primary' : 'secondary'}
      aria-label={`${text} for ${label.toLowerCase()}`}
      busy={answer.isPending && answer.variables.answer === choice}
      onClick={({ detail }) => {
        // Ignore the second click of a double click: the button may have changed.
        if (detail <= 1) void send(choice);
      }}
    >
      {text}
    </Button>
  );
  const proposer = deal.parties.find(({ role }) => role === extension.proposed_by);
  return (
    <div className="mt-3 rounded-control border border-amber/50 bg-amber-soft px-4 py-3 text-sm">
      <p className="numeric font-medium text-amber-ink">
        {own ? 'You' : partyName(proposer)} proposed a new deadline:{' '}
        {formatDeadline(extension.due_at, deal.time_zone, now)}
        {passed ? '. It has passed.' : null}
      </p>
      {closed ? <p className="numeric mt-1 text-pretty text-amber-ink">{closed}</p> : null}
      {isPartner(viewer) ? <Reason deal={deal} viewer={viewer} extension={extension} /> : null}
      {side && milestone.kind === 'closing' ? (
        <ContractExpiry
          listingId={deal.property_id ?? undefined}
          closing={deadlineFields(extension.due_at, deal.time_zone).date}
          side={side}
          className="mt-2"
        />
      ) : null}
      {side ? (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {own ? button('withdrawn', 'Withdraw proposal') : null}
          {own || passed ? null : button('agreed', 'Agree to new deadline', true)}
          {own ? null : button('declined', 'Decline new deadline')}
        </div>
      ) : null}
      <Failure error={answer.error} errors={dealErrors} className="mt-3" />
    </div>
  );
}

/** Why the deadline should move, from the record. */
function Reason({ deal, viewer, extension }: Omit<ExtensionNoticeProps, 'now' | 'milestone'>) {
  const { data: entries } = useQuery(recordQuery(viewer.user_id ?? '', deal));
  const reason = entries?.find(({ data, kind }) => kind === 'extension.propose' && data['extension'] === extension.id)
    ?.texts['reason'];
  return reason ? <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink">“{reason}”</p> : null;
}
