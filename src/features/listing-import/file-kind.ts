import { decodeText } from './decode-text';
import { FileProblem } from './limits';

const instead = 'Save your list as CSV or Excel (.xlsx), and choose that file.';

/** How files begin that have no table we could read, and what they are. */
const others: readonly (readonly [start: string, sentence: string])[] = [
  ['%PDF', `This is a PDF. ${instead}`],
  ['\u0089PNG', `This is a picture. ${instead}`],
  ['\u00ff\u00d8\u00ff', `This is a picture. ${instead}`],
  ['GIF8', `This is a picture. ${instead}`],
  ['7z\u00bc\u00af', 'This is a compressed archive. Unpack it, and choose the file that was in it.'],
  ['Rar!', 'This is a compressed archive. Unpack it, and choose the file that was in it.'],
  ['MIME-Ver', 'This is a web archive (.mht). Open it in Excel and save it as .xlsx, or save it as CSV.'],
  ['{\\rtf', `This is a text document. ${instead}`],
];

/** What a file's content is, whatever its name says. */
export type FileKind = 'zip' | 'gzip' | 'compound' | 'markup' | 'text';

/** Finds out what a file is. Throws a FileProblem for what has no table. */
export function kindOf(bytes: Uint8Array): FileKind {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 8));
  // An empty archive, and one in parts, begin in their own ways.
  if (['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008'].some((known) => start.startsWith(known))) return 'zip';
  if (start.startsWith('\u001f\u008b')) return 'gzip';
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0) return 'compound';
  const other = others.find(([known]) => start.startsWith(known));
  if (other) throw new FileProblem(other[1]);
  const text = decodeText(bytes.subarray(0, 4000)).text.trimStart();
  if (/^[[{]\s*["[{]/.test(text)) throw new FileProblem(`This is a JSON file. ${instead}`);
  return /^<[!?a-z]/i.test(text) ? 'markup' : 'text';
}

/** Why text with tags isn't read, as a sentence; null if it may have a table. */
export function markupProblem(text: string): string | null {
  if (/<table\b|urn:schemas-microsoft-com:office:spreadsheet|<office:document\b/i.test(text)) return null;
  return /<html|<!doctype html|<body/i.test(text)
    ? 'This is a web page without a table. Download your list again, or save it as CSV.'
    : `This is an XML file, not a spreadsheet. ${instead}`;
}

/** Why a compound file of Office isn't read, by the names of its parts; null if it may have sheets. */
export function compoundProblem(names: readonly string[]): string | null {
  const has = (name: RegExp) => names.some((part) => name.test(part));
  if (has(/EncryptedPackage$/)) return passwordProblem;
  if (has(/\/(Workbook|Book)$/i)) return null;
  if (has(/\/WordDocument$/)) return `This is a Word document. ${instead}`;
  return `This is an old Office file without a spreadsheet. ${instead}`;
}

/** Why an archive of Office isn't read, by the names of its parts; null if it may have sheets. */
export function archiveProblem(names: readonly string[]): string | null {
  if (names.some((name) => name.startsWith('word/'))) return `This is a Word document. ${instead}`;
  if (names.some((name) => /^Index(\/|\.zip)/.test(name))) {
    return 'This is a Numbers file. In Numbers, choose File, Export To, and CSV or Excel, and choose that file.';
  }
  return names.some((name) => name.startsWith('ppt/')) ? `This is a presentation. ${instead}` : null;
}

export const passwordProblem = 'This file is protected by a password. Save it without one, and choose it again.';
export const unreadableProblem =
  'We couldn’t read this file. Open it in Excel and save it again as .xlsx, or save it as CSV.';
