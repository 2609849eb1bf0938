import { PDF } from '@libpdf/core';

/** Returns the selectable text of a PDF as its lines, from top to bottom. Cells of a row are separated by spaces. */
export async function pdfTexts(pdf: Blob): Promise<string[]> {
  const document = await PDF.load(new Uint8Array(await pdf.arrayBuffer()));
  return document.getPages().flatMap((page) => page.extractText().lines.map(({ text }) => text));
}
