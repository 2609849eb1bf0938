import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import type { Backend } from '../../supabase/local/backend.ts';
import { clientFor, newMember } from './client.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { pixel } from './files.ts';
import { listingOf, postListing } from './listing-fields.ts';

/* The delete-account function with the real schema, called like the app calls it. */

const password = 'secret12';
const notSignedIn = { status: 401, body: { error: 'You are not signed in.' } };

interface FunctionResult {
  status: number;
  body: unknown;
}

/** Calls the function with `functions.invoke` and reads its response. */
async function deleteAccount(client: SupabaseClient, body: Record<string, unknown> = {}): Promise<FunctionResult> {
  const { data, error, response } = await client.functions.invoke('delete-account', {
    body,
  });
  return { status: response?.status ?? 0, body: error ? await response?.json() : data };
}

async function upload(client: SupabaseClient, bucket: string, path: string): Promise<void> {
  const { error } = await client.storage.from(bucket).upload(path, pixel);
  if (error) throw error;
}

/** Tables whose rows still contain `id`, with the column. */
async function traces(backend: Backend, id: string): Promise<string[]> {
  const columns = await backend.database.query<{ place: string; name: string }>(
    `select format('%I.%I', table_schema, table_name) as place, column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE' and data_type = 'uuid'`,
  );
  const found: string[] = [];
  for (const { place, name } of columns) {
    const [row] = await backend.database.query(`select 1 from ${place} where "${name}" = $1`, [id]);
    if (row) found.push(`${place}.${name}`);
  }
  const files = await backend.database.query('select 1 from storage.objects where starts_with(name, $1)', [id]);
  return files.length > 0 ? [...found, 'storage.objects'] : found;
}

