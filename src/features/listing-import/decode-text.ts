import { FileProblem } from './limits';

/** How files begin that are neither text nor a workbook. */
const otherFormats: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x1f, 0x8b],
];
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** Which half of the first characters is zero, as in UTF-16 of Latin letters; null for neither. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
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

/**
 * The text of a CSV file in UTF-8, UTF-16, or, if it's neither, Windows-1252, which Excel writes. Without the byte
 * order mark. Throws a FileProblem for a file that isn't text.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, oldWorkbook)) {
    throw new FileProblem('This is an old Excel file (.xls). Save it as .xlsx or CSV.');
  }
  if (otherFormats.some((start) => startsWith(bytes, start))) {
    throw new FileProblem('This isn’t a CSV or Excel file.');
  }
  const text = decode(bytes);
  if (text.includes('\0')) throw new FileProblem('This isn’t a CSV or Excel file.');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  const order = utf16Order(bytes);
  if (order) return new TextDecoder(order).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
