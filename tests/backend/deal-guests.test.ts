import { beforeAll, expect, it } from 'vitest';
import { clientFor, newMember } from './client.ts';
import { call, makeDeal, type TestDeal } from './deal-ledger.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { linkOf, mailTo } from './mail.ts';

/* People invited to a deal join by the link of the email, with a password or an emailed code. */

describeSharedBackend((backend) => {
  let deal: TestDeal;
  beforeAll(async () => {
    deal = await makeDeal(backend(), { close: false });
  });

  /** Invites an address and returns the token of the link in the email. */
  async function invite(email: string): Promise<string> {
    await call(deal.buyer, 'invite_party', { deal_id: deal.dealId, email, name: 'Tia', role: 'title', rights: [] });
    const authorization = `Bearer ${backend().serviceRoleKey}`;
    await fetch(`${backend().url}/functions/v1/send-mail`, { method: 'POST', headers: { authorization } });
    await expect.poll(() => mailTo(backend().mailUrl, email)).toHaveLength(1);
    const [mail] = await mailTo(backend().mailUrl, email);
    expect(mail?.subject).toBe('Ann "Quick" Lee invited you to a deal on a property in New York, NY 10001');
    const link = linkOf(mail);
    expect(link.pathname).toBe('/join-deal');
    // Scanners open it, more than once.
    for (const method of ['HEAD', 'GET']) await fetch(link, { method }).catch(() => undefined);
    return link.hash.slice(1);
  }
  const data = { name: 'Tia Title', guest: true };

  it('joins a new guest by password, once, whose email is then verified', async () => {
    const email = 'tia@title.example';
    const token = await invite(email);
    const client = clientFor(backend());
    expect((await client.rpc('deal_invitation', { token })).data).toMatchObject({ email, role: 'title' });
    await client.auth.signUp({ email, password: 'long enough', options: { data } });
    expect((await client.rpc('accept_invitation', { token, company: 'Delta Title' })).data).toBe(deal.dealId);
    expect((await client.from('deals').select('id')).data).toEqual([{ id: deal.dealId }]);
    expect((await client.rpc('verify_email', { earlier_session: null })).data).toBe(true);
    expect((await client.from('users').select('profile_status').eq('name', 'Tia Title')).data).toEqual([
      { profile_status: 'private' },
    ]);
    expect((await clientFor(backend()).rpc('deal_invitation', { token })).data).toBeNull();
  });

  it('joins a new guest by the link of the email with a code, which leads back to the invitation', async () => {
    const email = 'tom@title.example';
    const token = await invite(email);
    const client = clientFor(backend());
    const emailRedirectTo = `http://app.cornerlot.localhost:5173/join-deal#${token}`;
    const asked = await client.auth.signInWithOtp({ email, options: { data, emailRedirectTo } });
    expect(asked.error).toBeNull();
    const [mail] = await mailTo(backend().mailUrl, email);
    const [page, query] = linkOf(mail).href.split('?');
    expect(page).toBe(emailRedirectTo);
    const token_hash = new URLSearchParams(query).get('token_hash') ?? '';
    expect((await client.auth.verifyOtp({ token_hash, type: 'email' })).error).toBeNull();
    expect((await client.rpc('accept_invitation', { token })).data).toBe(deal.dealId);
    expect((await client.from('deals').select('id')).data).toEqual([{ id: deal.dealId }]);
  });

  it('lets who requested a code choose a password instead', async () => {
    const email = 'tea@title.example';
    const token = await invite(email);
    const client = clientFor(backend());
    await client.auth.signInWithOtp({ email, options: { data } });
    const password = 'long enough';
    expect((await client.auth.signUp({ email, password, options: { data } })).error?.code).toBe('user_already_exists');
    expect((await client.rpc('release_invited_address', { token })).data).toBe(true);
    expect((await client.auth.signUp({ email, password, options: { data } })).error).toBeNull();
    expect((await client.rpc('accept_invitation', { token })).data).toBe(deal.dealId);
  });

  it('joins a member, with the same email as anyone gets', async () => {
    const { client, email } = await newMember(backend());
    const token = await invite(email);
    expect((await client.rpc('accept_invitation', { token })).data).toBe(deal.dealId);
  });
});
