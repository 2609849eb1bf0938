import { expect, it } from 'vitest';
import { seeded, type Random } from '../../../tests/backend/random';
import { readTable } from './read-table';

const names = ['Address', 'City', 'State', 'Asking price', 'Notes'];
const texts = [
  'ok',
  '',
  'Brick, new roof',
  'two\nlines',
  'a "nice" one',
  '3 beds, 2 baths\n"as is", call us',
  '6" pipe',
];

type Row = readonly [address: string, city: string, state: string, price: string, notes: string];

/** What can happen to a row. All of it is on one line. */
const damages: readonly ((row: Row, separator: string) => string)[] = [
  (row, separator) => `"${row.join(separator)}`,
  ([address, ...others], separator) =>
    [address, ...others.map((cell, at) => (at === 0 ? `"${cell}` : cell))].join(separator),
  ([address, city, ...others], separator) => [address, `${city}"`, ...others].join(separator),
  ([...cells], separator) => [...cells.slice(0, 4), 'a "nice" one'].map((cell) => `"${cell}"`).join(separator),
  ([...cells], separator) => [...cells.slice(0, 4), `"a "nice"${separator} one"`].join(separator),
  ([...cells], separator) => [...cells.slice(0, 4), '"Blue" house'].join(separator),
  ([...cells], separator) => [...cells.slice(0, 4), 'ends with a quote""'].join(separator),
  (row, separator) => [...row, 'more'].join(separator),
  ([...cells], separator) => [...cells.slice(0, 4), 'x'.repeat(10_001)].join(separator),
];

interface Written {
  text: string;
  /** By line, the cells of each row, and whether something happened to it. */
  rows: Map<number, { cells: Row; isDamaged: boolean }>;
  skipped: number;
  blank: number;
}

function writeFile(random: Random): Written {
  const separator = random.pick([',', ';', '\t', '|']);
  const ends = random.pick([['\n'], ['\r\n'], ['\r'], ['\n', '\r\n'], ['\n', '\r\n', '\r']]);
  const quotesAll = random.chance(0.3);
  const space = random.chance(0.2) ? ' ' : '';
  const write = (cell: string) =>
    quotesAll || cell.includes(separator) || /[\n"]/.test(cell) ? `${space}"${cell.replaceAll('"', '""')}"` : cell;
  const written: Written = { text: '', rows: new Map(), skipped: 0, blank: 0 };
  let line = 1;
  const add = (text: string) => {
    written.text += text + random.pick(ends);
    line += text.split('\n').length;
  };
  for (let titles = random.int(0, 2); titles > 0; titles -= 1) {
    add(random.pick(['My list', 'December 1, 2026']).replaceAll(separator, ' '));
    written.skipped += 1;
  }
  add(names.map(write).join(separator));
  const count = random.int(12, 40);
  for (let index = 1; index <= count; index += 1) {
    const isDamaged = random.chance(0.1);
    const notes = isDamaged ? 'ok' : random.pick(texts);
    const cells: Row = [`${index} Oak St`, 'Memphis', 'TN', String(index * 1000), notes];
    written.rows.set(line, { cells, isDamaged });
    add(isDamaged ? random.pick(damages)(cells, separator) : cells.map(write).join(separator));
    if (random.chance(0.05)) {
      // After CR, LF wouldn't be a line of its own.
      add(ends.length === 1 && random.chance(0.5) ? '' : separator.repeat(4));
      written.blank += 1;
    }
    if (random.chance(0.03)) {
      add(random.pick([names.map(write).join(separator), `Total${separator.repeat(3)}5000${separator}`, `© 2026 Us`]));
      written.skipped += 1;
    }
  }
  return written;
}

it.each(['a', 'b', 'c', 'd'])('each row of 40 damaged files is read, rejected, or skipped (%s)', async (group) => {
  for (let file = 0; file < 40; file += 1) await expectEachRowOnce(writeFile(seeded(`${group} ${file}`)));
});

async function expectEachRowOnce({ text, rows, skipped, blank }: Written) {
  const table = await readTable(new Blob([text]));
  const lines = [...table.rows, ...table.rejects].map((row) => row.line).toSorted((a, b) => a - b);
  expect(lines).toEqual([...rows.keys()]);
  expect([table.skipped?.length, table.blankRows]).toEqual([skipped, blank]);
  const read = new Map(table.rows.map((row) => [row.line, row.cells]));
  for (const [line, { cells, isDamaged }] of rows) {
    const found = read.get(line);
    // What happened to a row leaves its other cells as they were, or rejects it.
    if (!isDamaged) expect(found).toEqual(cells);
    else if (found) expect(found.slice(0, 4).map((cell) => cell.replaceAll('"', ''))).toEqual(cells.slice(0, 4));
  }
}
