// What answers contain: zod schemas, from which the columns that are read and the description follow.
import { z } from 'npm:zod@4.6.7';

type Row = Record<string, unknown>;

/** An object of answers. */
export interface Answer {
  name: string;
  schema: z.ZodType;
  /** For `select` of supabase-js. */
  select: string;
}

/** Where a field comes from, if it isn't the column of its name. */
interface Source {
  /** Other rows, as `select` names them: `users!properties_user_id_fkey(id, name)`. */
  from?: string;
  /** Computed from the row, for which these columns are read. */
  make?: (row: object) => unknown;
  columns?: readonly string[];
}

const sources = z.registry<Source>();

/** Declares an object with these fields. Its name is that of the description. */
export function answer(name: string, text: string, shape: Readonly<Record<string, z.ZodType>>): Answer {
  const columns = Object.entries(shape).flatMap(([field, type]) => {
    const { from, make, columns: read = [] } = sources.get(type) ?? {};
    return make ? read : [from ? `${field}:${from}` : field];
  });
  return {
    name,
    schema: z.object(shape).meta({ id: name, description: text }),
    select: [...new Set(columns)].join(', '),
  };
}

const from = (type: z.ZodType, relation: string, { select }: Answer) =>
  type.register(sources, { from: `${relation}(${select})` });

/** A row of another table, found as PostgREST says. */
export const one = (of: Answer, relation: string) =>
  from(
    z.lazy(() => of.schema),
    relation,
    of,
  );

/** A row of another table, or null. */
export const maybe = (of: Answer, relation: string, text: string) =>
  from(of.schema.nullable().describe(text), relation, of);

/** Rows of another table. */
export const many = (of: Answer, relation: string, text: string) =>
  from(z.array(of.schema).describe(text), relation, of);

/** A field that is computed from columns. */
export const made = <R extends object = Row>(type: z.ZodType, columns: readonly string[], make: (row: R) => unknown) =>
  type.register(sources, { columns, make: make as (row: object) => unknown });

/** A page of a list. */
export function pageOf(item: Answer, more: Readonly<Record<string, z.ZodType>> = {}): Answer {
  return answer(`${item.name}Page`, 'A page of a list.', {
    items: z.array(item.schema).describe('In the order of the list.'),
    next_cursor: z.string().nullable().describe('Pass it as cursor to get the next page. Null on the last one.'),
    ...more,
  });
}

/** A whole list. */
export function listOf(item: Answer): Answer {
  return answer(`${item.name}List`, 'A whole list.', {
    items: z.array(item.schema).describe('In the order of the list.'),
  });
}

type Present = (value: unknown) => unknown;
const presenters = new WeakMap<z.ZodType, Present>();

/** What was read, as its schema says: only the described fields, and those that are computed. */
export function present(schema: z.ZodType, value: unknown): unknown {
  const known = presenters.get(schema) ?? presenterOf(schema);
  presenters.set(schema, known);
  return known(value);
}

function presenterOf(schema: z.ZodType): Present {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) {
    const inner = schema.unwrap() as z.ZodType;
    return (value) => (value == null ? value : present(inner, value));
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return (value) => (value as unknown[]).map((one) => present(element, one));
  }
  if (!(schema instanceof z.ZodObject)) return (value) => value;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, type]) => {
    const make = sources.get(type)?.make;
    return { name, type, make };
  });
  return (value) => {
    const row = value as Row;
    const shown: Row = {};
    for (const { name, type, make } of fields) {
      if (make) shown[name] = make(row);
      else if (row[name] !== undefined) shown[name] = present(type, row[name]);
    }
    return shown;
  };
}
