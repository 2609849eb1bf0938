import { unwrap } from '@/shared/supabase/errors';
import { useDealChange } from '@/shared/deals/api/mutations';
import { registerDocument, removeDocumentFiles, type NewDocument } from './files';

/** Adds an uploaded document to the deal. Idempotent. */
export function useAddDocument(dealId: string) {
  return useDealChange((_, document: NewDocument) => registerDocument(dealId, document));
}

/** Shares a document with a party, or stops sharing it. Idempotent. */
export function useShareDocument(documentId: string) {
  return useDealChange(async (supabase, { partyId, shared }: { partyId: string; shared: boolean }) => {
    const which = { document_id: documentId, party_id: partyId };
    unwrap(await (shared ? supabase.rpc('share_deal_document', which) : supabase.rpc('unshare_deal_document', which)));
  });
}

/** Removes a document and its file. Idempotent. */
export function useRemoveDocument() {
  return useDealChange(async (supabase, documentId: string) => {
    const path = unwrap(await supabase.rpc('remove_deal_document', { document_id: documentId }));
    await removeDocumentFiles([path]);
  });
}
