import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Table } from './limits';
import { readTable } from './read-table';

const read = (content: string | Uint8Array) => readTable(new Blob([content as BlobPart]));
const cells = ({ rows }: Table) => rows.map((row) => row.cells.join('|'));

const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return bytes;
};

const workbook = (sheet: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
        'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
        '<sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        '<Relationship Id="rId1" ' +
        'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" ' +
        'Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
        `<sheetData>${sheet}</sheetData></worksheet>`,
    ),
    ...more,
  });
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const headerRow = `<row r="1">${cell('A1', 'Address')}${cell('B1', 'Price')}</row>`;

describe('a CSV file', () => {
  it.each([
    ['commas', 'Address,City\n1 Oak St,Austin\n'],
    ['semicolons', 'Address;City\r\n1 Oak St;Austin'],
    ['a separator that its first line names', 'sep=^\r\nAddress^City\r\n1 Oak St^Austin'],
  ])('is read with %s', async (_, text) => {
    const table = await read(text);
    expect(table.headers).toEqual(['Address', 'City']);
    expect(cells(table)).toEqual(['1 Oak St|Austin']);
  });

  const peñas = 'Address,City\n1 Oak St,Peñas Altas';
  it.each([
    ['UTF-8', new TextEncoder().encode(peñas)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${peñas}`)],
    ['UTF-16 with a byte order mark', utf16(`\ufeff${peñas}`, true)],
    ['UTF-16 big-endian with a byte order mark', utf16(`\ufeff${peñas}`, false)],
    ['UTF-16 without a mark', utf16(peñas, true)],
    ['Windows-1252', Uint8Array.from(peñas, (letter) => letter.charCodeAt(0))],
  ])('is read in %s', async (_, bytes) => {
    const table = await read(bytes);
    expect(table.headers).toEqual(['Address', 'City']);
    expect(cells(table)).toEqual(['1 Oak St|Peñas Altas']);
  });

  it('keeps formulas as text', async () => {
    expect(cells(await read('Address,Notes\n=1+1,"=HYPERLINK(""http://x.example"",""Oak"")"'))).toEqual([
      '=1+1|=HYPERLINK("http://x.example","Oak")',
    ]);
  });

  it('counts lines inside quotes, and skips blank rows', async () => {
    const table = await read('Address,Notes\r\n1 Oak St,"two\r\nlines"\r\n\r\n,\r\n2 Oak St,x');
    expect(table.rows.map(({ line }) => line)).toEqual([2, 6]);
  });

  it('rejects rows it can’t trust, with their lines', async () => {
    const { rows, rejects } = await read(
      `Address,Notes\n1 Oak St,${'x'.repeat(1_000_000)}\n2 Oak St,a,b\n3 Oak St,ok,\n4 Oak St,"open\n5 Oak St,x`,
    );
    expect(rows.map(({ line }) => line)).toEqual([4]);
    expect(rejects.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '2: “Notes” has 1,000,000 characters. The limit is 10,000.',
      '3: This row has more cells than there are columns. Check its separators and quotes.',
      '5: A quotation mark in this row is never closed, or isn’t doubled.',
    ]);
    expect(rejects[0]?.cells[1]).toHaveLength(200);
  });

  it.each([
    ['nothing in it', '', 'This file is empty.'],
    ['only names of columns', 'Address,City\n', /only one row/],
    ['too many rows', `Address\n${'1 Oak St\n'.repeat(10_001)}`, /more than 10,000 rows/],
    ['too many columns', `${'a,'.repeat(300)}a\n1`, /more than 300 columns/],
    ['a PDF', '%PDF-1.7 …', 'This isn’t a CSV or Excel file.'],
    ['bytes that aren’t text', new Uint8Array([1, 0, 2, 3, 0, 4, 0, 0, 9]), 'This isn’t a CSV or Excel file.'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /Save it as .xlsx or CSV/],
    ['more than 20 MB', new Uint8Array(20 * 1024 * 1024 + 1), /larger than 20 MB/],
  ])('is refused with %s', async (_, content, problem) => {
    await expect(read(content)).rejects.toThrow(problem);
  });
});

/** Changes the uncompressed size that an archive gives for its last part. */
function withSize(archive: Uint8Array, size: number) {
  const view = new DataView(archive.buffer);
  const directory = archive.findLastIndex((byte, at) => byte === 0x50 && view.getUint32(at) === 0x504b0102);
  view.setUint32(directory + 24, size, true);
  return archive;
}

describe('a workbook', () => {
  it('is read by its content: numbers, dates as stored, and what formulas show', async () => {
    const sheet =
      `${headerRow}<row r="2">${cell('A2', '1 Oak &amp; Elm')}<c r="B2"><v>250000.5</v></c></row>` +
      `<row r="4">${cell('A4', '2 Oak St')}<c r="B4"><f>1+1</f><v>2</v></c></row>`;
    const table = await read(workbook(sheet));
    expect(table.headers).toEqual(['Address', 'Price']);
    expect(cells(table)).toEqual(['1 Oak & Elm|250000.5', '2 Oak St|2']);
    expect(table.rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  it.each([
    ['a zip bomb', () => withSize(workbook(headerRow), 101 * 1024 * 1024), /larger than 100 MB/],
    ['a cell in the last row', () => workbook(`${headerRow}<row r="1048576"/>`), /goes to row 1,048,576/],
    ['a cell in the last column', () => workbook(`<row r="1">${cell('XFD1', 'x')}</row>`), /more than 300 columns/],
    [
      'a cell of a million characters',
      () => workbook(`${headerRow}<row r="2">${cell('A2', 'x'.repeat(1_000_000))}</row>`),
      'A cell in this file has more than 32,767 characters, the limit of Excel. Shorten it.',
    ],
    ['a broken archive', () => workbook(headerRow).slice(0, 300), /We couldn’t read this Excel file/],
  ])('is refused with %s', async (_, content, problem) => {
    await expect(read(content())).rejects.toThrow(problem);
  });

  it('cuts off a part that is larger than it says', async () => {
    const bomb = withSize(workbook(`${headerRow}<row r="2">${cell('A2', 'x'.repeat(9000))}</row>`), 50);
    await expect(read(bomb)).rejects.toThrow(/We couldn’t read this Excel file/);
  });
});
