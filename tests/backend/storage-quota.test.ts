import { expect, it } from 'vitest';
import { newMember } from './client.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { webpBytes } from './files.ts';

/* How much members may upload and store, over HTTP. */

const mb = 1024 * 1024;

describeSharedBackend((backend) => {
  /** A member whose account was just created. */
  async function newAccount() {
    const member = await newMember(backend());
    await backend().database.query('update auth.users set created_at = now() where id = $1', [member.id]);
    await backend().database.query('delete from member_responses where member_id = $1', [member.id]);
    const upload = (name: string, size: number) =>
      member.client.storage
        .from('images')
        .upload(`${member.id}/${name}.webp`, new Blob([webpBytes, new Uint8Array(size)], { type: 'image/webp' }));
    return { ...member, upload };
  }
  const countFiles = (id: string) =>
    backend().database.query(`select from storage.objects where name like $1 || '/%'`, [id]);

  it('stores no more than a new account’s bytes, however many uploads run at once', async () => {
    const { id, upload } = await newAccount();
    await backend().database.query(
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
       select 'images', $1 || '/old-' || number || '.webp', $1, jsonb_build_object('size', $2::bigint)
       from generate_series(1, 9) as number`,
      [id, 10 * mb],
    );
    const responses = await Promise.all(Array.from({ length: 6 }, (_, number) => upload(`${number}`, 4 * mb)));
    const errors = responses.flatMap(({ error }) => (error ? [error.message] : []));
    expect(new Set(errors)).toEqual(
      new Set(['New accounts can store 200 files and 100 MB. Yours can store more once it’s a week old.']),
    );
    expect(errors).toHaveLength(4);
    expect(await countFiles(id)).toHaveLength(11);
  });

  it('accepts no more than a new account’s uploads an hour, however many run at once', async () => {
    const { id, upload } = await newAccount();
    await backend().database.query(
      `insert into private.rate_limits (user_id, action, period, started_at, used)
       values ($1, 'upload', '1 hour', now(), 97)`,
      [id],
    );
    const responses = await Promise.all(Array.from({ length: 8 }, (_, number) => upload(`${number}`, 10)));
    const errors = responses.flatMap(({ error }) => (error ? [error.message] : []));
    expect(new Set(errors)).toEqual(new Set(['New members can upload 100 files an hour.']));
    expect(errors).toHaveLength(5);
    expect(await countFiles(id)).toHaveLength(3);
  });
});
