import type { Database } from '../database.types.ts';
import { fileSizeText } from '../files/file-types.ts';

type Row = Database['public']['Tables']['listing_documents']['Row'];

/** A document of a listing. Its file is open to fewer readers than its name. */
export type ListingDocument = Pick<Row, 'id' | 'position' | 'kind' | 'access' | 'path' | 'name' | 'size' | 'mime_type'>;

/** What a document can be, like the check of the table `listing_documents`. */
export const documentKinds = [
  'Inspection report',
  'Photos',
  'Rent roll',
  'Leases',
  'Title',
  'Survey',
  'Scope of work',
  'Comps',
  'Other',
] as const;

/** Who can download a document, like the check of the table `listing_documents`. */
export const documentAccesses = ['on_request', 'public'] as const;

/** The database accepts no more per listing. */
export const maxDocuments = 20;

/** The MIME types that a listing's documents can have, with their file extensions. */
export const documentTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};

/** The documents in the seller's order. */
export function inOrder(documents: readonly ListingDocument[]): ListingDocument[] {
  return documents.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** Such as 'Rent roll · XLSX, 24 KB'. */
export function documentSummary({ kind, name, size }: Pick<ListingDocument, 'kind' | 'name' | 'size'>): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  return `${kind} · ${extension}, ${fileSizeText(size)}`;
}
