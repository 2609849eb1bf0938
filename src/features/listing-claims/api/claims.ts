import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractReading } from '@/domain/contract/reading';
import { unwrap } from '@/platform/errors/errors';
import { database } from '@/platform/supabase/client';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { decide } from '@/shared/moderation/api/staff-decisions';

const listingColumns = 'id, title, address, city, state, zip, price, status, created_at, user_id';
const sellerColumns = 'seller:users!properties_user_id_fkey(id, name)';
const columns =
  'id, property_id, other_id, strength, reasons, state, asker_id, denier_id, keeper_id, reason, found_at, ' +
  `contracts, property:properties!listing_claims_property_id_fkey(${listingColumns}, ${sellerColumns}), ` +
  `other:properties!listing_claims_other_id_fkey(${listingColumns}, ${sellerColumns})`;

/** One of the two listings of a claim. */
export interface ClaimedListing {
  id: string;
  title: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  price: number;
  status: string;
  created_at: string;
  user_id: string;
  seller: { id: string; name: string } | null;
}

/** A contract that a seller submitted for the property. */
export interface ClaimContract {
  listing_id: string;
  submission_id: string;
  status: string;
  name: string;
  sha256: string;
  uploaded_at: string;
  /** For reviewers; null for others. */
  reading: ContractReading | null;
}

/** Two listings of one property, as their sellers and staff see it. */
export interface Claim {
  id: string;
  property_id: string;
  other_id: string;
  strength: string;
  reasons: string[];
  state: string;
  asker_id: string | null;
  denier_id: string | null;
  keeper_id: string | null;
  /** Why staff settled it so. */
  reason: string | null;
  found_at: string;
  /** Of both sellers for staff; their own for a seller. The oldest first. */
  contracts: ClaimContract[];
  property: ClaimedListing;
  other: ClaimedListing;
}

/** The claims on one of the reader's listings, the newest first. */
export function claimsQuery(listingId: string) {
  return queryOptions({
    queryKey: [...marketplaceKeys.sameProperty(listingId), 'claims'],
    queryFn: async ({ signal }) =>
      unwrap(
        await database()
          .from('listing_claims')
          .select(columns as '*')
          .or(`property_id.eq.${listingId},other_id.eq.${listingId}`)
          .order('found_at', { ascending: false })
          .limit(20)
          .abortSignal(signal)
          .overrideTypes<Claim[], { merge: false }>(),
      ),
    refetchOnMount: 'always',
  });
}

/** Claims that wait for staff, by ID. */
export async function readClaims(ids: readonly string[], signal: AbortSignal) {
  return unwrap(
    await database()
      .from('listing_claims')
      .select(columns as '*')
      .in('id', ids)
      .abortSignal(signal)
      .overrideTypes<Claim[], { merge: false }>(),
  );
}

/** What a seller can do about a claim. */
export type ClaimStep = 'ask' | 'accept' | 'decline' | 'deny';

/** Does a seller's step. Fails with code P0001 once the claim is settled. */
export function useClaimStep(listingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, step }: { id: string; step: ClaimStep }) => {
      const client = database();
      if (step === 'ask') unwrap(await client.rpc('ask_to_join', { claim_id: id }));
      else if (step === 'deny') unwrap(await client.rpc('deny_match', { claim_id: id }));
      else unwrap(await client.rpc('answer_join', { claim_id: id, accepts: step === 'accept' }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.sameProperty(listingId) }),
  });
}

interface Settlement {
  claim: Claim;
  decision: 'kept' | 'joined' | 'different';
  keeperId: string | null;
  reason: string;
}

/** A reviewer's decision. Fails with code P0001 if it was settled before. */
export function useSettleClaim() {
  return useMutation({
    mutationFn: ({ claim, decision, keeperId, reason }: Settlement) =>
      decide(
        'settle_claim',
        // The argument is null for two properties, which the generated types leave out.
        { claim_id: claim.id, decision, keeper_id: keeperId as string, reason },
        claim.property.title,
      ),
  });
}