describeSharedBackend((backend) => {
  it('deletes nothing without a sign-in in the last 10 minutes, however fresh the token', async () => {
    const { client, id } = await newMember(backend());
    await upload(client, 'avatars', `${id}/1.webp`);
    await backend().database.query(
      `update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
      [id],
    );
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await deleteAccount(client)).toEqual({
      status: 403,
      body: { error: 'Sign in again to delete your account.' },
    });
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
    expect((await client.storage.from('avatars').list(id)).data).toHaveLength(1);
  });

  it('deletes nothing for the person who signed up before the owner verified the email', async () => {
    const attacker = await newMember(backend(), { confirmed: false });
    await backend().database.query(`select private.end_access($1, 'first_proof')`, [attacker.id]);
    expect(await deleteAccount(attacker.client)).toEqual(notSignedIn);
    const [mine] = await backend().database.query('select 1 from auth.users where id = $1', [attacker.id]);
    expect(mine).toBeDefined();
  });

  it('deletes the account, its rows, and its files, but nothing of other members', async () => {
    const { client, id } = await newMember(backend());
    const other = await newMember(backend());
    const [mine, theirs] = [await postListing(client), await postListing(other.client)];
    const like = (by: SupabaseClient, who: string, property: string) =>
      by.from('property_feedback').insert({ user_id: who, property_id: property, feedback_type: 'like' });
    expect((await like(client, id, theirs)).error).toBeNull();
    expect((await like(other.client, other.id, mine)).error).toBeNull();
    await upload(client, 'avatars', `${id}/1.webp`);
    await upload(client, 'images', `${id}/deep/down/2.webp`);
    await upload(other.client, 'avatars', `${other.id}/1.webp`);
    const counts = () => backend().database.query('select likes from public.properties where id = $1', [theirs]);
    expect(await counts()).toEqual([{ likes: 1 }]);

    expect(await deleteAccount(client)).toEqual({ status: 200, body: {} });
    expect(await traces(backend(), id)).toEqual([]);
    expect(await counts()).toEqual([{ likes: 0 }]);
    expect(await backend().database.query('select 1 from public.properties where id = $1', [mine])).toEqual([]);
    for (const path of [`avatars/${id}/1.webp`, `images/${id}/deep/down/2.webp`]) {
      expect((await fetch(`${backend().url}/storage/v1/object/public/${path}`)).status).toBe(400);
    }
    expect((await fetch(`${backend().url}/storage/v1/object/public/avatars/${other.id}/1.webp`)).status).toBe(200);
    expect((await other.client.auth.getUser()).error).toBeNull();
    const [member] = await backend().database.query<{ name: string }>('select name from public.users where id = $1', [
      other.id,
    ]);
    expect(member?.name).toBe('Ann');
  });

  it('rejects the caller’s session, sign-in, and writes afterwards', async () => {
    const { client, id, email } = await newMember(backend());
    const { session } = (await client.auth.getSession()).data;
    expect((await deleteAccount(client)).status).toBe(200);
    expect(await deleteAccount(client)).toEqual(notSignedIn);
    expect((await client.auth.getUser(session?.access_token)).error).toMatchObject({
      status: 403,
      code: 'user_not_found',
    });
    expect((await client.rpc('post_listing', { id, listing: listingOf() })).error).not.toBeNull();
    expect((await client.storage.from('avatars').upload(`${id}/late.webp`, pixel)).error).toMatchObject({
      statusCode: '403',
    });
    expect(await traces(backend(), id)).toEqual([]);
    expect((await client.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })).error?.code).toBe(
      'refresh_token_not_found',
    );
    expect((await clientFor(backend()).auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  it('deletes more files than fit on one page', async () => {
    const { client, id } = await newMember(backend());
    await backend().database.query(
      // Without an owner, whose uploads would be limited.
      `insert into storage.objects (id, bucket_id, name)
         select gen_random_uuid(), 'images', $1 || '/' || (n % 3) || '/' || n || '.webp'
         from generate_series(1, 350) as n`,
      [id],
    );
    await upload(client, 'images', `${id}/top.webp`);
    expect(await deleteAccount(client)).toEqual({ status: 200, body: {} });
    expect(await traces(backend(), id)).toEqual([]);
  });

  it('responds to three concurrent requests and deletes once', async () => {
    const { client, id } = await newMember(backend());
    await upload(client, 'avatars', `${id}/1.webp`);
    const results = await Promise.all([1, 2, 3].map(() => deleteAccount(client)));
    expect(results.map(({ status }) => status)).toContain(200);
    for (const result of results) expect([{ status: 200, body: {} }, notSignedIn]).toContainEqual(result);
    expect(await traces(backend(), id)).toEqual([]);
  });

  it('deletes an account on a retry when deleting the files failed', async () => {
    const { client, id } = await newMember(backend());
    await upload(client, 'images', `${id}/1.webp`);
    await backend().database.query(
      `create function private.keep() returns trigger language plpgsql as $$ begin
           if starts_with(old.name, '${id}') then raise exception 'kept'; end if;
           return old;
         end $$`,
    );
    await backend().database.query(
      'create trigger keep before delete on storage.objects for each row execute function private.keep()',
    );
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = await deleteAccount(client);
    consoleError.mockRestore();
    await backend().database.query('drop function private.keep() cascade');
    expect(failed).toEqual({ status: 500, body: { error: 'We couldn’t delete your account. Please try again.' } });
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
    expect((await client.storage.from('images').list(id)).data).toHaveLength(1);
    expect((await deleteAccount(client)).status).toBe(200);
    expect(await traces(backend(), id)).toEqual([]);
  });

  it('requires a signed-in member and POST, and allows any origin', async () => {
    const url = `${backend().url}/functions/v1/delete-account`;
    expect(await deleteAccount(clientFor(backend()))).toEqual(notSignedIn);
    expect(await deleteAccount(clientFor(backend(), backend().serviceRoleKey))).toEqual(notSignedIn);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    const { client } = await newMember(backend());
    const authorization = `Bearer ${(await client.auth.getSession()).data.session?.access_token}`;
    const getResponse = await fetch(url, { headers: { authorization } });
    expect([getResponse.status, getResponse.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://app.cornerlot.localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-client-info',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-client-info');
  });
});
