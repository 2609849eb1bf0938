import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleX, Clock, Signature } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { PageHeading } from '@/platform/layout/page';
import { formatMoment } from '@/kit/time/moments';
import { Badge } from '@/kit/ui/badge';
import { SidePicture } from '@/platform/pictures/side-picture';
import { dealEndReasonLabel, dealStates } from '@/domain/ledger/vocabulary';
import { partyRoles } from '@/domain/ledger/parties';
import { dueWord, isPeriod, milestoneKinds } from '@/domain/ledger/milestones';
import { distanceTo, formatDeadline } from '@/kit/time/deadlines';
import { hasToSign, partyName, principalSide } from '@/domain/deal/deal';
import { contractProblem } from '../contract';
import { isOverdue, nextMilestone, type Deal } from '../room';
import type { RoomProps } from '../room-view';

/** The property, the two sides, the state, and what's due next. */
export function DealHeader({ deal, viewer, now }: RoomProps) {
  const sides = (['seller', 'buyer'] as const).map((role) => deal.parties.find((party) => party.role === role));
  return (
    <header className="flex flex-col gap-4">
      <div className="flex min-w-0 items-start gap-4 sm:gap-6">
        <SidePicture
          path={deal.picture}
          sizes="(min-width: 640px) 176px, 96px"
          width={176}
          eager
          className="rounded-card sm:w-44"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <StateBadge state={deal.state} />
            <Badge>You: {partyRoles[viewer.role as keyof typeof partyRoles] ?? 'Guest'}</Badge>
          </div>
          <PageHeading title={deal.title} tab={`Deal: ${deal.title}`} lead={deal.address} />
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-[15px]">
            {sides.map((party) =>
              party ? (
                <div key={party.id} className="flex gap-1.5">
                  <dt className="text-muted">{party.role === 'seller' ? 'Seller' : 'Buyer'}</dt>
                  <dd className="font-medium">{party.id === viewer.id ? 'You' : partyName(party)}</dd>
                </div>
              ) : null,
            )}
            {deal.property_id && deal.picture ? (
              <div>
                <dt className="sr-only">Listing</dt>
                <dd>
                  <Link
                    to={paths.listing(deal.property_id)}
                    className="font-medium text-evergreen-ink underline underline-offset-2"
                  >
                    View listing
                  </Link>
                </dd>
              </div>
            ) : null}
          </dl>
        </div>
      </div>
      <Next deal={deal} viewer={viewer} now={now} />
      {hasToSign(deal, viewer) ? (
        <Notice tone="due" icon={<Signature aria-hidden />}>
          An agreement is waiting for your signature.{' '}
          <Link to="#agreements" className="underline underline-offset-2">
            Review and sign
          </Link>
        </Notice>
      ) : null}
    </header>
  );
}

function StateBadge({ state }: Pick<Deal, 'state'>) {
  const tones = { open: 'attention', closed: 'verified', fell_through: 'danger' } as const;
  return <Badge tone={tones[state]}>{dealStates[state]}</Badge>;
}

/** What's due next, or how the deal ended. Nothing about a contract that a warning is about. */
function Next({ deal, viewer, now }: RoomProps) {
  const ended = deal.ended_at ? ` ${formatMoment(deal.ended_at, deal.time_zone, now)}` : '';
  if (deal.state === 'closed') {
    return (
      <Notice tone="good" icon={<CircleCheck aria-hidden />}>
        This deal closed{ended}. Its terms and milestones are final.
      </Notice>
    );
  }
  if (deal.state === 'fell_through') {
    return (
      <Notice tone="bad" icon={<CircleX aria-hidden />}>
        This deal fell through{ended}. Reason: {dealEndReasonLabel(deal.end_reason)}
        {deal.ended_by ? `, as the ${deal.ended_by} says` : ''}.
      </Notice>
    );
  }
  const next = nextMilestone(deal);
  if (!next || (next.kind === 'seller_contract' && principalSide(viewer) && contractProblem(deal, now))) return null;
  const overdue = isOverdue(deal, next, now);
  const [label, due] = [milestoneKinds[next.kind], formatDeadline(next.due_at, deal.time_zone, now)];
  return (
    <Notice tone={overdue ? 'bad' : 'due'} icon={overdue ? <CircleAlert aria-hidden /> : <Clock aria-hidden />}>
      {overdue
        ? `${label} ${isPeriod(next.kind) ? 'ended' : 'was due'} ${distanceTo(next.due_at, now)}, ${due}`
        : `${label} ${dueWord(next.kind)} ${distanceTo(next.due_at, now)}, ${due}`}
    </Notice>
  );
}

const notices = {
  good: 'bg-evergreen-soft text-evergreen-ink',
  due: 'bg-amber-soft text-amber-ink',
  bad: 'bg-brick-soft text-brick-ink',
} as const;

function Notice({ tone, icon, children }: { tone: keyof typeof notices; icon: ReactNode; children: ReactNode }) {
  return (
    <p
      className={clsx(
        'numeric flex items-start gap-2.5 rounded-control px-4 py-3 text-[15px] font-semibold',
        '[&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0',
        notices[tone],
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
