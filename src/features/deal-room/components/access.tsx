import { useQuery } from '@tanstack/react-query';
import { QueryError } from '@/platform/query/query-error';
import { RoomSection } from '@/shared/deals/room-section';
import { visibleTermsQuery } from '@/shared/listings/api/visible-terms';
import type { RoomProps } from '../room-view';

/** For the buyer of an open deal: how to get into the property, as the listing says. Nothing for others. */
export function Access({ deal, viewer, className }: RoomProps & { className: string }) {
  const isBuyer = viewer.role === 'buyer' && deal.state === 'open';
  const query = useQuery({
    ...visibleTermsQuery(deal.property_id ?? '', viewer.user_id),
    enabled: isBuyer && deal.property_id !== null,
  });
  const instructions = isBuyer ? (query.data?.access_instructions ?? null) : null;
  const failed = isBuyer && !query.data && query.error;
  if (instructions === null && !failed) return null;
  return (
    <RoomSection title="Access" text="Only you and the seller see this." className={className}>
      {failed ? (
        <QueryError inline query={query} title="We couldn’t load how to get in" />
      ) : (
        <p className="text-[15px] wrap-anywhere whitespace-pre-line">{instructions}</p>
      )}
    </RoomSection>
  );
}
