import { clsx } from 'clsx';
import { Check, CircleDashed, CircleSlash2, Hourglass, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { formatMoment } from '@/kit/time/moments';
import { Badge } from '@/kit/ui/badge';
import { isPeriod, isSellersContract, milestoneKinds, milestoneStates } from '@/domain/ledger/milestones';
import { distanceTo, formatDeadline, lastDay } from '@/kit/time/deadlines';
import { isGuest, partyName, roleText } from '@/domain/deal/deal';
import { closedDayText } from '../closed-day';
import { isDeposit, isPartlyReceived } from '../earnest-money';
import { isOpenMilestone, waitingText } from '../milestones';
import { isOverdue, type Deal, type Milestone } from '../room';
import { awaitsAcceptance } from '../rights';
import type { RoomProps } from '../room-view';
import { ExtendContract } from './contract-warning';
import { Earnest, ExtensionFee, SecondDeposit } from './earnest';
import { ExtensionNotice } from './extension-notice';
import { MilestoneActions } from './milestone-actions';

/** One step of the deal: its state, deadline, proposed deadline, and what the viewer can do. */
export function MilestoneItem({ deal, viewer, now, milestone }: RoomProps & { milestone: Milestone }) {
  const id = useId();
  const overdue = isOverdue(deal, milestone, now);
  const open = deal.state === 'open' && isOpenMilestone(milestone);
  return (
    // Not a landmark: the room has a section for the closing, too.
    <li aria-labelledby={id} className="relative flex gap-4 pb-7 last:pb-0 last:[&>[data-next-line]]:hidden">
      <span aria-hidden data-next-line className="absolute top-9 bottom-0 left-[17px] w-px bg-line" />
      <Marker milestone={milestone} overdue={overdue} />
      <div className="min-w-0 flex-1 pt-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={id} className="font-semibold">
            {milestoneKinds[milestone.kind]}
          </h3>
          <StateBadge deal={deal} milestone={milestone} overdue={overdue} />
        </div>
        <Deadline deal={deal} milestone={milestone} now={now} />
        {deal.earnest && milestone.kind === 'earnest_money' ? (
          <Earnest deal={deal} viewer={viewer} now={now} milestone={milestone} earnest={deal.earnest} />
        ) : null}
        {deal.earnest && milestone.kind === 'second_deposit' && milestone.state !== 'waived' ? (
          <SecondDeposit earnest={deal.earnest} />
        ) : null}
        {milestone.kind === 'extension_fee' && milestone.state !== 'waived' ? (
          <ExtensionFee deal={deal} viewer={viewer} />
        ) : null}
        {open ? (
          <p className="mt-1 text-sm text-pretty text-muted">
            {waitingText(milestone.kind, milestone.state)}
            {isDeposit(milestone.kind) && awaitsAcceptance(viewer)
              ? ` You can confirm it once the ${viewer.side === 'buyer' ? 'seller' : 'buyer'} accepts you.`
              : null}
          </p>
        ) : null}
        {open && milestone.extension ? (
          <ExtensionNotice
            deal={deal}
            viewer={viewer}
            now={now}
            milestone={milestone}
            extension={milestone.extension}
          />
        ) : null}
        <Confirmation deal={deal} viewer={viewer} milestone={milestone} />
        {deal.state === 'open' && !isSellersContract(milestone.kind) ? (
          <MilestoneActions deal={deal} viewer={viewer} now={now} milestone={milestone} />
        ) : null}
        {deal.state === 'open' && isSellersContract(milestone.kind) && viewer.role === 'seller' ? (
          <div className="mt-3">
            <ExtendContract deal={deal} viewer={viewer} kind={milestone.kind} />
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** Whose word it is that money arrived. */
function Confirmation({ deal, viewer, milestone }: Omit<RoomProps, 'now'> & { milestone: Milestone }) {
  const party = deal.parties.find(({ id }) => id === milestone.confirmed_by);
  if (!party || !isDeposit(milestone.kind)) return null;
  return (
    <p className="mt-1 text-sm text-pretty text-muted">
      Confirmed by {party.id === viewer.id ? 'you' : partyName(party)}
      {isGuest(party)
        ? ` (${roleText(party)}). Both sides accepted ${party.id === viewer.id ? 'you' : 'them'} for this.`
        : '.'}
    </p>
  );
}

function Marker({ milestone: { state }, overdue }: { milestone: Milestone; overdue: boolean }) {
  const icons = { done: <Check />, waived: <CircleSlash2 />, declared: <Hourglass />, pending: <CircleDashed /> };
  return (
    <span
      aria-hidden
      className={clsx(
        'z-1 flex size-9 shrink-0 items-center justify-center rounded-full [&_svg]:size-4.5',
        overdue && 'bg-brick-soft text-brick-ink',
        !overdue && state === 'done' && 'bg-evergreen text-evergreen-on',
        !overdue && state === 'declared' && 'bg-amber-soft text-amber-ink',
        !overdue && (state === 'pending' || state === 'waived') && 'bg-sunken text-muted',
      )}
    >
      {overdue ? <TriangleAlert /> : icons[state]}
    </span>
  );
}

function StateBadge({ deal, milestone, overdue }: { deal: Deal; milestone: Milestone; overdue: boolean }) {
  if (overdue) return <Badge tone="danger">{isPeriod(milestone.kind) ? 'Ended' : 'Overdue'}</Badge>;
  if (isSellersContract(milestone.kind)) return null;
  if (milestone.kind === 'refund_period' && milestone.state === 'done') return <Badge tone="attention">Hard</Badge>;
  if (milestone.state === 'done') return <Badge tone="verified">Done</Badge>;
  if (milestone.state === 'declared') return <Badge tone="attention">{milestoneStates.declared}</Badge>;
  if (milestone.state === 'waived') return <Badge>Waived</Badge>;
  if (isPartlyReceived(deal.earnest, milestone.kind)) return <Badge tone="attention">Partly received</Badge>;
  return deal.state === 'open' ? null : <Badge>Not done</Badge>;
}

/** When it's due, or when it was done. */
function Deadline({ deal, milestone, now }: { deal: Deal; milestone: Milestone; now: number }) {
  const zone = deal.time_zone;
  if (!isOpenMilestone(milestone) && !(isPeriod(milestone.kind) && milestone.state === 'done')) {
    return (
      <p className="numeric mt-0.5 text-[15px] text-muted">
        {milestone.state === 'done' ? 'Done' : 'Waived'}{' '}
        <time dateTime={milestone.changed_at}>{formatMoment(milestone.changed_at, zone, now)}</time>
      </p>
    );
  }
  const due = <time dateTime={milestone.due_at}>{formatDeadline(milestone.due_at, zone, now)}</time>;
  const [isDue, wasDue] = isPeriod(milestone.kind) ? ['Ends', 'Ended'] : ['Due', 'Was due'];
  if (deal.state !== 'open' || milestone.state === 'done')
    return (
      <p className="numeric mt-0.5 text-[15px] text-muted">
        {wasDue} {due}
      </p>
    );
  const overdue = isOverdue(deal, milestone, now);
  const closed = overdue ? null : closedDayText(lastDay(milestone.due_at, zone));
  return (
    <>
      <p className={clsx('numeric mt-0.5 text-[15px]', overdue ? 'font-medium text-brick-ink' : 'text-ink')}>
        {overdue ? wasDue : isDue} {distanceTo(milestone.due_at, now)}, {due}
      </p>
      {closed ? <p className="numeric mt-0.5 text-sm text-pretty text-amber-ink">{closed}</p> : null}
    </>
  );
}
