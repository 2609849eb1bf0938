import type { Backend } from '../../supabase/local/backend.ts';

/**
 * What an attack could change: every public table except reference data, and what's behind sign-in, email, and storage.
 * Compare two of them.
 */
export async function snapshotOf({ database }: Pick<Backend, 'database'>): Promise<Record<string, unknown>> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where (schemaname = 'public' and tablename not in ('zip_codes', 'counties', 'member_activity'))
       or schemaname || '.' || tablename in ('private.deliveries', 'private.verified_emails', 'storage.objects',
         'storage.buckets')`,
  );
  const selections = tables.map(
    ({ name }) =>
      `(select jsonb_agg(to_jsonb(t) - 'last_accessed_at' order by to_jsonb(t)::text) from ${name} t) as "${name}"`,
  );
  const [found = {}] = await database.query<Record<string, unknown>>(
    `select ${selections.join(', ')},
       (select jsonb_agg(jsonb_build_array(id, email, role, raw_app_meta_data) order by id)
         from auth.users) as accounts`,
  );
  return found;
}
