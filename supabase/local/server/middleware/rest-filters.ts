import { parseTree, splitList, splitOperator, type Condition } from './rest-logic.ts';

/**
 * The library’s filter parser keeps only the last of several filters on a column, reads `1.50` as a number and `null`
 * as nothing, and doesn’t unescape quoted values. This parser reads filters as PostgREST does and passes their values
 * through the library’s as meaningless words; `openValues` restores them.
 */
const sealMark = '~sealed~';

const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);
const patterns = new Set(['like', 'ilike']);
/** Operators the library parses well enough: `is` takes keywords only, and quantified forms take lists in braces. */
const leftAlone = /^(is$|.*\((any|all)\)$)/;

/**
 * Returns the query with every filter and every value sealed. With `isCall`, a parameter without an operator is an
 * argument.
 */
export function sealFilters(params: URLSearchParams, isCall: boolean): URLSearchParams {
  const sealed = new URLSearchParams();
  const known = new Set<string>();
  for (const [key, value] of params) {
    const { path, name } = splitKey(key);
    if (reserved.has(name) || (isCall && !isLogic(name) && !splitOperator(value))) {
      sealed.append(key, reserved.has(name) ? value : seal(value));
      continue;
    }
    const conditions = isLogic(name) ? parseTree(`${name}${value}`) : parseFilter(name, value);
    // The library refuses what can’t be parsed.
    const text = conditions ? written(conditions) : null;
    // `not.and` and `not.or` become the same node in the library’s tree.
    const place = name.startsWith('not.') ? `${path}not` : key;
    const isRepeated = known.has(place);
    known.add(place);
    if (text === null) sealed.append(key, value);
    else if (isRepeated) sealed.append(`${path}and`, `(${text})`);
    else sealed.append(key, text.slice(name.length + (isLogic(name) ? 0 : 1)));
  }
  return sealed;
}

/** Returns the value with all sealed texts restored, at any depth. */
export function openValues<T>(value: T): T {
  if (typeof value === 'string') return opened(value) as T;
  if (Array.isArray(value)) return value.map(openValues) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, openValues(entry)])) as T;
}

function seal(value: string): string {
  return sealMark + Buffer.from(value).toString('hex');
}

function opened(text: string): string {
  return text.startsWith(sealMark) ? Buffer.from(text.slice(sealMark.length), 'hex').toString() : text;
}

function isLogic(name: string): boolean {
  return /^(not\.)?(and|or)$/.test(name);
}

/** Splits `users.zip` into `users.` and `zip`. Dots in a JSON path or in quotes belong to the column. */
function splitKey(key: string): { path: string; name: string } {
  const logic = /^((?:.*?\.)??)((?:not\.)?(?:and|or))$/.exec(key);
  if (logic) return { path: logic[1] ?? '', name: logic[2] ?? '' };
  const end = /^[^"]*?(?=->|"|$)/.exec(key)?.[0].lastIndexOf('.') ?? -1;
  return { path: key.slice(0, end + 1), name: key.slice(end + 1) };
}

function parseFilter(column: string, value: string): Condition | null {
  const parts = splitOperator(value);
  return parts && { kind: 'filter', column, ...parts };
}

/** Returns a condition as the library parses it, with sealed values. */
function written(condition: Condition): string {
  if (condition.kind === 'group') return `${condition.name}(${condition.members.map(written).join(',')})`;
  const { column, negation, operator, value } = condition;
  return `${column}.${negation}${operator}.${writtenValue(operator, value)}`;
}

function writtenValue(operator: string, value: string): string {
  if (leftAlone.test(operator)) return value;
  if (operator !== 'in') return seal(patterns.has(operator) ? value.replaceAll('*', '%') : value);
  const members = splitList(value);
  return members ? `(${members.map(seal).join(',')})` : value;
}
