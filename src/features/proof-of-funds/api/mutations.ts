import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decide } from '@/shared/moderation/api/staff-decisions';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { registerProof, removeProofFiles } from './files';
import { fundsKeys } from './keys';

/** Submits an uploaded document for review. Idempotent. Fails with the server's reason. */
export function useRegisterProof() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: registerProof,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: fundsKeys.all }),
  });
}

/** Removes a proof of funds and its file. Idempotent. */
export function useWithdrawProof() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (proofId: string) => {
      const path = unwrap(await database().rpc('withdraw_proof', { proof_id: proofId }));
      await removeProofFiles([path]);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: fundsKeys.all }),
  });
}

interface Sharing {
  proofId: string;
  offerId: string;
  shared: boolean;
}

/** Shares a document with the seller of an offer, or stops sharing it. Idempotent. Fails with code P0001. */
export function useShareProof() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ proofId, offerId, shared }: Sharing) => {
      const which = { proof_id: proofId, offer_id: offerId };
      unwrap(await (shared ? database().rpc('share_proof', which) : database().rpc('revoke_proof_share', which)));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: fundsKeys.all }),
  });
}

interface Decision {
  /** With what it's called for staff. */
  proof: { id: string; name: string };
  decision: 'verified' | 'rejected';
  reason?: string;
}

/** A reviewer's decision. Fails with code P0001 if it was already reviewed or removed. */
export function useDecideProof() {
  return useMutation({
    mutationFn: ({ proof, decision, reason }: Decision) =>
      decide('decide_proof', { proof_id: proof.id, decision, ...(reason !== undefined && { reason }) }, proof.name),
  });
}
