// Reads arguments as the model meant them, before a tool's own check. Models, and the programs between them and us,
// send null for what they leave out, numbers and lists as text, and one value for a list of one.
import { usStates } from '../../../../src/domain/place/us-states.ts';
import { readNumber } from '../../../../src/kit/numbers/parse-number.ts';
import type { Schema } from './schema.ts';

/** The value as the schema has it where it can only mean one thing; otherwise, as it is, for the check to refuse. */
export function readArgument(value: unknown, schema: Schema): unknown {
  const variants = schema.anyOf ?? [schema];
  if (value === null) return value;
  const variant = variants.find(({ type }) => type !== 'null') ?? schema;
  switch (variant.type) {
    case 'object':
      return readObject(parsed(value, '{'), variant);
    case 'array':
      return readList(value, variant.items ?? {});
    case 'number':
    case 'integer':
      return typeof value === 'string' ? numberIn(value) : value;
    case 'boolean':
      return typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value;
    case 'string':
      return readText(typeof value === 'number' ? String(value) : value, variant);
    default:
      return value;
  }
}

function readObject(value: unknown, { properties = {}, required = [], additionalProperties }: Schema): unknown {
  const each = typeof additionalProperties === 'object' ? additionalProperties : null;
  const object = each ? fromPairs(value) : value;
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return object;
  const read = Object.entries(object).flatMap(([name, part]): [string, unknown][] => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : each;
    if (!schema) return [[name, part]];
    const isLeftOut = (part === null && !isNullable(schema)) || part === '';
    if (isLeftOut && !required.includes(name)) return [];
    return [[name, readArgument(part, schema)]];
  });
  return Object.fromEntries(read);
}

function readList(value: unknown, items: Schema): unknown {
  const list = parsed(value, '[');
  if (Array.isArray(list)) return list.map((item) => readArgument(item, items));
  if (typeof list !== 'string') return [readArgument(list, items)];
  // "Memphis, TN" is one place.
  const parts = list === '' ? [] : list.split(items.enum ? /\s*,\s*/ : /,(?! )/);
  return parts.map((item) => readArgument(item, items));
}

function numberIn(text: string): unknown {
  const number = [{ prefix: '$' }, { suffix: '%' }].map((units) => readNumber(text, units as object));
  return number.find((one) => typeof one === 'number') ?? text;
}

function readText(value: unknown, { enum: choices, pattern }: Schema): unknown {
  if (typeof value !== 'string') return value;
  const plain = value.trim().toLowerCase();
  const state = usStates.find(([, name]) => name.toLowerCase() === plain)?.[0];
  if (choices) {
    return choices.includes(value)
      ? value
      : (choices.find((choice) => choice === state || String(choice).toLowerCase() === plain) ?? value);
  }
  const fits = (text: string) => pattern === undefined || new RegExp(pattern).test(text);
  return fits(value) ? value : ([state, plain.toUpperCase()].find((text) => text !== undefined && fits(text)) ?? value);
}

/** JSON in a text, if that's what it is. */
function parsed(value: unknown, start: '{' | '['): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith(start)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Values by name, also from the list of pairs that flatSchema makes of it. */
function fromPairs(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((pair) => typeof (pair as { name?: unknown } | null)?.name === 'string')) {
    return value;
  }
  return Object.fromEntries(value.map(({ name, value: of }: { name: string; value: unknown }) => [name, of]));
}

const isNullable = ({ type, anyOf = [] }: Schema) => [type, ...anyOf.map((one) => one.type)].includes('null');
