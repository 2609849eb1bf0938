import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatDate } from '@/shared/formatting/format';
import { formatDeadline } from '@/shared/time/deadlines';
import { timeLeft } from '@/shared/time/moments';
import { Badge } from '@/shared/ui/badge';
import type { DealListItem } from '../api/queries';
import { dealEndReasonLabel, dealStates, isKeyOf, milestoneKinds, partyRoles } from '@/shared/deals/vocabulary';
import { dealWith, nextMilestone, roleIn } from '../list-sections';

/** A deal with its next deadline, or how it ended. Links to its room. */
export function DealRow({ deal, userId, now }: { deal: DealListItem; userId: string; now: number }) {
  const role = roleIn(deal, userId);
  return (
    <div
      className={clsx(
        'group relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-card border',
        'border-line bg-surface px-5 py-4',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">
          <Link
            to={paths.deal(deal.id)}
            className={clsx(
              'group-hover:underline after:absolute after:inset-0 after:rounded-card',
              'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-evergreen',
            )}
          >
            {deal.title}
          </Link>
        </p>
        <p className="text-sm text-muted">{deal.address}</p>
        <p className="mt-1 text-[15px] text-muted">
          {role ? `You’re the ${partyRoles[role].toLowerCase().replace('jv', 'JV')}, with ` : 'With '}
          {dealWith(deal, userId)}
        </p>
      </div>
      <div className="numeric flex flex-col items-start gap-1 text-sm text-muted sm:items-end">
        <Badge tone={deal.state === 'fell_through' ? 'danger' : 'verified'}>
          {isKeyOf(dealStates, deal.state) ? dealStates[deal.state] : deal.state}
        </Badge>
        {deal.state === 'open' ? <NextDeadline deal={deal} now={now} /> : <Outcome deal={deal} />}
      </div>
    </div>
  );
}

function NextDeadline({ deal, now }: { deal: DealListItem; now: number }) {
  const next = nextMilestone(deal);
  if (!next) return null;
  const left = timeLeft(next.due_at, now);
  return (
    <>
      <span className={clsx('font-semibold', left === null ? 'text-brick-ink' : 'text-ink')}>
        {milestoneKinds[next.kind]}: {left ?? 'overdue'}
      </span>
      <span>Due {formatDeadline(next.due_at, deal.time_zone, now)}</span>
    </>
  );
}

function Outcome({ deal: { state, end_reason, ended_at } }: { deal: DealListItem }) {
  return (
    <>
      {state === 'fell_through' ? <span>{dealEndReasonLabel(end_reason)}</span> : null}
      {ended_at ? <span>{formatDate(ended_at)}</span> : null}
    </>
  );
}
