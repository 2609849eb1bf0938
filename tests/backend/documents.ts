import { crc32 } from 'node:zlib';

/* Minimal valid documents, and lookalikes. */

export const mimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** A PDF with one empty page. A different `mark` gives a different file. */
export function pdf(mark = ''): Buffer<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ];
  let body = `%PDF-1.4\n% ${mark}\n`;
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = body.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  );
}

/** A ZIP archive with uncompressed entries. */
export function zip(entries: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [nameBytes, content] = [Buffer.from(name), Buffer.from(text)];
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(content.length, 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, nameBytes, content]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, end, nameBytes]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\u0005\u0006'), end]);
}

/** A Word document with one sentence. */
export function docx(text = 'Purchase contract'): Buffer<ArrayBuffer> {
  const xml = '<?xml version="1.0"?>';
  const officeDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const relationshipType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return zip({
    '[Content_Types].xml': [
      `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      `<Override PartName="/word/document.xml" ContentType="${officeDocument}"/></Types>`,
    ].join(''),
    '_rels/.rels': [
      `${xml}<Relationships xmlns="${relationships}">`,
      `<Relationship Id="rId1" Type="${relationshipType}" Target="word/document.xml"/></Relationships>`,
    ].join(''),
    'word/document.xml': [
      `${xml}<w:document xmlns:w="${word}"><w:body>`,
      `<w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ].join(''),
  });
}

const sector = 512;

/** An OLE compound file with one stream. With the stream WordDocument, it’s a Word 97 document. */
export function compoundFile(stream = 'WordDocument', mark = 0xa5ec): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(0xfffffffe, 60);
  header.writeUInt32LE(0xfffffffe, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  // Sector 0 is the allocation table, 1 and 2 the directory, 3 to 10 the stream.
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(2, 4);
  table.writeUInt32LE(0xfffffffe, 8);
  for (let at = 3; at < 11; at += 1) table.writeUInt32LE(at === 10 ? 0xfffffffe : at + 1, at * 4);
  const directory = Buffer.alloc(2 * sector);
  entry('Root Entry', 5, 0xfffffffe, 0).copy(directory, 0);
  // In the second directory sector, so that the chain must be followed.
  entry(stream, 2, 3, 4096).copy(directory, sector);
  const content = Buffer.alloc(8 * sector);
  content.writeUInt16LE(mark, 0);
  return Buffer.concat([header, table, directory, content]);
}

function entry(name: string, type: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.fill(0xff, 68, 80);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

/** The start of a Windows program, followed by `tail`. */
export function windowsProgram(tail: Buffer = Buffer.alloc(0)): Buffer<ArrayBuffer> {
  return Buffer.concat([
    Buffer.from('MZ\u0090\u0000\u0003'.padEnd(128, '\u0000'), 'latin1'),
    Buffer.from('PE\u0000\u0000This program cannot be run in DOS mode.'),
    tail,
  ]);
}
