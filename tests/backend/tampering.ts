import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runShell } from './receipt-script.ts';

/* Random changes of a receipt that its verification has to detect. */

/** Returns random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const below = (random: Random, limit: number) => Math.floor(random() * limit);
const pick = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)] as T;
const isEntry = (line: string) => line.startsWith('{"actor":');
const isText = (line: string) => line.startsWith('{"field":');
const isStep = (line: string) => /^"(left|right):/.test(line);
const isChecksum = (line: string) => line.startsWith('"sha256":');
const isToken = (line: string) => line.startsWith('"token":');
const isHex = (line: string) => /^"(head|leaf|root)":"/.test(line);

/** Positions of the lines that `which` selects. */
const linesWhere = (lines: readonly Buffer[], which: (line: string) => boolean) =>
  lines.flatMap((line, index) => (which(line.toString('latin1')) ? [index] : []));

/** A copy of the line with one byte replaced by another random one, or one with a random byte added or removed. */
function corrupt(random: Random, line: Buffer, from = 0, to = line.length): Buffer {
  const at = from + below(random, to - from);
  const [before, after] = [line.subarray(0, at), line.subarray(at + 1)];
  const old = line[at] ?? 0;
  const other = Buffer.from([(old + 1 + below(random, 255)) % 256]);
  const kind = below(random, 4);
  if (kind === 2) return Buffer.concat([before, Buffer.from([below(random, 256)]), line.subarray(at)]);
  if (kind === 3) return Buffer.concat([before, after]);
  return Buffer.concat([before, other, after]);
}

/** Where the value of a text line's field is. */
function valueOf(line: Buffer, name: 'salt' | 'text'): [number, number] {
  const start = line.indexOf(`"${name}":"`) + name.length + 4;
  return name === 'salt' ? [start, start + 32] : [start, line.length - 2];
}

type Change = (random: Random, lines: Buffer[]) => void;

