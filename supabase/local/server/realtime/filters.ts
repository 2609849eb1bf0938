/** The `filter` of a subscription: `column=operator.value`; several are separated by commas and all must match. */

export interface Filter {
  column: string;
  operator: Operator;
  /** A literal of the column’s type; an array literal for `in`. */
  value: string;
  negated: boolean;
}

export type Operator = (typeof operators)[number];

const operators = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const;

const symbols: Record<Exclude<Operator, 'in' | 'is' | 'isdistinct'>, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
};

const isValues = ['null', 'true', 'false', 'unknown'];
const maxInValues = 100;

/** A refused subscription, with the message for the client. */
export class SubscriptionError extends Error {
  override name = 'SubscriptionError';
}

/** Parses a filter; blank means none. Throws a `SubscriptionError` worded like a hosted project’s. */
export function parseFilters(text: string): Filter[] {
  if (text.trim() === '') return [];
  return splitOutsideQuotes(text.trim()).map((segment) => parseFilter(segment.trim()));
}

function parseFilter(segment: string): Filter {
  if (segment === '') throw problem('filter must not contain empty segments (check for extra commas)');
  const [column, rest] = splitOnce(segment, '=');
  if (rest === undefined) throw problem(JSON.stringify([segment]));
  const negated = rest.startsWith('not.');
  const [name, raw] = splitOnce(negated ? rest.slice('not.'.length) : rest, '.');
  const operator = operators.find((known) => known === name);
  if (raw === undefined) throw problem(JSON.stringify([name]));
  if (operator === undefined) throw problem(`["${name}", "${raw}"]`);
  return { column, operator, value: operator === 'in' ? arrayLiteral(raw) : unquote(raw), negated };
}

function arrayLiteral(value: string): string {
  if (!value.startsWith('(') || !value.endsWith(')')) {
    throw problem('`in` filter value must be wrapped by parentheses');
  }
  return `{${value.slice(1, -1)}}`;
}

function problem(reason: string): SubscriptionError {
  return new SubscriptionError(`Error parsing \`filter\` params: ${reason}`);
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** Splits at commas outside parentheses and quoted values. */
function splitOutsideQuotes(text: string): string[] {
  const segments: string[] = [];
  let [start, depth, quoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"' && '.(,'.includes(text[at - 1] ?? ' ')) quoted = true;
    else if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (char === ',' && depth === 0) {
      segments.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...segments, text.slice(start)];
}

/** Turns `"a,b"` into `a,b`, with `\` escaping. Keeps anything that isn’t fully quoted. */
function unquote(value: string): string {
  const match = /^"((?:[^"\\]|\\.)*)"$/s.exec(value);
  return match?.[1] === undefined ? value : match[1].replace(/\\(.)/gs, '$1');
}

/** Checks what can be checked without the database. Throws a `SubscriptionError`. */
export function checkValue(filter: Filter, columnType: string): void {
  if (filter.operator === 'is') {
    if (!isValues.includes(filter.value)) {
      throw new SubscriptionError('invalid value for is filter: must be null, true, false, or unknown');
    }
    if (filter.value !== 'null' && columnType !== 'bool') {
      throw new SubscriptionError(`is ${filter.value} filter requires a boolean column, got ${columnType}`);
    }
  }
  // Counts separators, so a quoted comma counts too. The limit is generous.
  if (filter.operator === 'in' && filter.value.split(',').length > maxInValues) {
    throw new SubscriptionError('too many values for `in` filter. Maximum 100');
  }
}

/**
 * Returns the filter as a boolean SQL expression on `operand`. `parameter` takes a value and returns its placeholder;
 * `type` is the column’s type, quoted for SQL.
 */
export function filterExpression(
  { operator, value, negated }: Filter,
  operand: string,
  type: string,
  parameter: (value: string) => string,
): string {
  const no = negated ? 'not ' : '';
  if (operator === 'is') {
    if (!isValues.includes(value)) throw new SubscriptionError(`Not a value of is: ${value}`);
    return `(${operand} is ${no}${value})`;
  }
  // Cast through text, so the placeholder’s type doesn’t depend on the column.
  const typed = `${parameter(value)}::text::${type}`;
  if (operator === 'isdistinct') return `(${no}${operand} is distinct from ${typed})`;
  if (operator === 'in') return `(${no}${operand} = any(${typed}[]))`;
  return `(${no}(${operand} ${symbols[operator]} ${typed}))`;
}
