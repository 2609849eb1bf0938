import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatDay, formatUsd } from '@/kit/formatting/format';
import { QueryError } from '@/platform/query/query-error';
import { OpenFile } from '@/platform/uploads/open-file';
import { signProof } from '../api/files';
import { sharedWithMeQuery } from '../api/queries';
import { kindLabel } from '../funds';

/** Documents that buyers share with the member. Renders nothing without any. */
export function SharedWithMe({ userId }: { userId: string }) {
  const query = useQuery(sharedWithMeQuery(userId));
  const { data, error } = query;
  if (data === undefined && error) {
    return <QueryError query={query} title="We couldn’t load what buyers share with you" />;
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="shared-with-you" className="flex flex-col gap-4">
      <div>
        <h2 id="shared-with-you" className="text-lg font-semibold">
          Shared with you
        </h2>
        <p className="text-[15px] text-muted">Buyers see when you open their documents.</p>
      </div>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {data.map((proof) => (
          <li
            key={`${proof.proof_id} ${proof.offer_id}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium break-words">
                {proof.buyer_name} · <span className="numeric">{formatUsd(proof.amount)}</span>
              </p>
              <p className="text-sm break-words text-muted">
                {kindLabel(proof.kind)}, valid until {formatDay(proof.expires_on)}
              </p>
              <Link
                to={paths.offer(proof.offer_id)}
                className={clsx(
                  'inline-flex min-h-11 items-center text-sm font-medium break-words text-evergreen-ink',
                  'hover:underline',
                )}
              >
                Offer on {proof.title}
              </Link>
            </div>
            <OpenFile sign={() => signProof(proof.proof_id)} name={`${proof.name} of ${proof.buyer_name}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
