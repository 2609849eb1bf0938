import { gunzipSync, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { archiveProblem, passwordProblem, unreadableProblem } from './file-kind';
import { FileProblem, maxWorkbookBytes } from './limits';

const listFile = /\.(csv|tsv|txt|xlsx|xlsm|xlsb|xls|ods)$/i;
const tooLarge = 'This file is larger than 100 MB when uncompressed. Save it as CSV, or split it into smaller files.';

/**
 * What an archive has: a workbook as an archive of its own, with the sheets it hides if its reader wouldn't know them,
 * or a file with its name.
 */
export type Unpacked = { workbook: Uint8Array; hidden: readonly string[] } | { name: string; bytes: Uint8Array };

/**
 * Unpacks a workbook, or the one list in a ZIP archive. Throws a FileProblem if there's none or several, and before
 * anything is uncompressed that would be too large.
 */
export function unpackZip(bytes: Uint8Array): Unpacked {
  // The first entry says whether it's encrypted.
  if (((bytes[6] ?? 0) & 1) === 1) throw new FileProblem(passwordProblem);
  const names: string[] = [];
  const parts = guarded(() => unzip(bytes, (name) => names.push(name)));
  const problem = archiveProblem(names);
  if (problem) throw new FileProblem(problem);
  // Packed again: in the way that every reader knows, and without what it doesn't need.
  if (names.some((name) => /^(xl\/workbook\d*\.(xml|bin)|content\.xml)$/i.test(name))) {
    const manifest = new TextDecoder().decode(parts['META-INF/manifest.xml']);
    if (manifest.includes(':encryption-data')) throw new FileProblem(passwordProblem);
    checkWhole(parts);
    const hidden = hiddenTables(parts['content.xml'] ?? new Uint8Array());
    return { workbook: zipSync({ ...parts, ...missingTypes(parts) }, { level: 0 }), hidden };
  }
  const found = Object.keys(parts).filter((name) => listFile.test(name));
  // A text beside a table is about it.
  const tables = found.filter((name) => !/\.txt$/i.test(name));
  const lists = tables.length > 0 ? tables : found;
  const [name = ''] = lists;
  const list = parts[name];
  if (lists.length > 1) {
    const some = lists.slice(0, 3).map((one) => `“${one}”`);
    const more = lists.length > 3 ? ' and others' : '';
    throw new FileProblem(
      `This archive has several lists: ${some.join(', ')}${more}. Unpack it, and choose one of them.`,
    );
  }
  if (!list) throw new FileProblem('This archive has no CSV or Excel file in it.');
  return { name, bytes: list };
}

/** The file in a gzip archive. Throws a FileProblem if it's broken or too large. */
export function unpackGzip(bytes: Uint8Array): Uint8Array {
  const size = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4).getUint32(0, true);
  if (size > maxWorkbookBytes) throw new FileProblem(tooLarge);
  return guarded(() => gunzipSync(bytes));
}

function guarded<T>(unpack: () => T): T {
  try {
    return unpack();
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(unreadableProblem, { cause: error });
  }
}

/** An archive lists the sizes of its parts, and a part that lies about its own is cut off there. */
function unzip(bytes: Uint8Array, onName: (name: string) => void): Unzipped {
  let total = 0;
  const unpacked = unzipSync(bytes, {
    filter: ({ name: written, originalSize }) => {
      // Some writers use the separator of Windows.
      const name = written.replaceAll('\\', '/').replace(/^\.?\//, '');
      onName(name);
      const isPart = /\.(xml|rels|bin)$|^mimetype$/i.test(name) && !/media\/|vbaProject|printerSettings/.test(name);
      const isList = listFile.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name);
      if (!isPart && !isList) return false;
      total += originalSize;
      if (total > maxWorkbookBytes) throw new FileProblem(tooLarge);
      return true;
    },
  });
  return Object.fromEntries(
    Object.entries(unpacked).map(([name, part]) => [name.replaceAll('\\', '/').replace(/^\.?\//, ''), part]),
  );
}

/** Refuses a workbook with a sheet that was cut off: its last rows would be missing without a word. */
function checkWhole(parts: Unzipped): void {
  for (const [name, part] of Object.entries(parts)) {
    if (!/^xl\/worksheets\/[^/]*\.xml$/i.test(name)) continue;
    const end = new TextDecoder('latin1').decode(part.subarray(-500));
    if (!/<\/(\w+:)?worksheet>\s*$/.test(end)) throw new FileProblem(unreadableProblem);
  }
}

/** The names of the hidden sheets of an OpenDocument spreadsheet, which the reader doesn't tell from the others. */
function hiddenTables(content: Uint8Array): string[] {
  const text = new TextDecoder().decode(content);
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const hiding = /<style:style\b[^>]*>\s*<style:table-properties\b[^>]*table:display="false"/g;
  const styles = new Set(Array.from(text.matchAll(hiding), ([tag]) => attribute(tag, 'style:name')));
  const tables = Array.from(text.matchAll(/<table:table\s[^>]*>/g), ([tag]) => tag);
  return tables
    .filter((tag) => styles.has(attribute(tag, 'table:style-name')))
    .map((tag) => attribute(tag, 'table:name'));
}

const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const types: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\d*\.xml$/i, `${office}.sheet.main+xml`],
  [/^xl\/worksheets\/[^/]*\.xml$/i, `${office}.worksheet+xml`],
  [/^xl\/sharedStrings\d*\.xml$/i, `${office}.sharedStrings+xml`],
  [/^xl\/styles\d*\.xml$/i, `${office}.styles+xml`],
];

/** The list of what each part is, if a writer left it out; nothing otherwise. */
function missingTypes(parts: Unzipped): Unzipped {
  const file = '[Content_Types].xml';
  const given = parts[file];
  const names = Object.keys(parts);
  if (!names.some((name) => types[0]?.[0].test(name))) return {};
  if (given && new TextDecoder().decode(given).includes('main+xml')) return {};
  const overrides = names.flatMap((name) => {
    const type = types.find(([pattern]) => pattern.test(name))?.[1];
    return type ? [`<Override PartName="/${name}" ContentType="${type}"/>`] : [];
  });
  const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
  return { [file]: strToU8(`<Types xmlns="${namespace}">${overrides.join('')}</Types>`) };
}
