import type { Database } from '../database.ts';

export interface Bucket {
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

/** Returns a bucket's rules for uploads; undefined if there's no such bucket. */
export async function findBucket(database: Database, id: string): Promise<Bucket | undefined> {
  const [bucket] = await database.query<Bucket>(
    'select file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [id],
  );
  return bucket;
}

/**
 * Returns whether the bucket allows the type. A bucket without a list allows everything; `image/*` allows every image.
 */
export function isAllowed(contentType: string, { allowed_mime_types: allowed }: Bucket): boolean {
  if (!allowed || allowed.length === 0) return true;
  return allowed.some((type) =>
    type.endsWith('/*') ? contentType.startsWith(type.slice(0, -1)) : type === contentType,
  );
}
