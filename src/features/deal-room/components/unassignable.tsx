import { useQuery } from '@tanstack/react-query';
import { visibleTermsQuery } from '@/shared/listings/api/visible-terms';
import type { Deal } from '../room';
import type { RoomProps } from '../room-view';

/** Says that the seller's contract can't be assigned, in a deal that has no such step and no double close. */
export function Unassignable({ deal, viewer }: Pick<RoomProps, 'viewer'> & { deal: Deal }) {
  const hasStep = deal.double_close !== null || deal.milestones.some(({ kind }) => kind === 'assignment');
  const terms = useQuery({
    ...visibleTermsQuery(deal.property_id ?? '', viewer.user_id),
    enabled: deal.property_id !== null && !hasStep,
  });
  if (hasStep || terms.data?.contract_assignable !== 'No') return null;
  return (
    <p className="mb-5 rounded-control bg-amber-soft px-4 py-3 text-[15px] text-pretty text-amber-ink">
      <span className="font-semibold">The seller’s contract can’t be assigned.</span> There’s no assignment step: the
      seller has to buy the property first, then sell it to the buyer.
    </p>
  );
}
