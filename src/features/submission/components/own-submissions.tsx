import { clsx } from 'clsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatRelativeDate, formatUsd } from '@/kit/formatting/format';
import { uniqueById } from '@/kit/formatting/ids';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { LoadMore } from '@/kit/ui/load-more';
import { ownSubmissionsQuery } from '../api/queries';
import type { SubmissionCard } from '../submission';
import { DeleteDraft } from './delete-draft';
import { stepOf } from './open-submission';
import { SubmissionBadge } from './submission-badge';

/** The member's submissions and drafts. Renders nothing if there are none. */
export function OwnSubmissions() {
  const user = useUser();
  const query = useInfiniteQuery(ownSubmissionsQuery(user.id));
  const { data, error } = query;
  const submissions = useMemo(() => uniqueById(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const gone = submissions.some(({ id }) => id === deleted) ? null : deleted;
  useEffect(() => {
    // The focused row has disappeared.
    if (gone) (heading.current ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [gone]);

  if (data === undefined && error) {
    return <QueryError query={query} title="We couldn’t load your submissions" />;
  }
  if (submissions.length === 0) return null;
  return (
    <section aria-labelledby="own-submissions" className="flex flex-col gap-4">
      <h2 ref={heading} id="own-submissions" tabIndex={-1} className="text-lg font-semibold outline-none">
        Your submissions
      </h2>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {submissions.map((submission) => (
          <li key={submission.id} className="flex flex-wrap items-center">
            <Row submission={submission} />
            {submission.status === 'draft' ? (
              <DeleteDraft submission={submission} onDeleted={() => setDeleted(submission.id)} />
            ) : null}
          </li>
        ))}
      </ul>
      <LoadMore itemsLabel="submissions" query={query} />
    </section>
  );
}

function Row({ submission }: { submission: SubmissionCard }) {
  const { id, address, status, price, submitted_at, created_at } = submission;
  return (
    <Link
      to={status === 'draft' ? stepOf(paths.submitPropertyForm, id) : paths.submission(id)}
      className={clsx(
        'flex min-h-14 flex-1 basis-80 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5',
        'py-3.5 hover:bg-sunken focus-visible:-outline-offset-2',
      )}
    >
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium break-words">{address}</span>
        <span className="numeric block text-sm text-muted">
          {formatUsd(price)} ·{' '}
          {status === 'draft'
            ? `Started ${formatRelativeDate(created_at)}`
            : `Submitted ${formatRelativeDate(submitted_at ?? '')}`}
        </span>
      </span>
      <SubmissionBadge status={status} />
    </Link>
  );
}
