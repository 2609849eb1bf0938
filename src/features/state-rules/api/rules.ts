import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Json } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import { database } from '@/platform/supabase/client';

const key = ['state-rules'] as const;

/** A version of a rule. */
export interface RuleVersion {
  id: string;
  state: string;
  topic: string;
  version: number;
  /** The first day on which it's asked. */
  effective_from: string;
  asked_at: string[];
  /** `nothing`, `disclosure`, or `license`. */
  requires: string;
  summary: string;
  disclosure: string | null;
  deals_a_year: number | null;
  days: number | null;
  citation: string | null;
  url: string | null;
  signer: string | null;
  signed_at: string | null;
}

/** All versions of a state's rules, by topic, newest first. */
export function ruleVersionsQuery(state: string) {
  return queryOptions({
    queryKey: [...key, 'versions', state],
    queryFn: async ({ signal }): Promise<RuleVersion[]> =>
      unwrap(await database().rpc('rule_versions', { state }).abortSignal(signal)),
  });
}

/** The license and registration numbers that members stated last in a state. For staff. */
export function statedLicensesQuery(state: string) {
  return queryOptions({
    queryKey: [...key, 'licenses', state],
    queryFn: async ({ signal }) => unwrap(await database().rpc('stated_licenses', { state }).abortSignal(signal)),
  });
}

/** Signs off a version in the admin's name. Idempotent. */
export function useSignRule() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ruleId: string) => {
      unwrap(await database().rpc('sign_rule', { rule_id: ruleId }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Adds a version of a rule. The same ID twice adds one. Fails with code P0001 and a message for the admin. */
export function useSupersedeRule() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, replaces, rule }: { id: string; replaces: string; rule: Json }) => {
      unwrap(await database().rpc('supersede_rule', { rule_id: id, replaces, rule }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
