import { strFromU8, unzipSync } from 'npm:fflate@0.8.3';
import { getDocumentProxy } from 'npm:unpdf@1.8.1';

/** Contracts are shorter. What's behind isn't read. */
const maxPages = 60;
const maxCharacters = 200_000;
/** Milliseconds for all pages of a file. */
const maxPdfMs = 15_000;
/** Of a Word document's text, unpacked. */
const maxXmlBytes = 8 * 1024 * 1024;

/**
 * The text of a PDF, with columns three spaces apart; '' for scanned pictures. Throws if it can't be opened, such as
 * with a password.
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const endsAt = Date.now() + maxPdfMs;
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
