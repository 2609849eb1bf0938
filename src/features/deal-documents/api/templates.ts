import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';

const templatesKey = ['deals', 'agreement-templates'] as const;

/** Every template with the states it's approved for, newest version first. For staff. */
export const templatesQuery = queryOptions({
  queryKey: templatesKey,
  queryFn: async ({ signal }) =>
    unwrap(
      await database()
        .from('agreement_templates')
        .select('id, kind, version, title, body, approvals:agreement_template_approvals(state, approved_at)')
        .order('kind')
        .order('version', { ascending: false })
        .order('state', { referencedTable: 'approvals' })
        .abortSignal(signal),
    ),
});

/** A template with the states it's approved for. */
export interface Template {
  id: string;
  kind: string;
  version: number;
  title: string;
  body: string;
  approvals: { state: string; approved_at: string }[];
}

/** Approves a template for states (two-letter codes). Idempotent. */
export function useApproveTemplate(templateId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (states: string[]) => {
      unwrap(await database().rpc('approve_template', { template_id: templateId, states }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  });
}

/** Ends a template's approval for a state. Idempotent. */
export function useRevokeApproval(templateId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (state: string) => {
      unwrap(await database().rpc('revoke_template_approval', { template_id: templateId, state }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  });
}
