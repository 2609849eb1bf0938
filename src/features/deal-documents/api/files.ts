import { openFile, removeFrom, uploadTo } from '@/platform/supabase/private-files';
import { registerUpload } from '@/platform/supabase/register-upload';
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

/** Adds an uploaded file to the deal. */
export function registerDocument(dealId: string, document: NewDocument): Promise<void> {
  const { recordId, fileId, name, kind, readers } = document;
  const file = { subject_id: recordId, file_id: fileId, name };
  return registerUpload(bucket, { ...file, deal_id: dealId, kind, reader_ids: readers });
}

/**
 * A URL that shows a document, or downloads it under a name. Valid for a minute. Logs the view for its owner. Rejects
 * for readers without access.
 */
export function signDocument(documentId: string, download?: string): Promise<string> {
  return openFile(bucket, documentId, download);
}
