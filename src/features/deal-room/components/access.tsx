import { useQuery } from '@tanstack/react-query';
import { RoomSection } from '@/shared/deals/room-section';
import { visibleTermsQuery } from '@/shared/listings/api/visible-terms';
import type { RoomProps } from '../room-view';

/** For the buyer of an open deal: how to get into the property, as the listing says. Nothing for others. */
export function Access({ deal, viewer, className }: RoomProps & { className: string }) {
  const { data: terms } = useQuery({
    ...visibleTermsQuery(deal.property_id ?? '', viewer.user_id),
    enabled: deal.property_id !== null && viewer.role === 'buyer' && deal.state === 'open',
  });
  const instructions = viewer.role === 'buyer' && deal.state === 'open' ? (terms?.access_instructions ?? null) : null;
  if (instructions === null) return null;
  return (
    <RoomSection title="Access" text="Only you and the seller see this." className={className}>
      <p className="text-[15px] wrap-anywhere whitespace-pre-line">{instructions}</p>
    </RoomSection>
  );
}
