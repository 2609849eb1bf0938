import { brand } from '@/domain/site/brand';
import { PdfSheet } from '@/platform/export/pdf-sheet';
import type { Order } from './order';
import { documentKind, documentParts, documentTitle, type Payer } from './receipt';

/** Renders an order as a PDF receipt, invoice, or credit note. */
export function receiptPdf(order: Order, payer: Payer): Promise<Blob> {
  const title = documentTitle(order);
  const sheet = new PdfSheet(`${brand.name}, ${title}`);
  sheet.text(documentKind(order), { size: 22, bold: true });
  sheet.text(`${brand.name} membership. ${title}.`, { size: 10, gray: true });
  for (const part of documentParts(order, payer)) sheet.section(part);
  return sheet.finish();
}
