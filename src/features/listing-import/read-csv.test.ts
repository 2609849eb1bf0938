import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Table } from './limits';
import { readTable } from './read-table';

const read = (content: string | Uint8Array) => readTable(new Blob([content as BlobPart]));
const cells = ({ rows }: Table) => rows.map((one) => one.cells.join('|'));
const skips = ({ skipped = [] }: Table) => skipped.map(({ line, reason }) => `${line}: ${reason}`);
const rejected = ({ rejects }: Table) => rejects.map(({ line, reason }) => `${line}: ${reason}`);

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return bytes;
};
const openQuote = 'A quotation mark in this row is never closed, or isn’t doubled.';

describe('CSV files', () => {
  const good = Array.from({ length: 12 }, (_, at) => `${at + 10} Oak St,Austin,TX,${at}`);
  const goodCells = good.map((line) => line.replaceAll(',', '|'));

  it.each([
    ['commas', 'Address,City\n1 Oak St,Austin\n'],
    ['semicolons', 'Address;City\r\n1 Oak St;Austin'],
    ['a separator that its first line names', 'sep=^\r\nAddress^City\r\n1 Oak St^Austin'],
    ['lines that end in different ways', 'Address,City\r\n\n\r1 Oak St,Austin\n'],
    ['spaces in front of quotes', 'Address, "City"\n"1 Oak St", "Austin" \n'],
    ['two byte order marks', '\ufeff\ufeffAddress,City\n1 Oak St,Austin'],
    ['zeros at its end', 'Address,City\n1 Oak St,Austin\n\0'],
  ])('a CSV file has the same cells with %s', async (_, text) => {
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
    ['Windows-1252', latin(peñas)],
    ['an old Mac’s encoding', latin(peñas.replace('\n', '\r').replace('ñ', '\u0096'))],
  ])('a CSV file has the same letters in %s', async (_, bytes) => {
    expect(cells(await read(bytes))).toEqual(['1 Oak St|Peñas Altas']);
  });

  it.each([
    ['a stray byte', [...strToU8('Address,City\n1 Oak,Peña\n2 Oak,S'), 0xf1, ...strToU8('o\n3 Oak,Peña')]],
    ['its last character cut', [...strToU8('Address,City\n1 Oak,Peña\n2 Oak,S')].concat(0xc3)],
  ])('a CSV file stays UTF-8 with %s, which is said', async (_, bytes) => {
    const table = await read(Uint8Array.from(bytes));
    expect(cells(table)[0]).toBe('1 Oak|Peña');
    expect(cells(table)[1]).toContain('S\ufffd');
    expect(table.notes).toEqual(['Some characters in this file can’t be read. They’re shown as �.']);
  });

  it.each([
    ['formulas as text', '"=HYPERLINK(""x"",""Oak"")"', '=HYPERLINK("x","Oak")'],
    ['quotes around a word', '"Blue" house', '"Blue" house'],
    ['inches', '6" pipe', '6" pipe'],
    ['quotes as databases write them', String.raw`"the \"Blue\" house"`, 'the "Blue" house'],
    ['line breaks and separators in quotes', '"two,\nlines; and\tmore"', 'two,\nlines; and\tmore'],
  ])('a CSV file has %s', async (_, cell, value) => {
    expect(cells(await read(`Address,City,Notes\n1 Oak,Austin,${cell}\n2 Oak,Austin,x`))[0]).toBe(
      `1 Oak|Austin|${value}`,
    );
  });

  it.each([
    ['a quote that’s never closed', '1 Oak,"Aus,TX,5'],
    ['one in front', '"1 Oak,Austin,TX,5'],
    ['a quote that isn’t doubled', '1 Oak,"Aus"tin, TX",TX,5'],
  ])('a CSV file loses only the row with %s', async (_, line) => {
    const table = await read(['Address,City,State,Price', line, ...good].join('\n'));
    expect(rejected(table)).toEqual([`2: ${openQuote}`]);
    expect(cells(table)).toEqual(goodCells);
  });

  it('a CSV file ends each open quote at its line if all rows have one', async () => {
    const table = await read(['Address,City,Notes', ...good.map((line) => `${line.slice(0, 9)},Austin,"`)].join('\n'));
    expect(table.rejects).toHaveLength(good.length);
  });

  it('a CSV file ends an open quote at its line, also if another one follows', async () => {
    const table = await read(
      ['Address,City,State,Price', '1 Oak,"A,TX,5', ...good, '2 Oak,A",TX,5', '3 Oak,A,TX,5'].join('\n'),
    );
    expect(rejected(table)).toEqual([`2: ${openQuote}`]);
    expect(cells(table)).toEqual([...goodCells, '2 Oak|A"|TX|5', '3 Oak|A|TX|5']);
  });

  it('a CSV file rejects both parts of a row with a line break that isn’t in quotes', async () => {
    const table = await read(['Address,City,State,Price', ...good, '1 Oak,Aus', 'tin,TX,5'].join('\n'));
    expect(rejected(table).map((text) => text.slice(0, 37))).toEqual([
      '14: This is only a part of a row. Rem',
      '15: This is only a part of a row. Rem',
    ]);
  });

  it('a CSV file has one column if it lists whole addresses', async () => {
    const table = await read('Address\n1 Oak St, Austin, TX 78701\n2 Oak St, Austin, TX 78701');
    expect(cells(table)).toEqual(['1 Oak St, Austin, TX 78701', '2 Oak St, Austin, TX 78701']);
  });

  it('a CSV file counts lines inside quotes, and skips blank rows', async () => {
    const table = await read('Address,Notes\r\n1 Oak St,"two\r\nlines"\r\n\r\n,\r\n2 Oak St,x');
    expect(table.rows.map(({ line }) => line)).toEqual([2, 6]);
    expect(table.blankRows).toBe(2);
  });

  it('a CSV file rejects rows it can’t trust, with their lines', async () => {
    const table = await read(
      `Address,Notes\n1 Oak St,${'x'.repeat(1_000_000)}\n2 Oak St,a,b\n3 Oak St,ok,\n4 Oak St,"open`,
    );
    expect(table.rows.map(({ line }) => line)).toEqual([4]);
    expect(rejected(table)).toEqual([
      '2: “Notes” has 1,000,000 characters. The limit is 10,000.',
      '3: This row has more cells than there are columns. Check its separators and quotes.',
      `5: ${openQuote}`,
    ]);
    expect(table.rejects[0]?.cells[1]).toHaveLength(200);
  });

  it.each([
    ['nothing in it', '', 'This file is empty.'],
    ['only blank rows', '\n,\n', 'This file has no rows.'],
    ['only names of columns', 'Address,City\n', /only one row/],
    ['too many rows', `Address\n${'1 Oak St\n'.repeat(10_001)}`, /more than 10,000 rows/],
    ['too many columns', `${'a,'.repeat(1000)}a\n1`, /more than 1,000 columns/],
    ['more than 20 MB', new Uint8Array(20 * 1024 * 1024 + 1), /larger than 20 MB/],
  ])('a CSV file is refused with %s', async (_, content, problem) => {
    await expect(read(content)).rejects.toThrow(problem);
  });
});

