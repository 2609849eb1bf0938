import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { invokeFunction } from '@/shared/supabase/functions';
import { dealKeys } from '@/shared/deals/api/keys';
import { isKeyOf } from '@/shared/deals/vocabulary';
import { agreementStatuses, type Agreement, type Signature } from '../agreements';

const agreementColumns = `id, kind, title, state, body, body_sha256, status, prepared_by, created_at, ended_at,
  template:agreement_templates(version),
  signatures:agreement_signatures(party_id, role, name, signed_name, signed_at),
  document:deal_documents(id, name)` as const;

/** An agreement with its embeds, as the query returns it. */
export interface AgreementSource extends Omit<Agreement, 'status' | 'version' | 'signatures'> {
  status: string;
  /** Null for members once it isn't approved anywhere. */
  template: { version: number } | null;
  signatures: Signature[];
}

function toAgreement({ status, template, ...agreement }: AgreementSource): Agreement[] {
  if (!isKeyOf(agreementStatuses, status)) return [];
  return [{ ...agreement, status, version: template?.version ?? null }];
}

/** The agreements of a deal that the viewer signs, newest first. */
export function agreementsQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, dealId, 'agreements'),
    queryFn: async ({ signal }): Promise<Agreement[]> => {
      const supabase = await getSupabase();
      const rows = unwrap(
        await supabase
          .from('agreements')
          .select(agreementColumns)
          .eq('deal_id', dealId)
          .order('created_at', { ascending: false })
          .order('position', { referencedTable: 'signatures' })
          .abortSignal(signal),
      );
      return rows.flatMap(toAgreement);
    },
  });
}

/** How long to wait before trying again to seal an agreement. */
const resealMs = 30_000;

/**
 * Has the server make the sealed PDF of a signed agreement, and again every 30 seconds until it succeeds. Idempotent:
 * signers who do this at the same time get the same PDF.
 */
export function sealQuery(userId: string, agreementId: string) {
  return queryOptions({
    queryKey: dealKeys.seal(userId, agreementId),
    queryFn: async () => {
      await invokeFunction('seal-agreement', { agreement_id: agreementId });
      return true;
    },
    retry: false,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.status === 'error' ? resealMs : false),
  });
}
