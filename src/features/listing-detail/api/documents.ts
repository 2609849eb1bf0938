import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { authorColumns, type Author } from '@/domain/member/author';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { openFile } from '@/platform/supabase/private-files';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import type { ListingDocument } from '@/domain/listing/documents';
import type { DocumentRequest } from '../document-access';

/** More than a seller can look through. */
const maxRequests = 200;

/** The requests that this reader may see, oldest first: their own, or for the owner all. */
export function documentRequestsQuery(listingId: string, readerId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.documentRequests(listingId, readerId),
    queryFn: async ({ signal }) =>
      unwrap(
        await database()
          .from('listing_document_requests')
          .select(`id, member_id, note, status, requested_at, decided_at, member:users(${authorColumns})`)
          .eq('property_id', listingId)
          .order('requested_at')
          .limit(maxRequests)
          .abortSignal(signal)
          .overrideTypes<(DocumentRequest & { member: Author | null })[], { merge: false }>(),
      ),
    refetchOnMount: 'always',
  });
}

/** Asks the seller for the on-request documents. */
export function useRequestDocuments(listingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (note: string) => {
      unwrap(await database().rpc('request_documents', { property_id: listingId, note }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.documents(listingId) }),
  });
}

/** Approves or declines a request; declining an approved one revokes the access. */
export function useDecideRequest(listingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, decision }: { id: string; decision: 'approved' | 'declined' }) => {
      unwrap(await database().rpc('decide_document_request', { request_id: id, decision }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.documents(listingId) }),
  });
}

/** A URL that downloads the file under its name, valid for a minute. Rejects for readers without access. */
export function signDocument({ id, name }: Pick<ListingDocument, 'id' | 'name'>): Promise<string> {
  return openFile('documents', id, name);
}
