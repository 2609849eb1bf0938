/** Parses PostgREST’s filter notation: `column.operator.value`, and trees of `and(…)` and `or(…)`. */

/** An operator and its value. */
interface Comparison {
  negation: '' | 'not.';
  operator: string;
  /** Without quotes. */
  value: string;
}

export type Condition =
  | ({ kind: 'filter'; column: string } & Comparison)
  | { kind: 'group'; name: string; members: Condition[] };

const operators =
  '(?:(?:eq|gte?|lte?|i?like|i?match)(?:\\((?:any|all)\\))?|(?:pl|ph|w)?fts(?:\\([\\w ."]+\\))?' +
  '|neq|is|isdistinct|in|cs|cd|ov|sl|sr|nx[lr]|adj)';
const comparison = new RegExp(`^(not\\.)?(${operators})\\.(.*)$`, 's');
const operatorHere = new RegExp(`(?:not\\.)?${operators}\\.`, 'y');
/** A column, possibly quoted or a JSON path, up to the dot before an operator. */
const columnHere = new RegExp(`(?:"[^"]*"|[^".,()]+)(?:\\.(?!(?:not\\.)?${operators}\\.)[^".,()]+)*(?=\\.)`, 'y');

/** Parses `not.eq.1`; null if it isn’t a comparison. */
export function splitOperator(text: string): Comparison | null {
  const [, not, operator, value] = comparison.exec(text) ?? [];
  if (operator === undefined || value === undefined) return null;
  return { negation: not ? 'not.' : '', operator, value };
}

/** Returns the unquoted members of `(a,"b,c")`; null if it isn’t a list. */
export function splitList(text: string): string[] | null {
  if (!/^\(.*\)$/s.test(text)) return null;
  const inner = text.slice(1, -1);
  if (inner === '') return [];
  const reader = new Reader(inner);
  const members: string[] = [];
  do members.push(reader.quoted(/[,]/) ?? reader.until(/[,]/));
  while (reader.take(','));
  return reader.isAtEnd ? members : null;
}

/** Parses `or(a.eq.1,not.and(…))` into a tree; null if it’s malformed. */
export function parseTree(text: string): Condition | null {
  const reader = new Reader(text);
  const condition = readCondition(reader);
  return condition && reader.isAtEnd ? condition : null;
}

function readCondition(reader: Reader): Condition | null {
  reader.match(/\s*/y);
  const group = reader.match(/((?:not\.)?(?:and|or))\s*\(/y);
  return group === null ? readFilter(reader) : readGroup(reader, group.replace(/\s*\($/, ''));
}

function readGroup(reader: Reader, name: string): Condition | null {
  const members: Condition[] = [];
  do {
    const member = readCondition(reader);
    if (!member) return null;
    members.push(member);
  } while (reader.take(','));
  return reader.take(')') ? { kind: 'group', name, members } : null;
}

function readFilter(reader: Reader): Condition | null {
  const column = reader.match(columnHere);
  const operator = column !== null && reader.take('.') ? reader.match(operatorHere) : null;
  if (column === null || operator === null) return null;
  const value = readValue(reader, operator.endsWith('in.'));
  const parts = splitOperator(operator + value);
  return parts && { kind: 'filter', column, ...parts };
}

function readValue(reader: Reader, isList: boolean): string {
  const list = isList ? reader.match(/\((?:"(?:\\.|[^"\\])*"|[^")])*\)/sy) : null;
  return list ?? reader.quoted(/[,)]/) ?? reader.match(/\{[^{}]*\}(?=[,)])/y) ?? reader.until(/[,)]/);
}

/** Reads a text from start to end, token by token. */
class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.#at === this.text.length;
  }

  /** Returns what the sticky `pattern` matches here; null if nothing. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return null;
    this.#at += found.length;
    return found;
  }

  take(character: string): boolean {
    if (this.text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  /** Returns a quoted text that is followed by `end` or the end of the text. */
  quoted(end: RegExp): string | null {
    const start = this.#at;
    const found = this.match(/"(?:\\.|[^"\\])*"/sy);
    if (found === null) return null;
    const next = this.text[this.#at];
    if (next === undefined || end.test(next)) return found.slice(1, -1).replace(/\\(.)/gs, '$1');
    this.#at = start;
    return null;
  }

  /** Returns everything up to the first character in `end`. */
  until(end: RegExp): string {
    const length = this.text.slice(this.#at).search(end);
    const found = length === -1 ? this.text.slice(this.#at) : this.text.slice(this.#at, this.#at + length);
    this.#at += found.length;
    return found;
  }
}
