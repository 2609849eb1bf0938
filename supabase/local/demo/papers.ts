/** The document of the demo's deal, and its file, made on first request. */
import { createHash } from 'node:crypto';
import { pdfOf } from './document.ts';
import { dealDocumentPath } from './ids.ts';

const body = pdfOf([
  'INSPECTION REPORT',
  '',
  'Roof:       serviceable, about 8 years left',
  'Furnace:    replace within 2 years',
  'Plumbing:   slow drain in the upstairs bath',
  'Electrical: 200 A panel, grounded',
  '',
  'Demo document. No such inspection took place.',
]);
const sha256 = createHash('sha256').update(body).digest('hex');
/** The buyer: the Partner sign-in. */
const addedBy = 3;

/** What the buyer shares with the seller. */
export const demoDealDocument = {
  number: 1,
  addedBy,
  kind: 'inspection',
  name: 'Inspection report.pdf',
  size: body.length,
  sha256,
  path: dealDocumentPath(addedBy, 1, sha256),
} as const;

/** Returns the file at a path in the bucket `deal-documents`; null if the demo has none there. */
export function renderDealDocument(path: string): { body: Uint8Array; contentType: string } | null {
  return path === demoDealDocument.path ? { body, contentType: 'application/pdf' } : null;
}
