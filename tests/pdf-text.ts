/** Returns the selectable texts of a PDF with uncompressed pages, in drawing order. */
export async function pdfTexts(pdf: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  const source = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return [...source.matchAll(/\(((?:\\.|[^\\()])*)\) Tj/g)].map(([, text = '']) => text.replaceAll(/\\(.)/g, '$1'));
}
