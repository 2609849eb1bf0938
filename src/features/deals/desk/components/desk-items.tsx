import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatUsd, pluralize } from '@/shared/formatting/format';
import { formatMoment, timeLeft } from '@/shared/time/moments';
import { Card } from '@/shared/ui/card';
import type { DeskOffer } from '../../api/offer-queries';
import type { Side } from '../../deal';
import { earnestText, inspectionText } from '../../offer-terms';
import { OfferBadge } from '../../offers/components/offer-badge';
import { otherName } from '../../offers/offer';
import { turnOf } from '../../offers/offer-actions';
import type { DeskItem, ListingGroup } from '../desk';
import { comparable } from '../offer-rows';
import { OfferComparison } from './offer-comparison';

interface DeskItemsProps {
  items: readonly DeskItem[];
  userId: string;
  now: number;
}

/** The viewer's own offers, and the offers on each of their listings. */
export function DeskItems({ items, now }: DeskItemsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.id}>
          {item.kind === 'offer' ? (
            <OfferRow
              offer={item.offer}
              side="buyer"
              now={now}
              title={item.offer.title}
              text={item.offer.address}
              boxed
            />
          ) : (
            <ListingOffers group={item} now={now} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The offers on one listing: as rows, or side by side if there are several to compare. */
function ListingOffers({ group, now }: { group: ListingGroup; now: number }) {
  const { title, address, offers } = group;
  const [first] = offers;
  const readable = comparable(offers);
  const rows = readable.length > 1 ? offers.filter(({ terms }) => terms === null) : offers;
  return (
    <Card className="overflow-hidden">
      <div className="px-5 pt-4 pb-3">
        <h3 className="font-semibold wrap-anywhere">
          {first.property_id ? (
            <Link to={paths.listing(first.property_id)} className="rounded underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="numeric text-sm text-muted">
          {address} · {pluralize(offers.length, 'offer')} on your listing
        </p>
      </div>
      {readable.length > 1 ? <OfferComparison offers={readable} title={title} now={now} /> : null}
      {rows.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {rows.map((offer) => (
            <li key={offer.id}>
              <OfferRow offer={offer} side="seller" now={now} title={`Offer from ${otherName(offer, 'seller')}`} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

interface OfferRowProps {
  offer: DeskOffer;
  side: Side;
  now: number;
  title: string;
  text?: string;
  boxed?: boolean;
}

/** One offer: what it's on or who it's from, the key terms, and until when it's open. */
function OfferRow({ offer, side, now, title, text, boxed = false }: OfferRowProps) {
  const { terms } = offer;
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
              · {terms.financing} · Earnest money: {earnestText(terms)} · Inspection:{' '}
              {inspectionText(terms.inspection_days)}
            </span>
          </p>
        ) : (
          <p className="mt-1 text-[15px] text-muted">The terms open when the call for offers ends.</p>
        )}
      </div>
      <OfferDue offer={offer} side={side} now={now} />
    </div>
  );
}

function OfferDue({ offer, side, now }: { offer: DeskOffer; side: Side; now: number }) {
  const turn = turnOf(offer, side, now);
  const call = offer.listing?.call;
  const zone = offer.terms?.time_zone ?? call?.time_zone ?? 'UTC';
  return (
    <div className="numeric flex flex-col items-start gap-1 text-sm text-muted sm:items-end">
      <OfferBadge state={offer.state} />
      {turn === 'sealed' && call ? <span>Opens {formatMoment(call.deadline, call.time_zone, now)}</span> : null}
      {turn === 'backup' ? <span>Backup number {offer.backup_rank}</span> : null}
      {turn === 'yours' || turn === 'waiting' ? (
        <>
          <span className={clsx(turn === 'yours' && 'font-semibold text-ink')}>{timeLeft(offer.respond_by, now)}</span>
          <span>Expires {formatMoment(offer.respond_by, zone, now)}</span>
        </>
      ) : null}
    </div>
  );
}
