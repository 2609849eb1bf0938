import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../../supabase/local/backend.ts';

interface Opened {
  status: number;
  /** Why it was refused. */
  error?: string | undefined;
  /** URLs by path, on the backend. */
  urls: Map<string, string>;
}

/** Opens private files as the app does: by the ID of one, or the paths of attachments. */
export async function openFiles(
  { url }: Pick<Backend, 'url'>,
  client: SupabaseClient,
  body: { bucket?: unknown; files: unknown },
): Promise<Opened> {
  const { data, response } = await client.functions.invoke<unknown>('open-file', { body });
  if (!response) throw new Error('open-file didn’t answer');
  const { files = [], error } = (response.ok ? data : await response.json()) as {
    files?: { path: string; url: string }[];
    error?: string;
  };
  return {
    status: response.status,
    error,
    urls: new Map(files.map((file) => [file.path, `${url}${file.url}`])),
  };
}
