import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { BestMark } from '@/shared/comparison/best-mark';
import { bestCells } from '@/domain/comparison/comparison';
import { paths } from '@/domain/site/paths';
import type { BuyersFunds } from '@/domain/offer/verified-funds';
import { otherName } from '@/domain/offer/offer';
import { visibleTermsQuery } from '@/shared/listings/api/visible-terms';
import { useAuth } from '@/platform/auth/auth-provider';
import { offerRows, type OpenOffer } from '../offer-rows';

interface OfferComparisonProps {
  offers: readonly OpenOffer[];
  /** The listing's. */
  title: string;
  now: number;
  funds: BuyersFunds | undefined;
}

// A phone has no room for a column of labels: each cell has its own.
const headClass = 'sticky left-0 z-1 bg-surface max-sm:w-0 max-sm:min-w-0 max-sm:p-0';

const cellClass = 'px-3 last:pr-5 max-sm:nth-2:pl-5';

/** Competing offers side by side, the best value of each row marked. A phone shows two at a time. */
export function OfferComparison({ offers, title, now, funds }: OfferComparisonProps) {
  const { user } = useAuth();
  const listingId = offers[0]?.property_id ?? null;
  const terms = useQuery({ ...visibleTermsQuery(listingId ?? '', user?.id ?? null), enabled: listingId !== null });
  return (
    <section aria-label={`Offers on ${title}`} className="relative overflow-x-auto border-t border-line">
      <table className="numeric w-full border-separate border-spacing-0 text-left text-[15px]">
        <thead>
          <tr>
            <th scope="col" className={clsx(headClass, 'w-32 min-w-32 px-5 py-3')}>
              <span className="sr-only">Term</span>
            </th>
            {offers.map((offer) => (
              <th
                key={offer.id}
                scope="col"
                style={{ width: `${100 / offers.length}%` }}
                className={clsx(cellClass, 'min-w-40 py-3 font-medium')}
              >
                <Link
                  to={paths.offer(offer.id)}
                  className={clsx(
                    'inline-flex min-h-6 items-center text-evergreen-ink underline underline-offset-4',
                    'wrap-anywhere',
                  )}
                >
                  {otherName(offer, 'seller')}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offerRows(offers, now, funds, terms.data?.contract_expires_on).map((row) => {
            const best = bestCells(row);
            return (
              <tr key={row.label}>
                <th
                  scope="row"
                  className={clsx(headClass, 'border-t border-line px-5 py-2 align-top text-sm font-normal text-muted')}
                >
                  <span className="max-sm:sr-only">{row.label}</span>
                </th>
                {row.cells.map(({ text, note }, index) => (
                  <td
                    // eslint-disable-next-line react/no-array-index-key -- One cell per column.
                    key={index}
                    className={clsx(cellClass, 'border-t border-line py-2 align-top')}
                  >
                    <span aria-hidden className="mb-0.5 block text-sm text-muted sm:hidden">
                      {row.label}
                    </span>
                    {best.has(index) ? <BestMark text={text ?? ''} /> : text}
                    {note ? <span className="block text-sm text-amber-ink">{note}</span> : null}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
