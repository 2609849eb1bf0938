import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatUsd } from '@/kit/formatting/format';
import { formatDeadline } from '@/kit/time/deadlines';
import { timeLeft } from '@/kit/time/moments';
import type { OfferListItem } from '../api/queries';
import type { Side } from '@/domain/ledger/vocabulary';
import { FundsBadge } from '@/shared/deals/funds-badge';
import type { BuyersFunds } from '@/domain/offer/verified-funds';
import { termFields } from '@/domain/offer/fields';
import { OfferBadge } from '@/shared/deals/offer-badge';
import { turnOf } from '@/domain/offer/offer';

interface OfferRowProps {
  offer: OfferListItem;
  side: Side;
  now: number;
  title: string;
  text?: string | undefined;
  boxed?: boolean;
  funds?: BuyersFunds | undefined;
}

/** One offer: what it's on or who it's from, the key terms, and until when it's open. */
export function OfferRow({ offer, side, now, title, text, boxed = false, funds }: OfferRowProps) {
  const { terms, buyer_id } = offer;
  const verified = terms && buyer_id !== null ? funds?.[buyer_id] : undefined;
  return (
    <div
      className={clsx(
        'group relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4',
        boxed && 'rounded-card border border-line bg-surface',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">
          <Link
            to={paths.offer(offer.id)}
            className={clsx(
              'group-hover:underline after:absolute after:inset-0 after:rounded-card',
              'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-evergreen',
            )}
          >
            {title}
          </Link>
        </p>
        {text ? <p className="text-sm text-muted">{text}</p> : null}
        {terms ? (
          <p className="numeric mt-1 text-[15px]">
            <span className="font-semibold">{formatUsd(terms.price)}</span>
            <span className="text-muted">
              {' '}
              · {terms.financing} · Earnest money: {termFields.earnest_money.text(terms)} · Inspection:{' '}
              {termFields.inspection_days.text(terms)}
            </span>
          </p>
        ) : (
          <p className="mt-1 text-[15px] text-muted">The terms open when the call for offers ends.</p>
        )}
        {verified ? (
          <p className="mt-2">
            <FundsBadge funds={verified} />
          </p>
        ) : null}
      </div>
      <OfferDue offer={offer} side={side} now={now} />
    </div>
  );
}

function OfferDue({ offer, side, now }: { offer: OfferListItem; side: Side; now: number }) {
  const turn = turnOf(offer, side, now);
  const call = offer.listing?.call;
  const zone = offer.terms?.time_zone ?? call?.time_zone ?? 'UTC';
  return (
    <div className="numeric flex flex-col items-start gap-1 text-sm text-muted sm:items-end">
      <OfferBadge state={offer.state} held={turn === 'held'} />
      {turn === 'sealed' && call ? <span>Opens {formatDeadline(call.deadline, call.time_zone, now)}</span> : null}
      {turn === 'backup' ? <span>Backup number {offer.backup_rank}</span> : null}
      {turn === 'yours' || turn === 'waiting' ? (
        <>
          <span className={clsx(turn === 'yours' && 'font-semibold text-ink')}>{timeLeft(offer.respond_by, now)}</span>
          <span>Expires {formatDeadline(offer.respond_by, zone, now)}</span>
        </>
      ) : null}
    </div>
  );
}
