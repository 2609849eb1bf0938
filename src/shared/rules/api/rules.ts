import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RuleAction } from '@/domain/rule/rule-text';
import { unwrap } from '@/platform/errors/errors';
import { readDatabase } from '@/platform/supabase/anon-client';
import { database } from '@/platform/supabase/client';

const rulesKey = ['rules'] as const;

/** What asks the rules: a step in a state. */
export interface AskedStep {
  action: RuleAction;
  /** Two-letter code. */
  state: string;
  isContract: boolean;
  /** The listing, offer, or deal. */
  subjectId: string;
}

/** A rule in force, and what it needs of the member for this step. */
export interface AskedRule {
  rule_id: string;
  topic: string;
  summary: string;
  disclosure: string | null;
  citation: string | null;
  url: string | null;
  signer: string | null;
  signed_at: string | null;
  /** `nothing`, `disclosure`, or `license`. */
  needs: string;
  /** When the member gave it; null if they haven't. */
  answered_at: string | null;
}

/** The rules that a step asks today. */
export function askedRulesQuery({ action, state, isContract, subjectId }: AskedStep, memberId: string) {
  return queryOptions({
    queryKey: [...rulesKey, 'asked', memberId, action, state, isContract, subjectId],
    queryFn: async ({ signal }): Promise<AskedRule[]> =>
      unwrap(
        await database()
          .rpc('rules_asked', { action, state, is_contract: isContract, subject_id: subjectId })
          .abortSignal(signal),
      ),
    refetchOnMount: 'always',
  });
}

/** Gives a disclosure, or states a license. Idempotent. Fails with code P0001 and a message for the member. */
export function useGiveDisclosure({ action, subjectId }: Pick<AskedStep, 'action' | 'subjectId'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ ruleId, license }: { ruleId: string; license?: string }) => {
      unwrap(
        await database().rpc('give_disclosure', {
          action,
          subject_id: subjectId,
          rule_id: ruleId,
          ...(license !== undefined && { license_number: license }),
        }),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: rulesKey }),
  });
}

/** A disclosure that was given about a listing, offer, or deal. */
export interface GivenDisclosure {
  rule_id: string;
  side: string;
  state: string;
  topic: string;
  /** `disclosed` or `licensed`. */
  answer: string;
  disclosure: string | null;
  citation: string | null;
  url: string | null;
  signer: string | null;
  signed_at: string | null;
  answered_at: string;
}

/** The disclosures given about a listing, offer, or deal that the reader can see. */
export function givenDisclosuresQuery(subjectId: string, readerId: string | null) {
  return queryOptions({
    queryKey: [...rulesKey, 'given', readerId, subjectId],
    queryFn: async ({ signal }): Promise<GivenDisclosure[]> =>
      unwrap(await readDatabase().rpc('given_disclosures', { subject_id: subjectId }).abortSignal(signal)),
    refetchOnMount: 'always',
  });
}
