import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { formatDate, formatPercent, formatUsd } from '@/kit/formatting/format';
import type { Listing } from '@/domain/listing/listing';
import { pricesQuery } from '../api/queries';
import { priceChanges, type PriceChange } from '../price-history';

/** All asking prices since the listing was posted. Hidden when the price never changed or the request fails. */
export function PriceHistory({
  listing: { id, price_changed_at },
}: {
  listing: Pick<Listing, 'id' | 'price_changed_at'>;
}) {
  const { data } = useQuery({ ...pricesQuery(id), enabled: price_changed_at !== null });
  if (!data || data.length < 2) return null;
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-xl font-semibold">
        Price history
      </h2>
      <table className="numeric mt-3 w-full text-[15px]">
        <thead className="sr-only">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Price</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {priceChanges(data).map((step) => (
            <tr key={step.changed_at} className="border-b border-line">
              <td className="py-2.5 pr-4 text-muted">{formatDate(step.changed_at)}</td>
              <td className="py-2.5 pr-4 text-right font-medium text-ink">{formatUsd(step.price)}</td>
              <td className="py-2.5 text-right">
                <Change change={step.change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Change({ change }: Pick<PriceChange, 'change'>) {
  if (!change) return <span className="text-muted">Listed</span>;
  const { usd, percent } = change;
  const sign = usd < 0 ? '−' : '+';
  return (
    <span
      className={clsx(
        'inline-flex flex-wrap justify-end gap-x-2 font-medium',
        usd < 0 ? 'text-evergreen-ink' : 'text-ink',
      )}
    >
      {sign}
      {formatUsd(Math.abs(usd))}
      {percent === null ? null : <span className="text-muted">{sign + formatPercent(Math.abs(percent), 1)}</span>}
    </span>
  );
}
