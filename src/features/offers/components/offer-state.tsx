import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { formatDeadline } from '@/kit/time/deadlines';
import { timeLeft } from '@/kit/time/moments';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import type { Side } from '@/domain/ledger/vocabulary';
import { otherName, isExpired, turnOf } from '@/domain/offer/offer';
import type { Negotiation } from '../negotiation';
import { newsText, stateText } from '../offer-moves';
import { OfferBadge } from '@/shared/deals/offer-badge';

interface OfferStateProps {
  page: Negotiation;
  side: Side;
  now: number;
  /** The actions. */
  children: ReactNode;
}

/** The offer's state, whose turn it is until when, and what the viewer can do. */
export function OfferStateCard({ page, side, now, children }: OfferStateProps) {
  const { offer, versions, dealId, listing } = page;
  const turn = turnOf(offer, side, now);
  const zone = versions[0]?.time_zone ?? listing?.call?.time_zone ?? 'UTC';
  const other = otherName(offer, side);
  const news = newsText(turn, side, other);
  const expired = isExpired(offer, now);
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="offer-state" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="offer-state" className="text-lg font-semibold">
            Status
          </h2>
          <OfferBadge state={offer.state} expired={expired} held={turn === 'held'} />
        </div>
        <output className={clsx('text-[15px]', turn === 'yours' && 'font-semibold')}>
          {stateText(offer, side, other, now)}
        </output>
        {turn === 'yours' || turn === 'waiting' ? <Deadline at={offer.respond_by} zone={zone} now={now} /> : null}
        {turn === 'sealed' && listing?.call ? (
          <p className="numeric text-sm text-muted">
            Opens {formatDeadline(listing.call.deadline, listing.call.time_zone, now)}
          </p>
        ) : null}
        {turn === 'backup' ? <p className="numeric text-sm text-muted">Backup number {offer.backup_rank}</p> : null}
        {news ? <p className="text-sm text-pretty text-muted">{news}</p> : null}
        {dealId ? (
          <ButtonLink to={paths.deal(dealId)} size="lg" full>
            Open deal room
          </ButtonLink>
        ) : null}
        {children}
      </section>
    </Card>
  );
}

/** A deadline with the time left in words. */
export function Deadline({ at, zone, now }: { at: string; zone: string; now: number }) {
  return (
    <p className="numeric text-sm text-muted">
      <time dateTime={at}>Expires {formatDeadline(at, zone, now)}</time>
      <span className="block font-medium text-ink">{timeLeft(at, now)}</span>
    </p>
  );
}
