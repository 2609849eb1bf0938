import type { Database } from '../server/database.ts';

/** The tables that responses of the API show columns of. */
const tables = [
  'buybox_profiles',
  'conversation_members',
  'conversations',
  'deal_document_readers',
  'deal_documents',
  'deal_earnest_money',
  'deal_earnest_receipts',
  'deal_extensions',
  'deal_milestones',
  'deal_parties',
  'deals',
  'listing_answers',
  'listing_documents',
  'listing_drafts',
  'listing_prices',
  'listing_questions',
  'listing_reviews',
  'listing_showings',
  'listing_terms',
  'message_attachments',
  'messages',
  'offer_versions',
  'offers',
  'pipeline_cards',
  'pipeline_tasks',
  'properties',
  'saved_listings',
  'showing_bookings',
  'users',
  'webhook_endpoints',
];

interface Column {
  table: string;
  name: string;
  type: string;
  not_null: boolean;
  comment: string | null;
  /** What it can be, of text with such a check. */
  choices: string[] | null;
}

/** JSON types of PostgreSQL types, as PostgREST writes them. */
const jsonTypes: Readonly<Record<string, { type: string; format?: string }>> = {
  uuid: { type: 'string', format: 'uuid' },
  text: { type: 'string' },
  boolean: { type: 'boolean' },
  smallint: { type: 'integer' },
  integer: { type: 'integer' },
  bigint: { type: 'integer' },
  'double precision': { type: 'number' },
  numeric: { type: 'number' },
  date: { type: 'string', format: 'date' },
  'timestamp with time zone': { type: 'string', format: 'date-time' },
};

/** Columns and computed fields of the tables. What a check allows is computed from its expression. */
const columnsSql = `
  with columns as (
    select c.relname as table, a.attname as name, a.attnum, format_type(a.atttypid, null) as type,
      a.attnotnull as not_null, col_description(c.oid, a.attnum) as comment, (
        select (regexp_match(pg_get_constraintdef(k.oid),
          '^CHECK \\(\\(\\(?' || a.attname || '\\)? = ANY \\((ARRAY\\[[^]]*\\]|private\\.\\w+\\(\\))\\)\\)\\)$'))[1]
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '% = ANY (%' limit 1
      ) as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
    union all
    select c.relname, p.proname, 1000, format_type(p.prorettype, null), false,
      regexp_replace(obj_description(p.oid, 'pg_proc'), '^Computed field: ', ''), null
    from pg_class c join pg_proc p on p.pronargs = 1 and p.proargtypes[0] = c.reltype and not p.proretset
    where p.pronamespace = 'public'::regnamespace and c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
  )
  select columns.table, name, type, not_null, comment, "check" from columns order by 1, attnum, 2`;

/** The module that describes the columns to the API: JSON Schemas, from types, checks, and comments. */
export async function catalogModule(database: Pick<Database, 'query'>): Promise<string> {
  const found = await database.query<Omit<Column, 'choices'> & { check: string | null }>(columnsSql, [tables]);
  const columns: Column[] = [];
  for (const { check, ...column } of found) columns.push({ ...column, choices: await choicesOf(database, check) });
  const catalog = Object.fromEntries(
    tables.map((table) => [
      table,
      Object.fromEntries(
        columns.filter((column) => column.table === table).map((column) => [column.name, schemaOf(column)]),
      ),
    ]),
  );
  return (
    '// Written by `npm run api:client` from the database: change the schema or its comments, not this file.\n' +
    'export const catalog: Readonly<Record<string, Readonly<Record<string, object>>>> = ' +
    `${JSON.stringify(catalog, null, 2)};\n`
  );
}

async function choicesOf(database: Pick<Database, 'query'>, check: string | null): Promise<string[] | null> {
  if (check === null) return null;
  const [row] = await database.query<{ choices: string[] }>(`select ${check}::text[] as choices`);
  return row?.choices ?? null;
}

function schemaOf({ type, not_null: isRequired, comment, choices }: Column): object {
  const description = comment === null ? {} : { description: comment };
  if (type === 'jsonb' || type === 'json') return description;
  const isList = type.endsWith('[]');
  const json = jsonTypes[isList ? type.slice(0, -2) : type];
  if (!json) throw new Error(`No JSON type for ${type}`);
  const schema = isList ? { type: 'array', items: json } : json;
  return {
    ...schema,
    type: isRequired ? schema.type : [schema.type, 'null'],
    ...(choices && { enum: isRequired ? choices : [...choices, null] }),
    ...description,
  };
}
