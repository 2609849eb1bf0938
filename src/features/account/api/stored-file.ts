import { isForeignPage } from '@/kit/network/foreign-answer';
import { openFiles } from '@/platform/supabase/private-files';
import { publicFileUrl } from '@/platform/supabase/files';

const openable = [
  'contracts',
  'deal-documents',
  'documents',
  'message-attachments',
  'pipeline',
  'proofs-of-funds',
] as const;

/**
 * The bytes of a file of the member's; null if it's gone. `id`: the row that has it, which private files are opened by;
 * those of messages are opened by path.
 */
export async function fetchStoredFile(
  bucket: string,
  path: string,
  id: string | undefined,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const url = await urlOf(bucket, path, id);
  if (url === undefined) return null;
  const response = await fetch(url);
  if (isForeignPage(response.status, response.headers.get('content-type'))) throw new TypeError('Failed to fetch');
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

async function urlOf(bucket: string, path: string, id: string | undefined): Promise<string | undefined> {
  if (bucket === 'avatars' || bucket === 'images') return publicFileUrl(bucket, path);
  const known = openable.find((name) => name === bucket);
  if (known === undefined) return undefined;
  if (known === 'message-attachments') return (await openFiles(known, [path])).get(path);
  return id === undefined ? undefined : (await openFiles(known, id)).get(path);
}
