import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { Button, ButtonLink } from '@/kit/ui/button';
import { SideCard } from '@/kit/ui/side-card';
import { Skeleton } from '@/kit/ui/skeleton';
import { TagList } from '@/kit/ui/tag-list';
import { boxQuery } from '../api/queries';
import type { Box } from '../box';
import { filterTexts } from '@/domain/filters/filters';
import { parseCriteria } from '../further-criteria';
import { boxSummary } from '../summary';

/** A summary of the member's buy box with a link to edit it. */
export function BuyBoxCard() {
  const user = useUser();
  const { data: box, isError, isFetching, refetch } = useQuery(boxQuery(user.id));
  return (
    <SideCard title="Buy Box">
      {box ? <Summary box={box} /> : null}
      {box === null ? (
        <>
          <p className="mt-1 text-[15px] text-muted">
            Tell us what you buy and where, and we’ll send you matching listings.
          </p>
          <SetCriteria />
        </>
      ) : null}
      {box === undefined && isError ? (
        <>
          <p role="alert" className="mt-1 text-[15px] font-medium text-brick-ink">
            Failed to load investment criteria
          </p>
          <div className="flex flex-wrap gap-x-3">
            <SetCriteria />
            <Button variant="ghost" busy={isFetching} onClick={() => void refetch()} className="mt-4">
              Retry
            </Button>
          </div>
        </>
      ) : null}
      {box === undefined && !isError ? <Loading /> : null}
    </SideCard>
  );
}

function SetCriteria() {
  return (
    <ButtonLink to={paths.buyBox} variant="secondary" className="mt-4">
      Set Investment Criteria
    </ButtonLink>
  );
}

function Summary({ box }: { box: Box }) {
  const lines = boxSummary(box);
  const further = filterTexts(parseCriteria(box.filters));
  const Alerts = box.vip_alerts ? Bell : BellOff;
  return (
    <>
      {lines.length === 0 && further.length === 0 ? (
        <p className="mt-1 text-[15px] text-muted">Your buy box is empty, so every listing matches.</p>
      ) : null}
      <dl className="mt-3 flex flex-col gap-3 empty:hidden">
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="numeric text-[15px] font-medium break-words text-ink">{text}</dd>
          </div>
        ))}
        {further.length > 0 ? <TagList title="More criteria" items={further} limit={6} /> : null}
      </dl>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
        <p className="flex items-center gap-2 text-sm text-muted">
          <Alerts aria-hidden className="size-4" />
          {box.vip_alerts ? 'VIP alerts are on' : 'VIP alerts are off'}
        </p>
        <Link
          to={paths.buyBox}
          className={clsx(
            'inline-flex min-h-11 items-center gap-1.5 rounded text-[15px] font-semibold',
            'text-evergreen-ink underline-offset-4 hover:underline',
          )}
        >
          <Pencil aria-hidden className="size-4" />
          <span>
            Edit <span className="sr-only">investment criteria</span>
          </span>
        </Link>
      </div>
    </>
  );
}

function Loading() {
  return (
    <div className="mt-3 flex flex-col gap-3">
      <output className="sr-only">Loading your buy box</output>
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10 w-1/2" />
    </div>
  );
}
