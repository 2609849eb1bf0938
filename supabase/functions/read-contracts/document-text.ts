import { Buffer } from 'node:buffer';
import { constants, inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'npm:fflate@0.8.3';
import { getDocumentProxy } from 'npm:unpdf@1.8.1';

/** Contracts are shorter. What's behind isn't read. */
const maxPages = 60;
const maxCharacters = 200_000;
/** Milliseconds for all pages of a file. */
const maxPdfMs = 15_000;
/** Of all streams of a PDF, unpacked. A page's is unpacked as a whole, before its time is looked at. */
const maxStreamBytes = 64 * 1024 * 1024;
/** Of a Word document's text, unpacked. */
const maxXmlBytes = 8 * 1024 * 1024;

/**
 * The text of a PDF, with columns three spaces apart; '' for scanned pictures. Throws if it can't be opened, such as
 * with a password, and if it unpacks to too much.
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const endsAt = Date.now() + maxPdfMs;
  checkStreams(bytes);
  // It takes the bytes away.
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  try {
    let text = '';
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages) && text.length < maxCharacters; number += 1) {
      if (Date.now() > endsAt) throw new Error('The time is up');
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      text += `${items.map((item) => ('str' in item ? itemText(item) : '')).join('')}\n\n`;
      page.cleanup();
    }
    return text.slice(0, maxCharacters);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Throws if a PDF's compressed streams unpack to too much together, also those that are compressed twice. */
function checkStreams(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = maxStreamBytes;
  const unpack = (packed: Uint8Array, depth: number) => {
    // The header of zlib: deflate with a window of 32 KB, and a multiple of 31.
    const [method = 0, flags = 0] = packed;
    if (depth > 3 || method !== 0x78 || (method * 256 + flags) % 31 !== 0) return;
    try {
      const unpacked = inflateSync(packed, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH });
      left -= unpacked.length;
      unpack(unpacked, depth + 1);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') left = -1;
      // Another error means that it isn't compressed, or is broken.
    }
    if (left <= 0) throw new Error('The document unpacks to too much');
  };
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = at + 6 + (file[at + 6] === 13 ? 1 : 0) + 1;
    unpack(file.subarray(start), 1);
  }
}

interface TextItem {
  str: string;
  width: number;
  transform: number[];
  hasEOL: boolean;
}

/** A space that's wider than two letters separates columns. */
function itemText({ str, width, transform, hasEOL }: TextItem): string {
  const size = Math.abs(transform[0] ?? 0) || Math.abs(transform[1] ?? 0);
  const isGap = str.trim() === '' && size > 0 && width > 1.4 * size;
  return `${isGap ? '   ' : str}${hasEOL ? '\n' : ''}`;
}

/** The text of a Word document since 2007: a line for each paragraph. Throws if it's broken, or unpacks to too much. */
export function docxText(bytes: Uint8Array): string {
  const name = 'word/document.xml';
  // It unpacks at most the size that the archive states, and throws if there's more.
  const { [name]: xml } = unzipSync(bytes, {
    filter: ({ name: entry, originalSize }) => {
      if (entry === name && originalSize > maxXmlBytes) throw new Error('The document unpacks to too much');
      return entry === name;
    },
  });
  if (!xml) throw new Error('The archive has no document');
  return strFromU8(xml)
    .replaceAll(/<w:tab\b[^>]*\/>|<\/w:tc>/g, '\t')
    .replaceAll(/<w:(?:br|cr)\b[^>]*\/>|<\/w:(?:p|tr)>/g, '\n')
    .replaceAll(/<w:(delText|instrText)\b[^>]*>[^<]*<\/w:\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, entity)
    .slice(0, maxCharacters);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN;
  if (Number.isNaN(code)) return entities[name?.toLowerCase() ?? ''] ?? whole;
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
