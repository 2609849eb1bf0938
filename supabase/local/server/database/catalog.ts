import type { OpenDatabase } from '../database.ts';

/** What a database is made of: `function private.is_staff()` → everything that defines it, as text. */
export type Catalog = Map<string, string>;

/** Our own schemas. In `auth` and `storage`, which belong to Supabase, only our triggers and policies are compared. */
const own = `('public', 'private')`;

const grants = (acl: string, kind: string, owner: string) => `(
  select string_agg(
    case when a.grantee = 0 then 'public' else a.grantee::regrole::text end || '=' || a.privileges,
    ' ' order by a.grantee::regrole::text
  )
  from (
    select grantee, string_agg(privilege_type, ',' order by privilege_type) as privileges
    from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) group by grantee
  ) as a
)`;

/**
 * One query per kind of object; each returns a name and a definition. Names in definitions are qualified, because
 * the search path is empty while they run.
 */
const queries: Record<string, string> = {
  schema: `
    select nspname as name, ${grants('nspacl', 'n', 'nspowner')} as definition
    from pg_namespace where nspname in ${own}`,

  extension: `
    select extname as name, extnamespace::regnamespace::text as definition
    from pg_extension where extname not in ('plpgsql', 'pgtap')`,

  'default privileges': `
    select concat_ws(' ', defaclrole::regrole, nullif(defaclnamespace, 0)::regnamespace, defaclobjtype) as name,
      ${grants('defaclacl', 'r', 'defaclrole')} as definition
    from pg_default_acl where defaclnamespace = 0 or defaclnamespace::regnamespace::text in ${own}`,

  relation: `
    select c.oid::regclass::text as name, jsonb_build_object(
      'kind', c.relkind, 'persistence', c.relpersistence,
      'row security', c.relrowsecurity, 'forced', c.relforcerowsecurity,
      'options', c.reloptions, 'replica identity', c.relreplident, 'grants', ${grants(
        'c.relacl',
        'r',
        'c.relowner',
      )}, 'view', case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end,
      'sequence', (select to_jsonb(s) - 'seqrelid' from pg_sequence s where s.seqrelid = c.oid)
    )::text as definition
    from pg_class c
    where c.relnamespace::regnamespace::text in ${own} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'c')`,

  column: `
    select concat_ws('.', c.oid::regclass, a.attname) as name, jsonb_build_object(
      'position', row_number() over (partition by c.oid order by a.attnum),
      'type', format_type(a.atttypid, a.atttypmod), 'collation', nullif(a.attcollation, t.typcollation)::regcollation,
      'not null', a.attnotnull, 'default', pg_get_expr(d.adbin, d.adrelid), 'generated', a.attgenerated,
      'identity', a.attidentity, 'storage', a.attstorage, 'compression', a.attcompression,
      'statistics', nullif(a.attstattarget, -1),
      'options', (select array_agg(o order by o) from unnest(a.attoptions) as o where o ~ '^n_distinct'),
      'grants', a.attacl
    )::text as definition
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace::regnamespace::text in ${own} and c.relkind in ('r', 'p', 'v', 'm', 'c')`,

  type: `
    select t.oid::regtype::text as name, jsonb_build_object(
      'kind', t.typtype, 'grants', ${grants('t.typacl', 'T', 't.typowner')},
      'labels', (select array_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
      'base', nullif(t.typbasetype, 0)::regtype, 'not null', t.typnotnull, 'default', t.typdefault
    )::text as definition
    from pg_type t
    left join pg_class c on c.oid = t.typrelid
    where t.typnamespace::regnamespace::text in ${own} and t.typelem = 0 and coalesce(c.relkind = 'c', true)`,

  constraint: `
    select concat_ws(' ', coalesce(nullif(conrelid, 0)::regclass::text, contypid::regtype::text), conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace::regnamespace::text in ${own} and contype <> 'n'`,

  index: `
    select indexrelid::regclass::text as name, concat_ws(' ',
      pg_get_indexdef(indexrelid), 'valid ' || indisvalid, 'clustered ' || indisclustered,
      (select array_to_string(reloptions, ',') from pg_class where oid = indexrelid)
    ) as definition
    from pg_index join pg_class c on c.oid = indrelid where c.relnamespace::regnamespace::text in ${own}`,

  function: `
    select p.oid::regprocedure::text as name, jsonb_build_object(
      'kind', p.prokind, 'arguments', pg_get_function_arguments(p.oid), 'returns', pg_get_function_result(p.oid),
      'language', l.lanname, 'body', coalesce(pg_get_function_sqlbody(p.oid), p.prosrc), 'volatility', p.provolatile,
      'security definer', p.prosecdef, 'strict', p.proisstrict, 'leakproof', p.proleakproof, 'parallel', p.proparallel,
      'cost', p.procost, 'rows', p.prorows, 'settings', p.proconfig, 'grants', ${grants('p.proacl', 'f', 'p.proowner')}
    )::text as definition
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace::regnamespace::text in ${own}`,

  trigger: `
    select concat_ws(' ', tgrelid::regclass, tgname) as name,
      concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled) as definition
    from pg_trigger t
    where not tgisinternal and exists (
      select from pg_proc p where p.oid = tgfoid and p.pronamespace::regnamespace::text in ${own}
    )`,

  policy: `
    select concat_ws(' ', polrelid::regclass, polname) as name, jsonb_build_object(
      'for', polcmd, 'permissive', polpermissive,
      'to', (
        select array_agg(case role when 0 then 'public' else role::regrole::text end) from unnest(polroles) as role
      ),
      'using', pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid)
    )::text as definition
    from pg_policy`,

  comment: `
    select o.type || ' ' || o.identity as name, d.description as definition
    from pg_description d
    cross join lateral pg_identify_object(d.classoid, d.objoid, d.objsubid) as o
    where o.schema in ${own} or o.identity similar to '% on (public|private|auth|storage).%'`,

  publication: `
    select concat_ws(' ', p.pubname, r.prrelid::regclass) as name, r.prattrs::text as definition
    from pg_publication p join pg_publication_rel r on r.prpubid = p.oid`,
};

/** Reads everything that migrations can define, on PostgreSQL 15 or newer. Rejects as a query does. */
export async function readCatalog(database: Pick<OpenDatabase, 'transaction'>): Promise<Catalog> {
  const catalog: Catalog = new Map();
  await database.transaction(async ({ query, script }) => {
    // Makes Postgres qualify every name it prints.
    await script(`set local search_path = ''`);
    for (const [kind, sql] of Object.entries(queries)) {
      const rows = await query<{ name: string; definition: string | null }>(sql);
      for (const { name, definition } of rows) catalog.set(`${kind} ${name}`, definition ?? '');
    }
  });
  return catalog;
}

/** Every difference, one line each; empty when both databases are made of the same objects. */
export function compareCatalogs(actual: Catalog, expected: Catalog): string[] {
  const names = [...new Set([...actual.keys(), ...expected.keys()])].toSorted();
  return names.flatMap((name) => {
    if (!expected.has(name)) return [`${name}: unexpected`];
    if (!actual.has(name)) return [`${name}: missing`];
    if (actual.get(name) === expected.get(name)) return [];
    return [`${name}:\n  ${actual.get(name)}\nshould be\n  ${expected.get(name)}`];
  });
}
