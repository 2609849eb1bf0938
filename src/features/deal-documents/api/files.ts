import { invokeFunction } from '@/platform/supabase/functions';
import { openFile, removeFrom, uploadTo } from '@/platform/supabase/private-files';
import type { DocumentKind } from '../documents';

const bucket = 'deal-documents';

export const uploadDocument = uploadTo(bucket);
export const removeDocumentFiles = removeFrom(bucket);

export interface NewDocument {
  recordId: string;
  fileId: string;
  name: string;
  kind: DocumentKind;
  /** IDs of parties. */
  readers: string[];
}

/**
 * Has the server check an uploaded file and add it to the deal. Idempotent. Rejects with the server's reason, of kind
 * 'invalid' if it can't use the file.
 */
export async function registerDocument(dealId: string, document: NewDocument): Promise<void> {
  const { recordId, fileId, name, kind, readers } = document;
  await invokeFunction('register-deal-document', {
    document_id: recordId,
    deal_id: dealId,
    file_id: fileId,
    name,
    kind,
    reader_ids: readers,
  });
}

/**
 * A URL that shows a document, or downloads it under a name. Valid for a minute. Logs the view for its owner. Rejects
 * for readers without access.
 */
export function signDocument(documentId: string, download?: string): Promise<string> {
  return openFile(bucket, documentId, download);
}
