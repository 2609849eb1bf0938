import { CFB, utils, write } from '@e965/xlsx';
import { gzipSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Table } from './limits';
import { readTable } from './read-table';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${kind}" Target="${target}"/>`;

interface Parts {
  /** The rows of each sheet by its name; one whose name ends with a star is hidden. */
  sheets: Record<string, string>;
  properties?: string;
  workbook?: string;
  /** Between the folders of its archive. */
  slash?: string;
}

/** A workbook as a program writes it that leaves out what isn't needed. */
function workbook({ sheets, properties = '', workbook: name = 'workbook', slash = '/' }: Parts): Uint8Array {
  const names = Object.keys(sheets);
  const listed = names.map((sheet, at) => {
    const state = sheet.endsWith('*') ? ' state="hidden"' : '';
    return `<sheet name="${sheet.replace('*', '')}" sheetId="${at + 1}" r:id="rId${at + 1}"${state}/>`;
  });
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    [`xl/${name}.xml`]:
      `<workbook xmlns="${main}" xmlns:r="${relations}">${properties}<sheets>` +
      `${listed.join('')}</sheets></workbook>`,
    [`xl/_rels/${name}.xml.rels`]:
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      names.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('') +
      `${relation(99, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml':
      `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="d\\-mmm\\-yy"/>` +
      '<numFmt numFmtId="165" formatCode="00000"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="9"/>' +
      '<xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  };
  for (const [at, sheet] of names.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${sheets[sheet]}</sheetData></worksheet>`;
  }
  const named = Object.entries(parts).map(([path, text]) => [path.replaceAll('/', slash), text]);
  return archive(Object.fromEntries(named) as Record<string, string>);
}

