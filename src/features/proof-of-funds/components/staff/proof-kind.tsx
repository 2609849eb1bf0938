import { reviewKind } from '@/shared/moderation/review-kind';
import { readPendingProofs } from '../../api/queries';
import { kindLabel } from '../../funds';
import { PendingProofCard, proofTitle } from './pending-proof-card';

/** Proofs of funds to be verified or rejected. */
export const proofKind = reviewKind({
  noun: 'Proof of funds',
  read: readPendingProofs,
  renderRow: (proof) => ({ title: proofTitle(proof), detail: kindLabel(proof.kind), at: proof.created_at }),
  renderCard: (proof, actions) => <PendingProofCard proof={proof} {...actions} />,
});
