import type { DealPartProps } from '@/domain/deal/deal';
import { stateOfAddress } from '@/domain/deal/state-of-address';
import { AskedRules, GivenDisclosures } from '@/shared/rules/lazy-rules';

/** What the state requires of the seller before they assign the contract; for the others, what they gave. */
export function DealRules({ deal, viewer, className }: DealPartProps & { className?: string }) {
  const state = stateOfAddress(deal.address);
  if (viewer.role === 'seller' && viewer.user_id !== null && deal.state === 'open' && state !== null) {
    return (
      <AskedRules
        action="assign"
        state={state}
        isContract
        subjectId={deal.id}
        memberId={viewer.user_id}
        {...(className && { className })}
      />
    );
  }
  return <GivenDisclosures subjectId={deal.id} readerId={viewer.user_id} {...(className && { className })} />;
}
