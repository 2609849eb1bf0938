import { reasonsText } from '@/domain/duplicates/reasons';
import { reviewKind } from '@/shared/moderation/review-kind';
import { readClaims } from '../api/claims';
import { ClaimCard } from './claim-card';

/** Claims of two sellers on one property, to be settled. */
export const claimKind = reviewKind({
  noun: 'Claim',
  read: readClaims,
  renderRow: ({ property, reasons, found_at }) => ({
    title: property.title,
    detail: reasonsText(reasons),
    at: found_at,
  }),
  renderCard: (claim, actions) => <ClaimCard claim={claim} {...actions} />,
});