/** Each change, by name. */
const changes: Readonly<Record<string, Change>> = {
  'flip a byte of an entry': (random, lines) => replaceOne(random, lines, isEntry),
  // Of a token, only the authority's certificate tells whether it's genuine.
  'flip a byte of the layout': (random, lines) =>
    replaceOne(random, lines, (line) => ![isEntry, isText, isChecksum, isToken].some((is) => is(line))),
  'drop an entry': (random, lines) => void lines.splice(pick(random, linesWhere(lines, isEntry)), 2),
  'drop an entry’s line': (random, lines) => void lines.splice(pick(random, linesWhere(lines, isEntry)), 1),
  'drop the last entries': (random, lines) => {
    const entries = linesWhere(lines, isEntry);
    const first = entries[below(random, entries.length - 1) + 1] ?? 0;
    lines.splice(first - 1, (entries.at(-1) ?? 0) - first + 2);
  },
  'add an entry': (random, lines) => {
    const from = lines[pick(random, linesWhere(lines, isEntry))] ?? Buffer.alloc(0);
    const number = `"seq":${below(random, 40)}}`;
    const seq = Buffer.from(from.toString('latin1').replace(/"seq":\d+\}$/, number), 'latin1');
    lines.splice(pick(random, linesWhere(lines, isEntry)), 0, random() < 0.5 ? seq : corrupt(random, from), comma);
  },
  'add another line': (random, lines) => {
    const more = ['{}', '{"kind":"offer.accept"}', '"right":[],', '"entries":[],', ' ', 'x', '"x":null,'];
    lines.splice(below(random, lines.length), 0, Buffer.from(pick(random, more)));
  },
  'duplicate an entry': (random, lines) => {
    const at = pick(random, linesWhere(lines, isEntry));
    const to = pick(random, linesWhere(lines, isEntry));
    lines.splice(to, 0, lines[at] ?? comma, comma);
  },
  'reorder entries': (random, lines) => swapTwo(random, lines, isEntry),
  'change a text': (random, lines) => changeText(random, lines, 'text'),
  'change a salt': (random, lines) => changeText(random, lines, 'salt'),
  // Salt and text are hashed together, so their border must be fixed.
  'move the border of salt and text': (random, lines) => {
    const at = pick(
      random,
      linesWhere(lines, (line) => /^\{"field":.*"text":"[0-9a-f]/.test(line)),
    );
    lines[at] = Buffer.from((lines[at] ?? comma).toString('latin1').replace(border, '$3$1'), 'latin1');
  },
  'swap two texts': (random, lines) => {
    const [a, b] = twoOf(random, linesWhere(lines, isText));
    const value = (index: number) => {
      const line = lines[index] ?? comma;
      return line.subarray(...valueOf(line, 'text'));
    };
    const [one, other] = [value(a), value(b)];
    if (one.equals(other)) changeText(random, lines, 'text');
    else {
      setText(lines, a, other);
      setText(lines, b, one);
    }
  },
  'change head, leaf, or root': (random, lines) => replaceHex(random, lines, isHex),
  'change the path': (random, lines) => replaceHex(random, lines, isStep),
  'switch a side of the path': (random, lines) => {
    const at = pick(random, linesWhere(lines, isStep));
    const line = lines[at]?.toString() ?? '';
    lines[at] = Buffer.from(line.startsWith('"left') ? line.replace('left', 'right') : line.replace('right', 'left'));
  },
  'drop a step of the path': (random, lines) => void lines.splice(pick(random, linesWhere(lines, isStep)), 1),
  'reorder the path': (random, lines) => swapTwo(random, lines, isStep),
};

const comma = Buffer.from(',');
/** What's between salt and text, and the text's first hex digit. */
const border = /(","seq":(\d+),"text":")([0-9a-f])/;

/** The names of all changes. */
export const changeNames = Object.keys(changes);

/** Shells that run at the same time. */
const workers = 4;

/**
 * Runs the documented script on a changed copy of the receipt for each name, and returns the changes it didn't detect,
 * with what it printed.
 */
export async function missedChanges(
  script: string,
  receipt: Buffer,
  names: readonly string[],
  random: () => number,
): Promise<{ name: string; output: string; changed: string }[]> {
  const missed: { name: string; output: string; changed: string }[] = [];
  const queue = names.map((name) => ({ name, changed: tamper(random, receipt, name) })).values();
  await inFolders(async (folder) => {
    for (const { name, changed } of queue) {
      await writeFile(join(folder, 'receipt.json'), changed);
      const { code, output } = await runShell(['sh', script, 'receipt.json'], folder);
      if (code !== 1 || !output.includes('NOT VERIFIED')) missed.push({ name, output, changed: changed.toString() });
    }
  });
  return missed;
}

/**
 * Runs each command on copies of the receipt with one byte replaced by a random other one, and returns the positions at
 * which `isDetected` is false, with what it printed.
 */
export async function missedFlips(
  command: readonly string[],
  receipt: Buffer,
  positions: readonly number[],
  random: () => number,
  isDetected: (result: { code: number; output: string }) => boolean,
): Promise<{ at: number; byte: number; output: string }[]> {
  const missed: { at: number; byte: number; output: string }[] = [];
  const queue = positions.map((at) => ({ at, byte: ((receipt[at] ?? 0) + 1 + below(random, 255)) % 256 })).values();
  await inFolders(async (folder) => {
    for (const { at, byte } of queue) {
      const changed = Buffer.from(receipt);
      changed[at] = byte;
      await writeFile(join(folder, 'receipt.json'), changed);
      const result = await runShell(command, folder);
      if (!isDetected(result)) missed.push({ at, byte, output: result.output });
    }
  });
  return missed;
}

/** Runs the work in several folders at the same time. */
async function inFolders(work: (folder: string) => Promise<void>): Promise<void> {
  const folders = await Promise.all(
    Array.from({ length: workers }, () => mkdtemp(join(tmpdir(), 'cornerlot-tampering-'))),
  );
  try {
    await Promise.all(folders.map(work));
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** A copy of the receipt with a random change of this name, and the checksum that goes with it. It always differs. */
function tamper(random: Random, receipt: Buffer, name: string): Buffer {
  for (;;) {
    const lines = splitLines(receipt);
    changes[name]?.(random, lines);
    const changed = joinLines(lines);
    if (!changed.equals(receipt)) return withChecksum(changed);
  }
}

const newline = Buffer.from('\n');

function joinLines(lines: readonly Buffer[]): Buffer {
  return Buffer.concat(lines.flatMap((line, index) => (index === 0 ? [line] : [newline, line])));
}

/** A receipt whose second line matches the others, as a forger would write it. */
export function withChecksum(receipt: Buffer): Buffer {
  const [first = comma, second = comma, ...rest] = splitLines(receipt);
  if (!isChecksum(second.toString('latin1'))) return receipt;
  const hash = createHash('sha256')
    .update(joinLines([first, ...rest]))
    .digest('hex');
  return joinLines([first, Buffer.from(`"sha256":"${hash}",`), ...rest]);
}

function splitLines(receipt: Buffer): Buffer[] {
  return receipt
    .toString('latin1')
    .split('\n')
    .map((line) => Buffer.from(line, 'latin1'));
}

function replaceOne(random: Random, lines: Buffer[], which: (line: string) => boolean): void {
  const at = pick(random, linesWhere(lines, which));
  lines[at] = corrupt(random, lines[at] ?? comma);
}

function replaceHex(random: Random, lines: Buffer[], which: (line: string) => boolean): void {
  const at = pick(random, linesWhere(lines, which));
  const line = lines[at]?.toString() ?? '';
  const [hash = ''] = /[0-9a-f]{64}/.exec(line) ?? [];
  const digit = below(random, 64);
  const other = ((Number.parseInt(hash[digit] ?? '0', 16) + 1 + below(random, 15)) % 16).toString(16);
  lines[at] = Buffer.from(line.replace(hash, hash.slice(0, digit) + other + hash.slice(digit + 1)));
}

function changeText(random: Random, lines: Buffer[], name: 'salt' | 'text'): void {
  const at = pick(random, linesWhere(lines, isText));
  const line = lines[at] ?? comma;
  lines[at] = corrupt(random, line, ...valueOf(line, name));
}

function setText(lines: Buffer[], at: number, value: Buffer): void {
  const line = lines[at] ?? comma;
  const [from, to] = valueOf(line, 'text');
  lines[at] = Buffer.concat([line.subarray(0, from), value, line.subarray(to)]);
}

function twoOf(random: Random, items: readonly number[]): [number, number] {
  const first = below(random, items.length);
  const second = (first + 1 + below(random, items.length - 1)) % items.length;
  return [items[first] ?? 0, items[second] ?? 0];
}

function swapTwo(random: Random, lines: Buffer[], which: (line: string) => boolean): void {
  const [a, b] = twoOf(random, linesWhere(lines, which));
  [lines[a], lines[b]] = [lines[b] ?? comma, lines[a] ?? comma];
}
