import type { Database } from '@/domain/database.types';
import type { ListingDocument } from '@/domain/listing/documents';
import { dayMs } from '@/kit/time/durations';

type Row = Database['public']['Tables']['listing_document_requests']['Row'];

/** A member's request for the on-request documents of a listing. */
export type DocumentRequest = Pick<Row, 'id' | 'member_id' | 'note' | 'requested_at' | 'decided_at'> & {
  status: 'pending' | 'approved' | 'declined';
};

/** Who looks at the documents of a listing. `request` is theirs; null if they haven't asked. */
export interface DocumentReader {
  isOwner: boolean;
  isStaff: boolean;
  request: Pick<DocumentRequest, 'status'> | null;
}

/**
 * Whether to offer the download. Postgres decides (`private.can_read_document`): staff are refused unless the listing
 * has been reported or waits for review.
 */
export function canDownload({ access }: Pick<ListingDocument, 'access'>, reader: DocumentReader): boolean {
  return access === 'public' || reader.isOwner || reader.isStaff || reader.request?.status === 'approved';
}

const retryDays = 30;

/** When a declined request can be repeated (ms), as in `public.request_documents`; null if it can be now. */
export function canAskAgainAt({ decided_at }: Pick<DocumentRequest, 'decided_at'>, now: number): number | null {
  const at = decided_at === null ? 0 : Date.parse(decided_at) + retryDays * dayMs;
  return at > now ? at : null;
}
