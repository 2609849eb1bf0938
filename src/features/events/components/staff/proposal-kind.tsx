import { reviewKind } from '@/shared/moderation/review-kind';
import { readProposals } from '../../api/queries';
import { ProposalCard } from './proposal-card';

/** Events that members have proposed. */
export const proposalKind = reviewKind({
  noun: 'Event',
  read: readProposals,
  renderRow: ({ title, organizer, created_at }) => ({
    title,
    detail: organizer?.name ?? 'A former member',
    at: created_at,
  }),
  renderCard: (proposal, actions) => <ProposalCard proposal={proposal} {...actions} />,
});
