export type DocumentKind = 'pdf' | 'doc' | 'docx';

/**
 * Detects a file's type from its bytes, regardless of its name: PDF, Word before 2007 (a compound file with a document
 * stream), or Word since 2007 (a ZIP archive with document parts). Null for anything else. Never throws.
 */
export function documentKind(bytes: Uint8Array): DocumentKind | null {
  if (isPdf(bytes)) return 'pdf';
  if (isWordCompound(bytes)) return 'doc';
  return isWordArchive(bytes) ? 'docx' : null;
}

/** As far as readers of PDFs look for the header. */
const headerBytes = 1024 + 8;

/**
 * A byte order mark or a few bytes from a printer or a download may come before the header, unless they make it a file
 * of another format, too. The same as in src/domain/files/file-types.ts.
 */
function isPdf(bytes: Uint8Array): boolean {
  const [, before] = /^([^<]*?)%PDF-[12]\.\d/.exec(textAt(bytes, 0, headerBytes)) ?? [];
  return before !== undefined && !otherFormat.test(before) && lastIndexOf(bytes, '%%EOF') > before.length;
}

/** How archives, pictures, compound files, and programs begin. */
const otherFormat = /^(?:PK|GIF8|\xff\xd8\xff|\x89PNG|RIFF|\xd0\xcf|MZ|.ELF|Rar!|7z|#!|.{4}ftyp)/s;

// Compound files: [MS-CFB] -------------------------------------------------------------------------------

const endOfChain = 0xfffffffe;
const directoryEntryBytes = 128;

function isWordCompound(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 1024 || view.getBigUint64(0) !== 0xd0cf11e0a1b11ae1n) return false;
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return false;
  const sectorBytes = 1 << shift;
  const placeOf = (sector: number) => (sector + 1) * sectorBytes;
  const holds = (sector: number) => sector < endOfChain && placeOf(sector) + sectorBytes <= bytes.length;
  /** The next sector of a chain, using only the first 109 allocation tables: enough for 6 MB. */
  const after = (sector: number): number => {
    const perTable = sectorBytes / 4;
    const index = Math.floor(sector / perTable);
    if (index >= 109) return endOfChain;
    const table = view.getUint32(76 + index * 4, true);
    return holds(table) ? view.getUint32(placeOf(table) + (sector % perTable) * 4, true) : endOfChain;
  };
  const maxSectors = bytes.length / sectorBytes;
  let sector = view.getUint32(48, true);
  // Limited, because a chain may be cyclic.
  for (let count = 0; holds(sector) && count < maxSectors; count += 1, sector = after(sector)) {
    for (let at = placeOf(sector); at < placeOf(sector) + sectorBytes; at += directoryEntryBytes) {
      const isStream = view.getUint8(at + 66) === 2;
      const nameBytes = view.getUint16(at + 64, true);
      if (isStream && nameBytes === 26 && utf16At(view, at, 12) === 'WordDocument') {
        const start = view.getUint32(at + 116, true);
        // Signature of a Word document stream.
        return holds(start) && view.getUint16(placeOf(start), true) === 0xa5ec;
      }
    }
  }
  return false;
}

// ZIP archives: APPNOTE --------------------------------------------------------------------------------

const endRecordBytes = 22;
const maxCommentBytes = 0xffff;

function isWordArchive(bytes: Uint8Array): boolean {
  if (textAt(bytes, 0, 4) !== 'PK\u0003\u0004') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = lastIndexOf(bytes, 'PK\u0005\u0006', bytes.length - endRecordBytes - maxCommentBytes);
  if (end < 0 || end + endRecordBytes > bytes.length) return false;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const missing = new Set(['[Content_Types].xml', 'word/document.xml']);
  for (let entry = 0; entry < entries && at + 46 <= end; entry += 1) {
    if (textAt(bytes, at, 4) !== 'PK\u0001\u0002') return false;
    const nameBytes = view.getUint16(at + 28, true);
    // Listed in the central directory and present in the file.
    if (textAt(bytes, view.getUint32(at + 42, true), 4) === 'PK\u0003\u0004')
      missing.delete(textAt(bytes, at + 46, nameBytes));
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return missing.size === 0;
}

// Bytes as text ----------------------------------------------------------------------------------------

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

function utf16At(view: DataView, start: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint16(start + index * 2, true)));
}

/** Index of the last occurrence of ASCII text at or after `from`; -1 if there is none. */
function lastIndexOf(bytes: Uint8Array, text: string, from = 0): number {
  for (let at = bytes.length - text.length; at >= Math.max(from, 0); at -= 1) {
    if (bytes[at] === text.charCodeAt(0) && textAt(bytes, at, text.length) === text) return at;
  }
  return -1;
}
