import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { Card } from '@/kit/ui/card';
import type { BuyersFunds } from '@/domain/offer/verified-funds';
import { companyText } from '@/domain/offer/company';
import { otherName } from '@/domain/offer/offer';
import type { OfferListItem } from '../api/queries';
import type { DealsListItem, ListingGroup } from '../list-sections';
import { comparable } from '../offer-rows';
import { OfferComparison } from './offer-comparison';
import { OfferRow } from './offer-row';

interface DealsListItemsProps {
  items: readonly DealsListItem[];
  /** Verified funds of the buyers, once loaded. */
  funds: BuyersFunds | undefined;
  now: number;
}

/** The viewer's own offers, and the offers on each of their listings. */
export function DealsListItems({ items, funds, now }: DealsListItemsProps) {
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
            <OffersOnListing group={item} funds={funds} now={now} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The offers on one listing: as rows, or side by side if there are several to compare. */
function OffersOnListing({ group, funds, now }: Pick<DealsListItemsProps, 'funds' | 'now'> & { group: ListingGroup }) {
  const { title, address, offers } = group;
  const [first] = offers;
  const readable = comparable(offers);
  const rows = readable.length > 1 ? offers.filter(({ terms }) => terms === null) : offers;
  return (
    <Card className="overflow-hidden">
      <div className="px-5 pt-4 pb-3">
        <h3 id={`offers-${group.id}`} className="font-semibold wrap-anywhere">
          {first.property_id ? (
            <Link to={paths.listing(first.property_id)} className="rounded underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="numeric text-sm text-muted">
          {address}
          <span className="max-sm:hidden"> · </span>
          <span className="max-sm:block">{pluralize(offers.length, 'offer')} on your listing</span>
        </p>
      </div>
      {readable.length > 1 ? <OfferComparison offers={readable} title={title} now={now} funds={funds} /> : null}
      {rows.length > 0 ? <OfferRows offers={rows} now={now} funds={funds} /> : null}
    </Card>
  );
}

/** 'For Oak LLC (Tennessee), Manager'; undefined without a company. */
function actingText(offer: OfferListItem): string | undefined {
  const company = companyText(offer);
  return company === null ? undefined : `For ${company}`;
}

interface OfferRowsProps extends Pick<DealsListItemsProps, 'funds' | 'now'> {
  offers: readonly OfferListItem[];
}

/** Offers below each other. */
function OfferRows({ offers, funds, now }: OfferRowsProps) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferRow
            offer={offer}
            side="seller"
            now={now}
            title={`Offer from ${otherName(offer, 'seller')}`}
            text={actingText(offer)}
            funds={funds}
          />
        </li>
      ))}
    </ul>
  );
}
