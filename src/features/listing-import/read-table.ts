import { decodeText } from './decode-text';
import { kindOf, markupProblem } from './file-kind';
import { FileProblem, sizeProblem, type Table } from './limits';
import { readCsv } from './read-csv';

/**
 * Reads a spreadsheet or a CSV file by its content, whatever its name, also if it's the only one in an archive. Throws
 * a FileProblem if it can't be imported.
 */
export async function readTable(file: Blob): Promise<Table> {
  return readBytes(new Uint8Array(await file.arrayBuffer()), true);
}

async function readBytes(bytes: Uint8Array, canBePacked: boolean): Promise<Table> {
  const problem = sizeProblem(bytes.length);
  if (problem) throw new FileProblem(problem);
  const kind = kindOf(bytes);
  if (kind === 'text') return readCsv(bytes);
  if (kind === 'zip' || kind === 'gzip') return readPacked(bytes, kind, canBePacked);
  const { compoundFileProblem, readWorkbook } = await import('./read-workbook');
  const { text } = kind === 'markup' ? decodeText(bytes) : { text: '' };
  const refusal = kind === 'markup' ? markupProblem(text) : compoundFileProblem(bytes);
  if (refusal) throw new FileProblem(refusal);
  return readWorkbook(kind === 'markup' ? withEndTags(text) : bytes);
}

/** In HTML, a cell may end where the next one begins, which the reader doesn't know. */
function withEndTags(text: string): string {
  return text.replaceAll(/<(?=t[dh][\s>])/gi, '</td><').replaceAll(/(<tr[^>]*>\s*)<\/td>/gi, '$1');
}

async function readPacked(bytes: Uint8Array, kind: 'zip' | 'gzip', canBePacked: boolean): Promise<Table> {
  const { unpackGzip, unpackZip } = await import('./read-archive');
  const unpacked = kind === 'zip' ? unpackZip(bytes) : { name: null, bytes: unpackGzip(bytes) };
  if ('workbook' in unpacked) return (await import('./read-workbook')).readWorkbook(unpacked.workbook, unpacked.hidden);
  if (!canBePacked) throw new FileProblem('This is an archive in an archive. Unpack it, and choose the file in it.');
  const table = await readBytes(unpacked.bytes, false);
  const note = unpacked.name === null ? [] : [`We read “${unpacked.name}” from the archive.`];
  return { ...table, notes: [...note, ...(table.notes ?? [])] };
}
