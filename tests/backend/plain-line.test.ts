import { array, constantFrom, nat, oneof, sample, string, tuple } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLinks } from '../../src/shared/content/find-links.ts';
import { cleanFileName, displayFileName } from '../../src/domain/files/file-types.ts';
import { cleanLine, plainLine } from '../../src/kit/formatting/plain-line.ts';
import { namesUs, posesAsStaff, topicPosesAsStaff } from '../../src/domain/text/staff-names.ts';
import { foldText } from '../../src/kit/formatting/fold-text.ts';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { migratedDatabase } from './test-databases.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

/** Characters that decide about others, and those they stand between. */
const special = Array.from(
  '\u00ad\u200b\u200c\u200d\u200e\u202e\u2066\u2800\u3164\ufe0e\ufe0f\ufeff\uffa0\u{e0041}\ue000' +
    '\u115f\u1160\u034f\u20e3\u0301\u0338\u3000 \n\u0085\u2028\t.-1#aÉß©→\u2adc=❤👩🏽ایक\u094d\u093cष한' +
    '하王٣\u1f00\u{11305}\ufffd',
);
/** Text without NUL, which Postgres can't store, and without what newer versions of Unicode added. */
const text = array(oneof(constantFrom(...special), string({ unit: 'binary', minLength: 1, maxLength: 3 })), {
  maxLength: 8,
}).map((parts) =>
  parts
    .join('')
    .replaceAll('\0', '')
    .replaceAll(/\p{Cn}/gu, (code) => (code < '\u{30000}' ? '' : code)),
);

const one = (code: number) => String.fromCodePoint(code);
const codes = Array.from({ length: 0x11_00_00 }, (_, code) => code).filter(
  (code) => code > 0 && (code < 0xd8_00 || code > 0xdf_ff) && !(code < 0x3_00_00 && /\p{Cn}/u.test(one(code))),
);

it('cleans 3,000 random texts in SQL as in TypeScript, and clean texts to themselves', async () => {
  const texts = sample(text, { numRuns: 3_000, seed: 20_261_126 });
  const rows = await database.query(
    `select content as given, private.plain_line(content) as plain, private.clean_line(content) as clean,
       private.plain_line(private.plain_line(content)) as again
     from jsonb_array_elements_text($1::jsonb) with ordinality as texts (content, ordinal) order by ordinal`,
    [JSON.stringify(texts)],
  );
  expect(rows).toEqual(
    texts.map((given) => {
      const plain = plainLine(given) || null;
      return { given, plain, clean: cleanLine(given) || null, again: plain };
    }),
  );
});

it('makes file names of 3,000 random texts that every table with files accepts', async () => {
  const rules = await database.query<{ file: string; rule: string }>(
    `select conrelid::regclass::text as file, pg_get_expr(conbin, conrelid) as rule from pg_constraint
     where conname like '%_name_check' and pg_get_expr(conbin, conrelid) like '%202a%' order by 1`,
  );
  expect(rules.map(({ file }) => file)).toEqual([
    'deal_documents',
    'listing_documents',
    'message_attachments',
    'pipeline_files',
    'proofs_of_funds',
    'submission_files',
  ]);
  const long = ['x'.repeat(300), '👩🏽'.repeat(200)];
  const texts = [...sample(text, { numRuns: 3_000, seed: 20_261_127 }), ...long, '/\\\u0085'];
  const names = texts.flatMap((given) => [cleanFileName(`${given}.pdf`), displayFileName(given, 'image/jpeg')]);
  for (const { file, rule } of rules) {
    const refused = await database.query(
      `select name from jsonb_array_elements_text($1::jsonb) as names (name) where not (${rule})`,
      [JSON.stringify(names)],
    );
    expect([file, refused]).toEqual([file, []]);
  }
});

it('moderates every text in which readers see a link to another site', async () => {
  const part = string({ unit: constantFrom('a', 'Z', '9', '.', '-'), minLength: 1, maxLength: 6 });
  const host = tuple(
    part,
    constantFrom('com', 'COM', 'net', 'org', 'io', 'co', 'biz', 'info', 'tv', 'us', 'ly', 'zip'),
  );
  const address = tuple(
    constantFrom('', 'www.', 'https://', 'http://', 'HTTPS://', 'a@'),
    host,
    constantFrom('', '/', '/x'),
  ).map(([start, name, end]) => `See ${start}${name.join('.')}${end}, now`);
  const shown = sample(address, { numRuns: 2_000, seed: 20_261_127 }).filter((given) =>
    findLinks(given).some(({ href }) => href),
  );
  expect(shown.length).toBeGreaterThan(300);
  const missed = await database.query(
    `select content from jsonb_array_elements_text($1::jsonb) as texts (content) where private.links(content) = '{}'`,
    [JSON.stringify(shown)],
  );
  expect(missed).toEqual([]);
});

it('cleans every character between letters in SQL as in TypeScript', async () => {
  const content = codes.map((code) => `a${one(code)}b`).join('|');
  const [row] = await database.query<{ plain: string }>('select private.plain_line($1) as plain', [content]);
  expect(row?.plain.split('|')).toEqual(plainLine(content).split('|'));
});

