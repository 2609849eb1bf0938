import { revalidateSession } from '@/platform/auth/revalidate-session';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { openFile } from '@/platform/supabase/private-files';
import { uploadFile, type Upload } from '@/platform/supabase/upload';
import { fileBucket, removePipelineFiles } from './remove-files';

/** A file to store on a card. */
export interface NewFile {
  id: string;
  cardId: string;
  path: string;
  name: string;
}

/** Uploads a file and adds it to its card. Rejects with a RequestFailure, or with the signal's reason. */
export async function addPipelineFile(
  { id, cardId, path, name }: NewFile,
  upload: Pick<Upload, 'file' | 'onProgress' | 'signal'>,
): Promise<void> {
  try {
    await uploadFile({ ...upload, bucket: fileBucket, path });
    unwrap(await database().rpc('add_pipeline_file', { id, card_id: cardId, path, name }));
  } catch (error) {
    revalidateSession(error);
    throw error;
  }
}

/** Removes a file from its card. Succeeds if it's already gone. */
export async function deletePipelineFile({ id, path }: { id: string; path: string }): Promise<void> {
  unwrap(await database().from('pipeline_files').delete().eq('id', id));
  await removePipelineFiles([path]);
}

/** A URL that downloads the file under its name, valid for a minute. */
export function signPipelineFile({ id, name }: { id: string; name: string }): Promise<string> {
  return openFile(fileBucket, id, name);
}
