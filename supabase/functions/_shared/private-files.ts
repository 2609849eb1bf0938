import { serviceClient, type SupabaseClient } from './project.ts';

/** The database function that returns what the caller may read of a private bucket, and its argument. */
const openers = {
  contracts: ['open_contract', 'file_id'],
  'deal-documents': ['open_deal_document', 'document_id'],
  documents: ['open_listing_document', 'document_id'],
  'message-attachments': ['open_attachments', 'paths'],
  pipeline: ['open_pipeline_file', 'file_id'],
  'proofs-of-funds': ['open_proof', 'proof_id'],
} as const;

export type PrivateBucket = keyof typeof openers;

export const signedSeconds = 60;

export const isPrivateBucket = (bucket: unknown): bucket is PrivateBucket =>
  typeof bucket === 'string' && Object.hasOwn(openers, bucket);

/** Has the database decide as the caller, and log the view where there is a log. Its answer is a path, or several. */
export function openPaths(caller: SupabaseClient, bucket: PrivateBucket, files: unknown) {
  const [name, argument] = openers[bucket];
  return caller.rpc(name, { [argument]: files });
}

/** URLs of files that exist, valid for a minute: members can't sign, so none outlives their access. */
export async function signPaths(bucket: PrivateBucket, paths: string[]): Promise<{ path: string; url: string }[]> {
  const { data, error } = await serviceClient().storage.from(bucket).createSignedUrls(paths, signedSeconds);
  if (error) throw error;
  return data.flatMap(({ path, signedUrl }) => (path && signedUrl ? [{ path, url: signedUrl }] : []));
}
