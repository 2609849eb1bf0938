// Links to private files of listings and deals, as the app opens them.
import { openPaths, signedSeconds, signPaths } from '../private-files.ts';
import type { Context } from './operation.ts';
import { Problem, unwrap } from './problem.ts';

const tables = { 'deal-documents': 'deal_documents', documents: 'listing_documents' } as const;

/** A link to the document of the bucket whose row has these values. */
export async function openFile(
  { client }: Context,
  bucket: keyof typeof tables,
  row: Readonly<Record<string, string>> & { id: string },
): Promise<{ url: string; expires_at: string }> {
  const { name } = unwrap(await client.from(tables[bucket]).select('name').match(row).single()) as { name: string };
  const path = unwrap(await openPaths(client, bucket, row.id)) as string;
  const expiresAt = Date.now() + signedSeconds * 1000;
  const [signed] = await signPaths(bucket, [path]);
  if (!signed) throw new Problem('not-found', 'This file no longer exists.');
  return {
    url: `${signed.url}&download=${encodeURIComponent(name)}`,
    expires_at: new Date(expiresAt).toISOString().replace('Z', '+00:00'),
  };
}
