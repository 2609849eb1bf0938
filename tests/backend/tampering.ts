import { createHash } from 'node:crypto';
import type { Random } from './random.ts';

/* Changes of a receipt that its verification has to detect. Its lines are in Latin-1, so that a character is a byte. */

type Change = (lines: string[], random: Random) => void;

const entry = /^\{"actor":/;
const text = /^\{"field":/;
const step = /^"(left|right):/;
const checksum = /^"sha256":/;
/** Of a token, only the authority's certificate tells whether it's genuine. */
const layout = /^(?!\{"actor":|\{"field":|"sha256":|"token":)./;

const anyOf = (lines: readonly string[], which: RegExp, random: Random): number =>
  random.pick(lines.flatMap((line, at) => (which.test(line) ? [at] : [])));

/** Puts another byte in a part of one of the lines. */
function flip(which: RegExp, part = /.+/s, bytes = String.fromCharCode(...Array(256).keys())): Change {
  return (lines, random) => {
    const index = anyOf(lines, which, random);
    const line = lines[index] ?? '';
    const found = part.exec(line);
    const at = (found?.index ?? 0) + random.int(0, (found?.[0].length ?? 1) - 1);
    lines[index] = line.slice(0, at) + random.pick(Array.from(bytes)) + line.slice(at + 1);
  };
}

function swap(which: RegExp): Change {
  return (lines, random) => {
    const [a, b] = [anyOf(lines, which, random), anyOf(lines, which, random)];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
  };
}

const textValue = /(?<="text":").*(?="\})/s;
const hash = [/[0-9a-f]{64}/, '0123456789abcdef'] as const;

/** Each change, by name. */
export const changes: Readonly<Record<string, Change>> = {
  'a byte of an entry': flip(entry),
  'a byte of a text': flip(text, textValue),
  'a byte of a salt': flip(text, /(?<="salt":")[0-9a-f]+/),
  'a byte of the layout': flip(layout),
  'a digit of head, leaf, or root': flip(/^"(head|leaf|root)":"/, ...hash),
  'a digit of the path': flip(step, ...hash),
  'entries in another order': swap(entry),
  'two texts of each other': (lines, random) => {
    const [a, b] = [anyOf(lines, text, random), anyOf(lines, text, random)];
    const [one, other] = [a, b].map((at) => textValue.exec(lines[at] ?? '')?.[0] ?? '');
    lines[a] = (lines[a] ?? '').replace(textValue, () => other ?? '');
    lines[b] = (lines[b] ?? '').replace(textValue, () => one ?? '');
  },
  'the path in another order': swap(step),
  'no entry': (lines, random) => void lines.splice(anyOf(lines, entry, random), 2),
  'no last entries': (lines, random) => {
    const last = lines.findLastIndex((line) => entry.test(line));
    const first = Math.max(anyOf(lines, entry, random), lines.findIndex((line) => entry.test(line)) + 2);
    lines.splice(first - 1, last - first + 2);
  },
  'an entry twice': (lines, random) => {
    const copy = lines[anyOf(lines, entry, random)] ?? '';
    lines.splice(anyOf(lines, entry, random), 0, copy, ',');
  },
  'another line': (lines, random) => {
    const more = ['{}', '{"kind":"offer.accept"}', '"right":[],', '"entries":[],', ' ', '"x":null,'];
    lines.splice(random.int(0, lines.length - 1), 0, random.pick(more));
  },
  // Salt and text are hashed together, so their border must be fixed.
  'the border of salt and text': (lines, random) => {
    const at = anyOf(lines, /^\{"field":.*"text":"[0-9a-f]/, random);
    lines[at] = (lines[at] ?? '').replace(/(","seq":(\d+),"text":")([0-9a-f])/, '$3$1');
  },
  'a side of the path': (lines, random) => {
    const at = anyOf(lines, step, random);
    lines[at] = (lines[at] ?? '').replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));
  },
  'half a proof': (lines, random) => {
    const at = anyOf(lines, /^"(leaf|root)":"/, random);
    lines[at] = (lines[at] ?? '').replace(/:"\w+"/, ':null');
  },
  'no path': (lines) => {
    const [first, last] = [lines.indexOf('"path":['), lines.lastIndexOf('],')];
    lines.splice(first + 1, last - first - 1);
  },
  'a line less': (lines, random) => void lines.splice(random.int(0, lines.length - 2), 1),
  'no step of the path': (lines, random) => void lines.splice(anyOf(lines, step, random), 1),
};

/** A copy of the receipt with such a change, and the checksum that goes with it. It always differs. */
export function tamper(receipt: Buffer, change: Change, random: Random): Buffer {
  for (;;) {
    const lines = receipt.toString('latin1').split('\n');
    change(lines, random);
    const changed = Buffer.from(lines.join('\n'), 'latin1');
    if (!changed.equals(receipt)) return withChecksum(changed);
  }
}

/** A receipt whose second line matches the others, as a forger would write it. */
export function withChecksum(receipt: Buffer): Buffer {
  const [first = '', second = '', ...rest] = receipt.toString('latin1').split('\n');
  if (!checksum.test(second)) return receipt;
  const others = Buffer.from([first, ...rest].join('\n'), 'latin1');
  const sum = `"sha256":"${createHash('sha256').update(others).digest('hex')}",`;
  return Buffer.from([first, sum, ...rest].join('\n'), 'latin1');
}