it('sees the same letters and digits', async () => {
  const seen = codes.map((code) => cleanLine(one(code)) !== '');
  // Every 101st character, and where letters begin and end.
  const some = codes.filter((_, index) => index % 101 === 0 || new Set(seen.slice(index - 1, index + 2)).size > 1);
  const rows = await database.query<{ code: number }>(
    `select content::integer as code from jsonb_array_elements_text($1::jsonb) with ordinality as codes (content, at)
     where private.clean_line(chr(content::integer)) is not null order by at`,
    [JSON.stringify(some)],
  );
  expect(rows.map(({ code }) => code)).toEqual(some.filter((code) => cleanLine(one(code)) !== ''));
});

/** Letters and what looks like them, without those that only the newer version of Unicode in one of them has. */
const letters = codes
  .filter((code) => code < 0xa7_cb && code !== 0x1c_89)
  .concat(codes.filter((code) => code >> 12 === 0x1d));

it('folds the same of 3,000 random texts in SQL and TypeScript, and of letters', async () => {
  const texts = [
    ...sample(text, { numRuns: 3_000, seed: 20_261_127 }),
    letters.map((code) => `a${one(code)}`).join('|'),
  ];
  const rows = await database.query<{ folded: string }>(
    `select private.fold_text(content) as folded
     from jsonb_array_elements_text($1::jsonb) with ordinality as texts (content, ordinal) order by ordinal`,
    [JSON.stringify(texts)],
  );
  const folded = rows.flatMap((row) => row.folded.split('|'));
  const expected = texts.flatMap((given) => foldText(given).split('|'));
  expect(folded.filter((found, index) => found !== expected[index])).toEqual([]);
  expect(folded).toHaveLength(expected.length);
});

/** Our name and staff's, as others would write them. */
const posing = tuple(
  constantFrom('Cornerlot', 'Cornerlot Support', 'The Cornerlot Team', 'Support Team', 'Admin', 'Trust & Safety'),
  array(tuple(constantFrom(...Array.from('сСοО0oоｃ①1lIіaаΑᴀ🅰 .\u200b-_\u0301е℮3ѕ5$тτ7Ｔ!|m')), nat(30)), {
    maxLength: 4,
  }),
).map(([name, changes]) =>
  changes.reduce((spelled, [character, at]) => spelled.toSpliced(at, at % 2, character), Array.from(name)).join(''),
);

/** Titles that such a name is part of. */
const titled = tuple(
  constantFrom('', '[', '(', '— ', 'Is ', '1) '),
  posing,
  constantFrom('', ': send it', '] wire', ' | wire', ' down?', ' – new account', '- a', ' > b'),
).map((parts) => parts.join(''));

it('refuses the same titles of topics in SQL and TypeScript', async () => {
  const titles = sample(titled, { numRuns: 2_000, seed: 20_261_127 });
  const rows = await database.query<{ given: string; poses: boolean }>(
    `select content as given, private.topic_poses_as_staff(content) as poses
     from jsonb_array_elements_text($1::jsonb) with ordinality as texts (content, ordinal) order by ordinal`,
    [JSON.stringify(titles)],
  );
  expect(rows.filter(({ given, poses }) => poses !== topicPosesAsStaff(given))).toEqual([]);
  expect(rows.filter(({ poses }) => poses).length).toBeGreaterThan(300);
});

it('refuses the same names in SQL and TypeScript', async () => {
  const names = [
    ...sample(posing, { numRuns: 2_000, seed: 20_261_127 }),
    ...letters.filter((_, index) => index % 23 === 0).map((code) => `corner${one(code)}ot`),
  ];
  const rows = await database.query<{ given: string; poses: boolean; names: boolean }>(
    `select content as given, private.poses_as_staff(content) as poses, private.names_us(content) as names
     from jsonb_array_elements_text($1::jsonb) with ordinality as texts (content, ordinal) order by ordinal`,
    [JSON.stringify(names)],
  );
  const differ = rows.filter(
    ({ given, poses, names: found }) => poses !== posesAsStaff(given) || found !== namesUs(given),
  );
  expect(differ).toEqual([]);
  expect(rows.filter(({ poses }) => poses).length).toBeGreaterThan(500);
});

it.each([
  ['नमस्ते क्‍ष', 'नमस्ते क्‍ष'],
  ['می‌خواهم', 'می‌خواهم'],
  ['👩‍👩‍👧 home ❤️ 1️⃣', '👩‍👩‍👧 home ❤️ 1️⃣'],
  ['王小明', '王小明'],
  ['Al\u200dice', 'Alice'],
  ['a\u202eb\u2066c', 'abc'],
  ['Cafe\u0301', 'Café'],
  ['  Bob\u00a0\n B. ', 'Bob B.'],
])('preserves what scripts and emoji need: %s', (given, kept) => {
  expect(cleanLine(given)).toBe(kept);
});

it.each([
  '',
  ' ',
  '\u200b',
  '\u200d\u200d\u200d',
  '\u3164\u3164',
  '\u00ad\u00ad',
  '\u2800',
  '\ufe0f',
  '\ufe0e\ufe0f',
  '\u115f\u1160',
  '\uffa0',
  '\ue000',
  '\u{f0000}',
  '\u{e0061}\u{e0062}',
  '\u2066\u2069',
  '\u0301\u0301',
  '-.-',
  '👍',
])('leaves nothing of %j', (given) => {
  expect(cleanLine(given)).toBe('');
});
