import { FileProblem } from './limits';

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** Which half of the first characters is zero, as in UTF-16 of Latin letters; null for neither. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const sample = bytes.subarray(0, 2000);
  const pairs = Math.floor(sample.length / 2);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (sample[at] === 0) even += 1;
    if (sample[at + 1] === 0) odd += 1;
  }
  if (odd > pairs * 0.6 && even < pairs * 0.1) return 'utf-16le';
  return even > pairs * 0.6 && odd < pairs * 0.1 ? 'utf-16be' : null;
}

const noTextProblem = 'This isn’t a CSV or Excel file. Save your list as one of them, and choose that file.';

/** A character that couldn't be read. */
export const unreadable = '\ufffd';

/** Text of a file; `isDamaged` if some of its characters couldn't be read. */
export interface DecodedText {
  text: string;
  isDamaged: boolean;
}

/**
 * The text of a file in UTF-8, UTF-16, or, if it's neither, what Excel writes on Windows, or once did on a Mac, without
 * the byte order mark. Throws a FileProblem for a file that isn't text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  // Files that were cut off by a crash end with zeros.
  const decoded = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/\0+$/, '');
  const zeros = decoded.split('\0').length - 1;
  if (zeros * 50 > decoded.length) throw new FileProblem(noTextProblem);
  const text = decoded.replaceAll('\0', '').replace(/^\ufeff+/, '');
  return { text, isDamaged: text.includes(unreadable) };
}

function encodingOf(bytes: Uint8Array): string {
  const order = utf16Order(bytes);
  if (order) return order;
  if (isUtf8(bytes)) return 'utf-8';
  const text = new TextDecoder().decode(bytes);
  const invalid = text.split(unreadable).length - 1;
  // A stray byte or two don't make another encoding of a file with letters that only UTF-8 writes so.
  const letters = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  if (letters >= invalid || isCutOff(text)) return 'utf-8';
  return text.includes('\r') && !text.includes('\n') ? 'macintosh' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Whether only the last character is incomplete. */
const isCutOff = (text: string) => text.indexOf(unreadable) === text.length - 1;
