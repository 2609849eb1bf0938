import { clsx } from 'clsx';
import { paths } from '@/domain/site/paths';
import { formatDate } from '@/kit/formatting/format';
import { formatDeadline } from '@/kit/time/deadlines';
import { timeLeft } from '@/kit/time/moments';
import { Badge } from '@/kit/ui/badge';
import type { DealListItem } from '../api/queries';
import { dealEndReasonLabel, dealStates, isKeyOf } from '@/domain/ledger/vocabulary';
import { partyRoles } from '@/domain/ledger/parties';
import { milestoneKinds } from '@/domain/ledger/milestones';
import { dealWith, nextMilestone, roleIn } from '../list-sections';
import { DealCard } from './deal-card';

/** A deal with its next deadline, or how it ended. Links to its room. */
export function DealRow({ deal, userId, now }: { deal: DealListItem; userId: string; now: number }) {
  const role = roleIn(deal, userId);
  const state = (
    <>
      <Badge tone={deal.state === 'fell_through' ? 'danger' : 'verified'}>
        {isKeyOf(dealStates, deal.state) ? dealStates[deal.state] : deal.state}
      </Badge>
      {deal.state === 'open' ? <NextDeadline deal={deal} now={now} /> : <Outcome deal={deal} />}
    </>
  );
  return (
    <DealCard to={paths.deal(deal.id)} title={deal.title} state={state}>
      <p className="text-sm text-muted">{deal.address}</p>
      <p className="mt-1 text-[15px] text-muted">
        {role ? `You’re the ${partyRoles[role].toLowerCase().replace('jv', 'JV')}, with ` : 'With '}
        {dealWith(deal, userId)}
      </p>
    </DealCard>
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
