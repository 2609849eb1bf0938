import { z } from 'zod';
import type { Claims, Database } from '../database.ts';
import { storageError } from './storage-upload.ts';

const listRequest = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'id', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});

/**
 * Lists one folder of a bucket as the caller’s policies allow: files, and each subfolder once, with only its name. The
 * library lists every object whose name starts with the prefix instead.
 */
export async function listObjects(
  database: Database,
  claims: Claims,
  bucket: string,
  request: Request,
): Promise<Response> {
  const parsed = listRequest.safeParse(await request.json().catch(() => ({})));
  if (!parsed.success) return storageError(400, 'InvalidRequest', z.prettifyError(parsed.error));
  const { prefix, limit, offset, search, sortBy } = parsed.data;
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  const start = folder ? `${folder}/` : '';
  const rows = await database.asRole(claims, (query) =>
    query(
      `with inside as (
         select o.*, substr(o.name, length($2) + 1) as rest
         from storage.objects o where o.bucket_id = $1 and starts_with(o.name, $2)
       ), entries as (
         select rest as name, id, updated_at, created_at, last_accessed_at, metadata
         from inside where strpos(rest, '/') = 0
         union all
         select distinct
           split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
         from inside where strpos(rest, '/') > 0
       )
       select * from entries where name ilike $3
       order by (id is null) desc, ${sortBy.column} ${sortBy.order}, name limit $4 offset $5`,
      [bucket, start, `${escapeLike(search)}%`, limit, offset],
    ),
  );
  return Response.json(rows);
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
