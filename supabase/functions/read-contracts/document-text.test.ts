import { equal, match, rejects, throws } from 'node:assert/strict';
import { strToU8, zipSync, zlibSync } from 'npm:fflate@0.8.3';
import { docxText, pdfText } from './document-text.ts';

/** A PDF with these contents of pages, and without a table of its objects, which readers rebuild. */
function pdf(...pages: string[]): Uint8Array {
  const kids = pages.map((_, at) => `${10 + 2 * at} 0 R`).join(' ');
  const objects = pages.map(
    (content, at) =>
      `${10 + 2 * at} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ` +
      `/Resources << /Font << /F1 4 0 R >> >> /Contents ${11 + 2 * at} 0 R >>\nendobj\n` +
      `${11 + 2 * at} 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`,
  );
  return strToU8(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ` +
      `${pages.length} >>\nendobj\n4 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>\nendobj\n` +
      `${objects.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF`,
  );
}
const line = (text: string, x = 64, y = 720) => `BT /F1 11 Tf ${x} ${y} Td (${text}) Tj ET`;

const docx = (xml: string) =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(xml) });

Deno.test('pdfText reads a form with wide spaces', async () => {
  equal(await pdfText(pdf(line('Property:        809 9th St #608, Akron'))), 'Property:   809 9th St #608, Akron\n\n');
});

Deno.test('pdfText separates columns and pages', async () => {
  const text = await pdfText(pdf(`${line('Seller: Ann Oak')} ${line('Buyer: Lee Park', 320)}`, line('Price: $1,000')));
  match(text, /^Seller: Ann Oak {3}Buyer: Lee Park\n\nPrice: \$1,000\n\n$/);
});

Deno.test('pdfText returns nothing for a page without text', async () => {
  equal((await pdfText(pdf('0 0 100 100 re f'))).trim(), '');
});

Deno.test('pdfText reads no more pages than a contract has', async () => {
  const text = await pdfText(pdf(...Array.from({ length: 80 }, (_, at) => line(`Page ${at + 1}.`))));
  match(text, /Page 60\./);
  equal(text.includes('Page 61.'), false);
});

/** A PDF whose page is packed, perhaps twice. */
function packedPdf(content: Uint8Array): Uint8Array {
  const text = new TextDecoder()
    .decode(pdf('CONTENT'))
    .replace('/Length 7', `/Length ${content.length} /Filter /FlateDecode`);
  const [before = '', after = ''] = text.split('CONTENT');
  return new Uint8Array([...strToU8(before), ...content, ...strToU8(after)]);
}

Deno.test('pdfText reads packed pages, and rejects those that unpack to too much', async () => {
  match(await pdfText(packedPdf(zlibSync(strToU8(line('Price: $1,000'))))), /^Price: \$1,000/);
  const bomb = zlibSync(new Uint8Array(80 * 1024 * 1024).fill(32));
  equal(bomb.length < 200_000, true);
  await rejects(pdfText(packedPdf(bomb)), /too much/);
  await rejects(pdfText(packedPdf(zlibSync(bomb))), /too much/);
});

Deno.test('pdfText rejects what isn’t a PDF', async () => {
  await rejects(pdfText(strToU8('%PDF-1.4 nothing else')));
});

Deno.test('docxText reads paragraphs, tables, and entities, without deleted text', () => {
  const xml =
    '<w:document><w:body><w:p><w:r><w:t>Seller:</w:t><w:tab/><w:t xml:space="preserve">Ann &amp; Tom Oak</w:t>' +
    '</w:r></w:p>' +
    '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Price</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
    '<w:p><w:del><w:r><w:delText>$900,000</w:delText></w:r></w:del>' +
    '<w:r><w:t>$1,000 &#8212; &#x2713; &bogus;</w:t></w:r></w:p></w:body></w:document>';
  equal(docxText(docx(xml)), 'Seller:\tAnn & Tom Oak\nPrice\n\t\n$1,000 — ✓ &bogus;\n');
});

Deno.test('docxText rejects a document that unpacks to too much', () => {
  const bomb = docx('<w:p/>'.repeat(2_000_000));
  equal(bomb.length < 100_000, true);
  throws(() => docxText(bomb), /too much/);
});

Deno.test('docxText unpacks no more than the archive states', () => {
  const bomb = docx('<w:p/>'.repeat(1_000_000));
  const view = new DataView(bytesOf(bomb));
  // The size in the header of the file, and in the directory behind it.
  for (let at = 0; at + 30 < bomb.length; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, 10, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  const text = (() => {
    try {
      return docxText(new Uint8Array(view.buffer));
    } catch {
      return '';
    }
  })();
  equal(text.length <= 10, true);
});

Deno.test('docxText rejects an archive without a document, and a broken one', () => {
  throws(() => docxText(zipSync({ 'a.txt': strToU8('a') })), /no document/);
  throws(() => docxText(docx('<w:p/>').subarray(0, 60)));
});

const bytesOf = (bytes: Uint8Array) => bytes.slice().buffer;
