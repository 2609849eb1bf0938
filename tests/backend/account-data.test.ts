import { expect, it } from 'vitest';
import { clientFor } from './client.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { fragmentOf, authLink, mailTo } from './mail.ts';

/* What our schema stores of an account: the sign-up wizard’s answers, and a changed email. */

const metadataKeys = ['roles', 'industries', 'state', 'county', 'markets'];
let count = 0;

describeSharedBackend((backend) => {
  /** The first counties, in the wizard's format. */
  const places = (limit: number) =>
    backend().database.query<{ state: string; county: string }>(
      'select state, name as county from public.counties order by state, name limit $1',
      [limit],
    );

  /** Signs up a new address with `data`. */
  async function signUp(data: Record<string, unknown>) {
    const email = `wizard-${(count += 1)}@example.test`;
    const client = clientFor(backend());
    const signUpResult = await client.auth.signUp({ email, password: 'secret12', options: { data } });
    expect(signUpResult.error).toBeNull();
    return { client, email, id: signUpResult.data.user?.id ?? '', user: signUpResult.data.user };
  }

  const metadataOf = async (id: string) => {
    const [row] = await backend().database.query<{ kind: string; data: Record<string, unknown> }>(
      'select jsonb_typeof(raw_user_meta_data) as kind, raw_user_meta_data as data from auth.users where id = $1',
      [id],
    );
    return row;
  };

  it('stores 40 markets, roles, and industries in tables and keeps them out of tokens and responses', async () => {
    const markets = await places(40);
    const { client, email, id, user } = await signUp({
      name: 'Ann "Quotes" O’Neil',
      phone: '555 0100',
      roles: ['wholesaler', 'agent'],
      industries: ['land'],
      state: markets[0]?.state,
      county: markets[0]?.county,
      markets,
    });
    expect(
      await backend().database.query(
        'select state, county from public.member_markets where user_id = $1 order by 1, 2',
        [id],
      ),
    ).toHaveLength(40);
    expect(
      await backend().database.query(
        'select roles, industries, home_state from public.member_details where user_id = $1',
        [id],
      ),
    ).toEqual([{ roles: ['wholesaler', 'agent'], industries: ['land'], home_state: markets[0]?.state }]);
    expect(await metadataOf(id)).toMatchObject({
      kind: 'object',
      data: { name: 'Ann "Quotes" O’Neil', phone: '555 0100' },
    });

    const signedIn = await client.auth.signInWithPassword({ email, password: 'secret12' });
    const afterwards = (await client.auth.updateUser({ data: { theme: 'dark' } })).data.user;
    const users = [user, signedIn.data.user, (await client.auth.getUser()).data.user, afterwards];
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const [mail] = await mailTo(backend().mailUrl, email);
    const { access_token = '' } = await fragmentOf(authLink(mail, backend().url));
    for (const key of metadataKeys) {
      for (const current of users) expect(current?.user_metadata).not.toHaveProperty(key);
      for (const token of [access_token, signedIn.data.session?.access_token ?? '']) {
        expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain(`"${key}"`);
      }
      expect((await metadataOf(id))?.data).not.toHaveProperty(key);
    }
    expect((await metadataOf(id))?.data).toMatchObject({
      name: 'Ann "Quotes" O’Neil',
      email_verified: true,
      theme: 'dark',
    });
  });
});
