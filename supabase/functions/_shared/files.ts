import type { SupabaseClient } from './project.ts';

/** Entries listed, and files removed, per request. */
const pageSize = 100;

/** Removes the files under `folder`, except `except`. Throws at the first failure; call it again to remove the rest. */
export async function removeFolder(
  service: SupabaseClient,
  bucket: string,
  folder: string,
  except: readonly string[] = [],
): Promise<void> {
  const files = (await filesUnder(service, bucket, folder)).filter((path) => !except.includes(path));
  await removeFiles(service, bucket, files);
}

/** Removes files by path. Throws at the first failure; call it again to remove the rest. */
export async function removeFiles(service: SupabaseClient, bucket: string, files: readonly string[]): Promise<void> {
  for (let start = 0; start < files.length; start += pageSize) {
    const { error } = await service.storage.from(bucket).remove(files.slice(start, start + pageSize));
    if (error) throw error;
  }
}

async function filesUnder(service: SupabaseClient, bucket: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const { data, error } = await service.storage
      .from(bucket)
      .list(folder, { limit: pageSize, offset, sortBy: { column: 'name', order: 'asc' } });
    if (error) throw error;
    for (const entry of data) {
      const path = `${folder}/${entry.name}`;
      // A folder has no id.
      if (entry.id === null) files.push(...(await filesUnder(service, bucket, path)));
      else files.push(path);
    }
    if (data.length < pageSize) return files;
  }
}
