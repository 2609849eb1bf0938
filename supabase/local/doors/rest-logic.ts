/** PostgREST's notation for filters: `column.operator.value` and the trees of `and(…)` and `or(…)` over it. */

/** What stands between a column and a value. */
interface Comparison {
  negation: '' | 'not.';
  operator: string;
  /** Without the quotes that it may have stood in. */
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
/** A column, quoted or a JSON path perhaps, up to the point before an operator. */
const columnHere = new RegExp(`(?:"[^"]*"|[^".,()]+)(?:\\.(?!(?:not\\.)?${operators}\\.)[^".,()]+)*(?=\\.)`, 'y');

/** `not.eq.1` taken apart; null when it is no comparison. */
export function splitOperator(text: string): Comparison | null {
  const [, not, operator, value] = comparison.exec(text) ?? [];
  if (operator === undefined || value === undefined) return null;
  return { negation: not ? 'not.' : '', operator, value };
}

/** The members of `(a,"b,c")`, unquoted; null when it is no list. */
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

/** The tree that `text` (`or(a.eq.1,not.and(…))`) means; null when it means none. */
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

/** Reads a text from its beginning to its end, piece by piece. */
class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.#at === this.text.length;
  }

  /** What the sticky `pattern` finds here; null when it finds nothing. */
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

  /** What stands in quotes here, if `end` or the end of the text comes after them. */
  quoted(end: RegExp): string | null {
    const start = this.#at;
    const found = this.match(/"(?:\\.|[^"\\])*"/sy);
    if (found === null) return null;
    const next = this.text[this.#at];
    if (next === undefined || end.test(next)) return found.slice(1, -1).replace(/\\(.)/gs, '$1');
    this.#at = start;
    return null;
  }

  /** Everything before the first of the characters in `end`. */
  until(end: RegExp): string {
    const length = this.text.slice(this.#at).search(end);
    const found = length === -1 ? this.text.slice(this.#at) : this.text.slice(this.#at, this.#at + length);
    this.#at += found.length;
    return found;
  }
}
