// What responses contain: columns of tables, described by the catalog.
import { catalog } from './catalog.ts';

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** Rows of a table with these columns, and rows of others within them. */
export interface Resource {
  name: string;
  /** For `select` of supabase-js. */
  select: string;
  schema: Schema;
  /** Resources it refers to by name. */
  parts: readonly Resource[];
}

interface Embed {
  of: Resource;
  /** How PostgREST finds it, such as `users!properties_user_id_fkey`. */
  from: string;
  kind: 'one' | 'maybe' | 'many';
  description?: string;
}

/** Declares a resource. The catalog knows the types and the descriptions of columns. */
export function resource(
  name: string,
  table: string,
  columns: readonly string[],
  embeds: Readonly<Record<string, Embed>> = {},
  changes: Readonly<Record<string, Schema>> = {},
): Resource {
  const known = catalog[table];
  if (!known) throw new Error(`The catalog has no table ${table}`);
  const ofColumns = columns.map((column) => {
    const schema = known[column];
    if (!schema) throw new Error(`The catalog has no column ${table}.${column}`);
    return [column, { ...schema, ...changes[column] }] as const;
  });
  const ofEmbeds = Object.entries(embeds).map(([field, embed]) => [field, embedSchema(embed)] as const);
  return {
    name,
    select: [
      ...columns,
      ...Object.entries(embeds).map(([field, { from, of }]) => `${field}:${from}(${of.select})`),
    ].join(', '),
    schema: object(Object.fromEntries([...ofColumns, ...ofEmbeds])),
    parts: Object.values(embeds).map(({ of }) => of),
  };
}

function embedSchema({ of, kind, description }: Embed): Schema {
  const one = refTo(of);
  const schema = kind === 'many' ? { type: 'array', items: one } : kind === 'maybe' ? nullable(one) : one;
  return description ? { ...schema, description } : schema;
}

/** A named resource that isn't a table's. */
export function shape(name: string, schema: Schema, parts: readonly Resource[] = []): Resource {
  return { name, select: '', schema, parts };
}

/** An object with exactly these fields; all are required except the optional ones. */
export function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((field) => !optional.includes(field));
  return { type: 'object', properties, required, additionalProperties: false };
}

export const refTo = ({ name }: Pick<Resource, 'name'>): Schema => ({ $ref: `#/components/schemas/${name}` });

export const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** A page of a list. */
export function pageOf(item: Resource): Resource {
  return shape(
    `${item.name}Page`,
    object({
      items: { type: 'array', items: refTo(item) },
      next_cursor: {
        type: ['string', 'null'],
        description: 'Pass it as cursor to get the next page. Null on the last one.',
      },
    }),
    [item],
  );
}
