import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { QueryError } from '@/platform/query/query-error';
import { Skeleton } from '@/kit/ui/skeleton';
import { Button } from '@/kit/ui/button';
import { useState, type ReactNode } from 'react';
import { dealTermRows, summarizeDealTerms } from '@/domain/deal/deal-terms';
import { agreedTermsQuery } from '@/shared/deals/api/terms';
import { principalSide } from '@/domain/deal/deal';
import type { RoomProps } from '../room-view';
import { RoomSection } from '@/shared/deals/room-section';

interface AgreedTermsProps extends RoomProps {
  /** What changes the terms. */
  amend: ReactNode;
  className: string;
}

/** The terms in force, in plain English and as a list, with how those that moved were agreed first. */
export function AgreedTerms({ deal, viewer, now, amend, className }: AgreedTermsProps) {
  const [listed, setListed] = useState(false);
  const query = useQuery(agreedTermsQuery(viewer.user_id ?? '', deal));
  const { data: terms, error } = query;
  const reader = principalSide(viewer);
  if (terms === null) return null;
  return (
    <RoomSection title="Agreed terms" className={className}>
      {terms ? (
        <>
          <ul className="numeric flex flex-col gap-1.5 text-[15px]">
            {(reader ? summarizeDealTerms(terms, reader, now) : []).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {reader ? (
            <Button
              variant="ghost"
              size="sm"
              className="mt-2 -ml-3"
              aria-expanded={listed}
              onClick={() => setListed(!listed)}
            >
              {listed ? 'Hide the list' : 'Show as a list'}
            </Button>
          ) : null}
          <dl
            className={clsx('numeric flex-col gap-2 text-sm', listed || !reader ? 'flex' : 'hidden', reader && 'mt-2')}
          >
            {dealTermRows(terms, now).map(({ label, text, agreed }) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right font-medium">
                  {text}
                  {agreed === null ? null : (
                    <span className="block font-normal text-muted">agreed first: {agreed}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {amend}
        </>
      ) : null}
      {!terms && error ? <QueryError query={query} title="We couldn’t load the terms" /> : null}
      {!terms && !error ? <Skeleton className="h-32" /> : null}
    </RoomSection>
  );
}
