import type { SupabaseClient } from '@supabase/supabase-js';
import { vi } from 'vitest';

/*
 * The app's modules that need a browser or its configuration, for every test here: files share a worker's modules, so
 * a mock of one file's own would still be there in the next. `setClient` says for whom they act.
 */

const modules = vi.hoisted(() => {
  const client = () => (globalThis as { appClient?: SupabaseClient }).appClient as SupabaseClient;
  const uploadFile = async ({ bucket, path, file }: { bucket: string; path: string; file: Blob }) => {
    const { error } = await client().storage.from(bucket).upload(path, file, { contentType: file.type });
    if (error) throw error;
  };
  return {
    client: () => ({ database: client, readDatabase: client }),
    upload: () => ({ uploadFile }),
    functions: () => ({
      invokeFunction: async (name: string, body: object) => {
        const { error } = await client().functions.invoke(name, { body: { ...body } });
        if (error) throw error as Error;
      },
    }),
    memberPicture: () => ({
      storeMemberPicture: async ({ userId, picture }: { userId: string; picture: Blob }) => {
        const path = `${userId}/1.jpg`;
        await uploadFile({ bucket: 'avatars', path, file: picture });
        await client().from('users').update({ profile_image_url: path }).eq('id', userId).throwOnError();
      },
    }),
  };
});
vi.mock('@/platform/supabase/client', modules.client);
vi.mock('@/platform/supabase/anon-client', modules.client);
vi.mock('@/platform/supabase/upload', modules.upload);
vi.mock('@/platform/supabase/functions', modules.functions);
vi.mock('@/platform/session/member-picture', modules.memberPicture);
vi.mock('@/platform/auth/auth-client', () => ({}));
vi.mock('@/platform/auth/revalidate-session', () => ({ revalidateSession: () => undefined }));
