import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { BestMark } from '@/shared/comparison/best-mark';
import { bestCells, type ComparedRow } from '@/domain/comparison/comparison';
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

const headClass = 'sticky left-0 z-1 bg-surface';

const cellClass = 'px-3 last:pr-5';

/** Competing offers side by side, the best value of each row marked. On phones, each is a card. */
export function OfferComparison({ offers, title, now, funds }: OfferComparisonProps) {
  const { user } = useAuth();
  const listingId = offers[0]?.property_id ?? null;
  const terms = useQuery({ ...visibleTermsQuery(listingId ?? '', user?.id ?? null), enabled: listingId !== null });
  const rows = offerRows(offers, now, funds, terms.data?.contract_expires_on).map((row) => ({
    ...row,
    best: bestCells(row),
  }));
  const nameOf = (offer: OpenOffer) => (
    <Link
      to={paths.offer(offer.id)}
      className="inline-flex min-h-6 items-center wrap-anywhere text-evergreen-ink underline underline-offset-4"
    >
      {otherName(offer, 'seller')}
    </Link>
  );
  return (
    <section aria-label={`Offers on ${title}`} className="relative border-t border-line sm:overflow-x-auto">
      <ul className="numeric flex flex-col gap-3 p-4 text-[15px] sm:hidden">
        {offers.map((offer, index) => (
          <li key={offer.id} className="rounded-card border border-line p-4">
            <p className="mb-2 font-medium">{nameOf(offer)}</p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
              {rows.map(({ label, cells, best }) => (
                <Fragment key={label}>
                  <dt className="text-sm text-muted">{label}</dt>
                  <dd className="text-right wrap-anywhere">
                    <Value cell={cells[index]} best={best.has(index)} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <table className="numeric w-full border-separate border-spacing-0 text-left text-[15px] max-sm:hidden">
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
                {nameOf(offer)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, best }) => (
            <tr key={label}>
              <th
                scope="row"
                className={clsx(headClass, 'border-t border-line px-5 py-2 align-top text-sm font-normal text-muted')}
              >
                {label}
              </th>
              {cells.map((cell, index) => (
                <td
                  // eslint-disable-next-line react/no-array-index-key -- One cell per column.
                  key={index}
                  className={clsx(cellClass, 'border-t border-line py-2 align-top')}
                >
                  <Value cell={cell} best={best.has(index)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A term of an offer, with what the seller should know about it. */
function Value({ cell, best }: { cell: ComparedRow['cells'][number] | undefined; best: boolean }) {
  if (!cell) return null;
  return (
    <>
      {best ? <BestMark text={cell.text ?? ''} /> : cell.text}
      {cell.note ? <span className="block text-sm text-amber-ink">{cell.note}</span> : null}
    </>
  );
}
