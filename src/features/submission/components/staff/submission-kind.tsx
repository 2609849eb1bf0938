import { formatUsd } from '@/kit/formatting/format';
import { reviewKind } from '@/shared/moderation/review-kind';
import { readSubmissions } from '../../api/queries';
import { WaitingCard } from './waiting-card';

/** Properties that members submitted with a contract, to be accepted as listings or returned. */
export const submissionKind = reviewKind({
  noun: 'Submission',
  read: readSubmissions,
  renderRow: ({ address, member, price, submitted_at }) => ({
    title: address,
    detail: `${formatUsd(price)} · ${member.name}`,
    at: submitted_at,
  }),
  renderCard: (submission, actions) => <WaitingCard submission={submission} {...actions} />,
});
