import { brand } from '@/shared/config/brand';
import { PdfSheet } from '@/shared/lib/pdf-sheet';
import type { Order } from '../order';
import { documentKind, documentParts, documentTitle, type Payer } from './receipt';

/** An order as a PDF: a receipt where it was paid, else what it is. */
export function receiptPdf(order: Order, payer: Payer): Blob {
  const title = documentTitle(order);
  const sheet = new PdfSheet(`${brand.name}, ${title}`);
  sheet.line(documentKind(order), { size: 22, bold: true });
  sheet.line(`${brand.name} membership. ${title}.`, { size: 10, grey: true });
  for (const part of documentParts(order, payer)) sheet.part(part);
  return sheet.finish();
}
