import { array, constantFrom, integer, oneof, sample, tuple, type Arbitrary } from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { migratedDatabase } from './test-databases.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

const english = 'zero one two three four five six seven eight nine'.split(' ');
const spanish = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');
const symbols = [
  '⓪①②③④⑤⑥⑦⑧⑨',
  '⓿❶❷❸❹❺❻❼❽❾',
  '⁰¹²³⁴⁵⁶⁷⁸⁹',
  '٠١٢٣٤٥٦٧٨٩',
  '०१२३४५६७८९',
  '０１２３４５６７８９',
  '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
];

/** Ways to write a digit, by the kind of what they look like. */
const inWords = [
  (digit: number) => english[digit] ?? '',
  (digit: number) => (english[digit] ?? '').toUpperCase(),
  (digit: number) => spanish[digit] ?? '',
  (digit: number) => (english[digit] ?? '').replace('o', '0').replace('i', '1').replaceAll('e', '3'),
  (digit: number) => (english[digit] ?? '').split('').join(' '),
  (digit: number) => (digit === 0 ? 'oh' : (english[digit] ?? '')),
  // Cyrillic letters.
  (digit: number) => (english[digit] ?? '').replace('o', 'о').replace('e', 'е').replace('i', 'і'),
];
const asSymbols = symbols.map((row) => (digit: number) => Array.from(row)[digit] ?? '');
const asDigits = [
  String,
  (digit: number) => `${digit}\ufe0f\u20e3`,
  (digit: number) => ({ 0: 'O', 1: 'l' })[digit] ?? String(digit),
  (digit: number) => ({ 0: 'o', 1: 'I' })[digit] ?? String(digit),
];

const anything = constantFrom(
  ...' |, |; | / |/|. |.| 🏠 |-| - |_| and |, and | then | * | • | … |  | ~ |,|;|:| + |=| > '.split('|'),
  ...Array.from('|\n\t\u00a0\u2028\u2029'),
  ' \u202e',
  '\u2066 ',
);
/** Between plain digits, a list of numbers has the others, too. */
const unmistakable = constantFrom(
  ...' |-|.| - |_| * | • | 🏠 |) | ~ || = | > '.split('|'),
  ...Array.from('\n\u200b\u2060\u00ad'),
);

const digit = integer({ min: 0, max: 9 });
const first = integer({ min: 2, max: 9 });
const number = tuple(first, digit, digit, first, array(digit, { minLength: 6, maxLength: 6 })).map(
  ([a, b, c, d, rest]) => [a, b, c, d, ...rest],
);
const groups = constantFrom(
  [3, 3, 4],
  Array.from({ length: 10 }, () => 1),
);

const spelled = (ways: readonly ((digit: number) => string)[], between: Arbitrary<string>, inner: string) =>
  tuple(number, array(constantFrom(...ways), { minLength: 10, maxLength: 10 }), groups, between).map(
    ([digits, chosen, sizes, separator]) => {
      const written = digits.map((one, at) => (chosen[at] ?? String)(one));
      let start = 0;
      const parts = sizes.map((size) => written.slice(start, (start += size)).join(inner));
      return `A nice house. ${parts.join(separator)} is my number`;
    },
  );

it('finds a phone number however a person could still read it', async () => {
  const texts = sample(
    oneof(
      ...inWords.map((way) => spelled([way], anything, ' ')),
      ...asSymbols.map((way) => spelled([way], anything, '')),
      ...asDigits.map((way) => spelled([way], unmistakable, '')),
      // At least four of ten are words or symbols.
      spelled([...inWords.slice(0, 2), ...asSymbols], anything, ' '),
    ),
    { numRuns: 700, seed: 20_261_129 },
  );
  const missed = await database.query(
    `select content from jsonb_array_elements_text($1::jsonb) as texts (content) where private.phones(content) = '{}'`,
    [JSON.stringify(texts)],
  );
  expect(missed).toEqual([]);
});

it('finds none in the texts of the demo', async () => {
  const folder = resolve(import.meta.dirname, '../../supabase/seed');
  const sql = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const texts = sql
    .flatMap((file) => Array.from(file.matchAll(/'((?:[^']|'')*)'/g), ([, text = '']) => text.replaceAll("''", "'")))
    // Neither IDs nor the phone numbers of accounts.
    .filter((text) => /[a-z]{3} [a-z]/i.test(text));
  expect(texts.length).toBeGreaterThan(1_000);
  const found = await database.query(
    `select content, private.phones(content) from jsonb_array_elements_text($1::jsonb) as texts (content)
     where private.phones(content) <> '{}'`,
    [JSON.stringify([...new Set(texts)])],
  );
  expect(found).toEqual([]);
});
