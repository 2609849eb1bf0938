import type { StorageClient } from '@supabase/storage-js';
import { env } from '@/platform/config/current-env';
import { database } from './client';

/** Lists and removes stored files as the signed-in member. Downloaded on the first call. */
export async function getStorage(): Promise<StorageClient> {
  const storage = await import('@supabase/storage-js');
  return new storage.StorageClient(`${env.supabaseUrl}/storage/v1`, {}, database().fetch);
}