/** A ZIP archive of texts. */
function archive(parts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

/** Formats of numbers, by the place in the workbook's styles. */
const styles = { percent: 1, day: 2, zip: 3 } as const;

/** A row of a sheet. Its cells are texts, or numbers with a style. */
function row(line: number, ...cells: (string | [value: number, style: number])[]): string {
  const written = cells.map((cell, at) => {
    const place = `${String.fromCharCode(65 + at)}${line}`;
    return typeof cell === 'string'
      ? `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
      : `<c r="${place}" s="${cell[1]}"><v>${cell[0]}</v></c>`;
  });
  return `<row r="${line}">${written.join('')}</row>`;
}

const read = (content: string | Uint8Array) => readTable(new Blob([content as BlobPart]));
const cells = ({ rows }: Table) => rows.map((one) => one.cells.join('|'));
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Changes the uncompressed size that an archive gives for its last part. */
function withSize(bytes: Uint8Array, size: number) {
  const view = new DataView(bytes.buffer);
  const directory = bytes.findLastIndex((byte, at) => byte === 0x50 && view.getUint32(at) === 0x504b0102);
  view.setUint32(directory + 24, size, true);
  return bytes;
}

describe('workbooks', () => {
  const names = row(1, 'Address', 'Price');
  const oak = row(2, '1 Oak &amp; Elm', [250000.5, 0]);
  const withoutPlaces = (text: string) => text.replaceAll(/ r="\w+"/g, '');
  const farAway = '<row r="3"><c r="XFD3" s="1"/></row><row r="1048576"><c r="A1048576" s="1"/></row>';
  const numbers = row(1, 'Address', 'Vacancy', 'Closing date', 'Zip', 'APN');
  const values = (day: number) =>
    row(2, '1 Oak', [0.05, styles.percent], [day, styles.day], [2134, styles.zip], [10203040506070, 0]);

  it.each([
    ['all it needs', workbook({ sheets: { List: names + oak } })],
    ['cells that don’t say where they are', workbook({ sheets: { List: withoutPlaces(names + oak) } })],
    ['formatting far below and beside', workbook({ sheets: { List: names + oak + farAway } })],
    ['another name of its main part', workbook({ sheets: { List: names + oak }, workbook: 'workbook2' })],
    ['backslashes in its archive', workbook({ sheets: { List: names + oak }, slash: '\\' })],
    ['a hidden sheet first', workbook({ sheets: { 'Old*': names + row(2, '9 Elm', '5'), List: names + oak } })],
    [
      'instructions and an empty sheet first',
      workbook({
        sheets: { Empty: '', Help: row(1, 'Read this') + row(2, 'Then that') + row(3, 'Done'), List: names + oak },
      }),
    ],
    ['what a formula shows', workbook({ sheets: { List: names + oak.replace('<v>', '<f>1+1</f><v>') } })],
  ])('a workbook has the same cells with %s', async (_, bytes) => {
    const table = await read(bytes);
    expect(table.headers).toEqual(['Address', 'Price']);
    expect(cells(table)).toEqual(['1 Oak & Elm|250000.5']);
    expect(table.blankRows).toBe(0);
  });

  it.each([
    ['1900', '', 46387],
    ['1904', '<workbookPr date1904="true"/>', 44925],
    ['1904, as others write it', '<workbookPr date1904="1"/>', 44925],
  ])('a workbook shows percentages, ZIP codes, and days since %s as they are', async (_, properties, day) => {
    const table = await read(workbook({ sheets: { List: numbers + values(day) }, properties }));
    expect(cells(table)).toEqual(['1 Oak|5%|2026-12-31|02134|10203040506070']);
  });

  it('a workbook says which sheet and which hidden rows were read', async () => {
    const hidden = row(3, '2 Oak', '5').replace('<row', '<row hidden="1"');
    const table = await read(
      workbook({ sheets: { 'Old*': row(1, 'x'), Help: row(1, 'x'), List: names + oak + hidden } }),
    );
    expect(cells(table)).toHaveLength(2);
    expect(table.notes).toEqual([
      'We read the sheet “List”, and not “Old” (hidden), “Help”.',
      '1 row is hidden or filtered out in this file. They’re read like the others.',
    ]);
  });

  it('a workbook rejects a row with a text that Excel couldn’t have saved', async () => {
    const table = await read(workbook({ sheets: { List: names + row(2, 'x'.repeat(40_000)) + row(3, '1 Oak') } }));
    expect(table.rejects.map(({ reason }) => reason)).toEqual([
      '“Address” has 40,000 characters. The limit is 10,000.',
    ]);
  });

  const sheet = utils.aoa_to_sheet([
    ['Address', 'Vacancy', 'Closing date', 'Zip'],
    ['1 Oak St', { t: 'n', v: 0.05, z: '0%' }, { t: 'n', v: 46387, z: 'm/d/yy' }, { t: 's', v: '02134' }],
  ]);
  const other = utils.aoa_to_sheet([
    ['Address', 'City', 'State', 'Zip', 'Price'],
    ['9 Elm', 'A', 'TX', '1', '2'],
    ['8 Elm', '', '', '', ''],
  ]);
  const book = {
    SheetNames: ['Old', 'List'],
    Sheets: { Old: other, List: sheet },
    Workbook: { Sheets: [{ Hidden: 1 as const }, {}] },
  };
  it.each([
    ['.xlsx', 'xlsx'],
    ['.xlsb', 'xlsb'],
    ['.xls', 'biff8'],
    ['.xls of 1995', 'biff5'],
    ['.xml of 2003', 'xlml'],
  ])('a workbook has the same cells as %s', async (_, bookType) => {
    const table = await read(new Uint8Array(write(book, { type: 'array', bookType })));
    expect(cells(table)).toEqual(['1 Oak St|5%|2026-12-31|02134']);
  });

  it('a workbook has the same cells as an OpenDocument spreadsheet, also with a hidden sheet first', async () => {
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'ods' }));
    const parts = unzipSync(bytes);
    const hiding = '<style:style style:name="h"><style:table-properties table:display="false"/></style:style>';
    const content = strFromU8(parts['content.xml'] ?? bytes)
      .replace('<style:style ', `${hiding}<style:style `)
      .replace('table:name="Old" table:style-name="ta1"', 'table:name="Old" table:style-name="h"');
    const table = await read(zipSync({ ...parts, 'content.xml': strToU8(content) }));
    expect(cells(table)).toEqual(['1 Oak St|5%|2026-12-31|02134']);
    expect(table.notes).toEqual(['We read the sheet “List”, and not “Old” (hidden).']);
  });

  it.each([
    ['a web page', '<html><table><tr><th>Address</th><th>Zip</th></tr><tr><td>1 Peña</td><td>02134</td></tr></table>'],
    ['one without end tags', '<table><tr><th>Address<th>Zip<tr><td>1 Peña<td>02134</table>'],
    [
      'one in Windows-1252',
      latin('<table><tr><td>Address</td><td>Zip</td></tr><tr><td>1 Pe\u00f1a</td><td>02134</td></tr></table>'),
    ],
    [
      'a ZIP archive',
      archive({ 'a/list.csv': 'Address,Zip\n1 Peña,02134', 'read me.txt': 'x', '__MACOSX/._list.csv': 'x' }),
    ],
    ['a gzip archive', gzipSync(strToU8('Address,Zip\n1 Peña,02134'))],
  ])('a workbook can be %s', async (_, content) => {
    const table = await read(content);
    expect(table.headers).toEqual(['Address', 'Zip']);
    expect(cells(table)).toEqual(['1 Peña|02134']);
  });

  const container = (...parts: string[]) => {
    const made = CFB.utils.cfb_new();
    for (const part of parts) CFB.utils.cfb_add(made, part, new Uint8Array(5000));
    return new Uint8Array(CFB.write(made, { type: 'array' }));
  };
  const encrypted = workbook({ sheets: { List: names } }).map((byte, at) => (at === 6 ? 1 : byte));
  it.each([
    ['a zip bomb', withSize(workbook({ sheets: { List: names } }), 101 * 1024 * 1024), /larger than 100 MB/],
    [
      'a part that’s larger than it says',
      withSize(workbook({ sheets: { List: names + oak } }), 50),
      /couldn’t read this file/,
    ],
    ['a broken archive', workbook({ sheets: { List: names } }).slice(0, 300), /couldn’t read this file/],
    ['only a title', workbook({ sheets: { List: row(1, 'My list') } }), /only one row/],
    ['no rows', workbook({ sheets: { List: '' } }), 'This file has no rows.'],
    ['a password', container('/EncryptedPackage', '/EncryptionInfo'), /protected by a password/],
    [
      'an OpenDocument password',
      archive({ 'content.xml': '?', 'META-INF/manifest.xml': '<manifest:encryption-data/>' }),
      /protected by a password/,
    ],
    ['an archive’s password', encrypted, /protected by a password/],
    ['a Word document', container('/WordDocument'), /This is a Word document. Save your list as CSV/],
    ['a new Word document', archive({ 'word/document.xml': '' }), /This is a Word document/],
    ['an email', container('/__properties'), /old Office file without a spreadsheet/],
    ['a cut compound file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /couldn’t read this file/],
    ['a Numbers file', archive({ 'Index/Document.iwa': '' }), /choose File, Export To/],
    [
      'an archive with two lists',
      archive({ 'a.csv': 'x', 'b.csv': 'y' }),
      /several lists: “a.csv”, “b.csv”. Unpack it/,
    ],
    ['an archive without a list', archive({ 'a.png': 'x' }), /no CSV or Excel file in it/],
    ['a web page without a table', '<!doctype html><html><body>Sign in</body></html>', /web page without a table/],
    ['other XML', '<?xml version="1.0"?><rss/>', /XML file, not a spreadsheet/],
    ['JSON', '[{"Address": "1 Oak"}]', /JSON file/],
    ['a PDF', '%PDF-1.7 …', /This is a PDF/],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), /This is a picture/],
    [
      'bytes that aren’t text',
      new Uint8Array([1, 0, 2, 3, 0, 4, 0, 0, 9]),
      /^This isn’t a CSV or Excel file. Save your list/,
    ],
  ])('a workbook is refused with what to do for %s', async (_, content, problem) => {
    await expect(read(content)).rejects.toThrow(problem);
  });
});
