import type { Query } from '../database.ts';

export interface Column {
  name: string;
  /** As the protocol names it: `int8`, `timestamptz`, `_text`. */
  type: string;
  /** The same type, quoted for SQL. */
  sqlType: string;
  isKey: boolean;
  /** Whether the old value is known after an update or delete (replica identity). */
  isIdentity: boolean;
  /** The requested roles that may select it. */
  readers: string[];
}

export interface Table {
  /** The OID. */
  relation: number;
  schema: string;
  name: string;
  /** Schema and name, quoted for SQL. */
  sqlName: string;
  hasPolicies: boolean;
  columns: Column[];
}

/** Reads from the catalog what delivering a change needs; null if the table is gone. */
export async function describeTable(query: Query, relation: number, roles: string[]): Promise<Table | null> {
  const rows = await query<Table>(
    `select c.oid::int8 as relation, n.nspname as schema, c.relname as name,
       format('%I.%I', n.nspname, c.relname) as "sqlName", c.relrowsecurity as "hasPolicies",
       (select json_agg(json_build_object(
          'name', a.attname,
          'type', t.typname,
          'sqlType', format('%I.%I', tn.nspname, t.typname),
          'isKey', a.attnum = any(coalesce(key.conkey, '{}')),
          'isIdentity', case c.relreplident
            when 'f' then true
            when 'd' then a.attnum = any(coalesce(key.conkey, '{}'))
            when 'i' then a.attnum = any(coalesce(identity.indkey::int2[], '{}'))
            else false end,
          'readers', (select coalesce(json_agg(role), '[]') from json_array_elements_text($2::text::json) as role
                      where has_column_privilege(role, c.oid, a.attnum, 'SELECT'))
        ) order by a.attnum)
        from pg_attribute a
        join pg_type t on t.oid = a.atttypid
        join pg_namespace tn on tn.oid = t.typnamespace
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     left join pg_constraint key on key.conrelid = c.oid and key.contype = 'p'
     left join pg_index identity on identity.indrelid = c.oid and identity.indisreplident
     where c.oid = $1::int8::oid`,
    [relation, JSON.stringify(roles)],
  );
  return rows[0] ?? null;
}

/** Returns the published tables that match; `*` matches any schema or table. */
export async function publishedTables(query: Query, schema: string, table: string): Promise<number[]> {
  const rows = await query<{ relation: number }>(
    `select format('%I.%I', schemaname, tablename)::regclass::oid::int8 as relation
     from pg_publication_tables
     where pubname = 'supabase_realtime' and $1::text in (schemaname, '*') and $2::text in (tablename, '*')`,
    [schema, table],
  );
  return rows.map((row) => row.relation);
}

/** Quotes a name for SQL. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
