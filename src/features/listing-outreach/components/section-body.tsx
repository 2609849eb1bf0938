import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { Skeleton } from '@/kit/ui/skeleton';
import { sectionsQuery } from '../api/queries';
import type { OutreachListing } from '../listing';
import { hasOpen } from '../showing';
import { Questions } from './questions';
import { Showings } from './showings';
import { useLiveOutreach } from './use-live-outreach';

export interface SectionProps {
  listing: OutreachListing;
  part: 'showings' | 'questions';
}

/** The content of one section. Both share a request. */
export function SectionBody({ listing, part }: SectionProps) {
  const { user, status } = useAuth();
  const [now] = useState(() => Date.now());
  const readerId = user?.id ?? null;
  const query = useQuery({
    ...sectionsQuery(listing.id, readerId),
    enabled: status !== 'loading',
  });
  const { data, error } = query;
  useLiveOutreach(listing.id);
  const reader = { id: readerId, isSeller: listing.user_id === readerId };
  if (!data && error) {
    return (
      <QueryError
        query={query}
        className="mt-3"
        title={part === 'showings' ? 'We couldn’t load the showings' : 'We couldn’t load the questions'}
      />
    );
  }
  if (data === undefined) return <Skeleton className={part === 'showings' ? 'mt-3 h-20' : 'mt-3 h-32'} />;
  const { showings = [], questions = [] } = data ?? {};
  return part === 'showings' ? (
    <Showings listing={listing} showings={showings} reader={reader} />
  ) : (
    <Questions listing={listing} questions={questions} reader={reader} gateAbove={hasOpen(showings, reader, now)} />
  );
}