describe('the names of columns', () => {
  const names = 'Address,City,State,Price';
  it.each([
    ['below a title and a date', `My leads\n"December 1, 2026"\n\n${names}\n`, 3],
    ['below a legal notice', `"In accordance with local MLS rules, some listings aren’t included",,,\n${names}\n`, 1],
    ['below a line of groups', `,Location,,Numbers\n${names}\n`, 1],
    ['that nobody knows', 'Straße,Ort,Land,Preis\n', 0],
  ])('names of columns are found %s', async (_, above, skipped) => {
    const table = await read(`${above}1 Oak St,Austin,TX,5\n2 Oak St,Austin,TX,5`);
    expect(cells(table)).toEqual(['1 Oak St|Austin|TX|5', '2 Oak St|Austin|TX|5']);
    expect((table.skipped?.length ?? 0) + (table.blankRows ?? 0)).toBe(skipped);
  });

  it('names of columns are numbers in a file that has none', async () => {
    const table = await read('1 Oak St,Austin,78701\n2 Oak St,Austin,78701');
    expect(table.headers).toEqual(['Column 1', 'Column 2', 'Column 3']);
    expect(table.rows).toHaveLength(2);
  });

  it('names of columns say whose they are by the groups above them', async () => {
    const table = await read('Owner,,Property,\nName,City,Address,City\nPat,Dallas,1 Oak St,Austin');
    expect(table.headers).toEqual(['Owner Name', 'Owner City', 'Address', 'City']);
  });

  it('names of columns get numbers where they’re repeated or missing', async () => {
    expect((await read('Address,City,,City\n1 Oak St,A,b,c')).headers).toEqual([
      'Address',
      'City',
      'Column 3',
      'City (2)',
    ]);
  });

  it.each([
    ['the names again', 'address,City,State,Price', 'These are the names of the columns again.'],
    ['a total', 'Grand total,,,"1,250,000"', 'This row has totals.'],
    ['an average', ',,Average,$250000.50', 'This row has totals.'],
    ['a legal notice', 'Some listings aren’t included,,,', 'This row is a heading or a remark.'],
    ['a copyright', '© 2026 Lists Inc.,,,', 'This row is a heading or a remark.'],
    ['a count', '25 records,,,', 'This row is a heading or a remark.'],
    ['a date', 'Exported on,12/1/2026,,', 'This row is a remark.'],
  ])('names of columns aren’t followed by listings only: %s is skipped', async (_, line, reason) => {
    const table = await read(`${names}\n1 Oak St,Austin,TX,5\n${line}\n2 Total Ave,,,`);
    expect(cells(table)).toEqual(['1 Oak St|Austin|TX|5', '2 Total Ave|||']);
    expect(skips(table)).toEqual([`3: ${reason}`]);
  });
});
