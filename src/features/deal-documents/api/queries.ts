import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { dealKeys } from '@/shared/deals/api/keys';
import type { DealDocument, DocumentStep } from '../documents';

const documentColumns = `id, added_by, kind, name, size, sha256, created_at,
  readers:deal_document_readers(party_id, revoked_at),
  log:deal_document_log(id, party_id, step, details, created_at),
  agreements(signatures:agreement_signatures(party_id))` as const;

/** More steps than anyone reads. */
const maxSteps = 100;

/** A document with its embeds, as the query returns it. */
export interface DocumentSource extends Omit<DealDocument, 'readers' | 'signers' | 'log'> {
  readers: { party_id: string; revoked_at: string | null }[];
  log: DocumentStep[];
  /** The agreement it seals, if the viewer signed it. */
  agreements: { signatures: { party_id: string }[] }[];
}

function toDocument({ readers, agreements, ...document }: DocumentSource): DealDocument {
  return {
    ...document,
    readers: readers.filter(({ revoked_at }) => revoked_at === null).map(({ party_id }) => party_id),
    signers: agreements.flatMap(({ signatures }) => signatures.map(({ party_id }) => party_id)),
  };
}

/** The documents of a deal that the viewer can read, newest first. */
export function documentsQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, dealId, 'documents'),
    queryFn: async ({ signal }): Promise<DealDocument[]> => {
      const supabase = await getSupabase();
      const rows = unwrap(
        await supabase
          .from('deal_documents')
          .select(documentColumns)
          .eq('deal_id', dealId)
          .is('removed_at', null)
          .order('created_at', { ascending: false })
          .order('id', { referencedTable: 'log', ascending: false })
          .limit(maxSteps, { referencedTable: 'log' })
          .abortSignal(signal),
      );
      return rows.map(toDocument);
    },
  });
}
