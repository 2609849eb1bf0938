import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { lockedMessages, entitlements, can } from '@/shared/entitlements/entitlements';
import { memberQuery } from '@/shared/session/member';
import { setClient } from './app-client.ts';
import { newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';

vi.mock('@/shared/supabase/client', () => import('./app-client.ts'));
vi.mock('@/shared/supabase/anon-client', () => import('./app-client.ts'));
// No query signs in. Its module needs the app's configuration.
vi.mock('@/shared/supabase/auth-client', () => ({}));

describeBackend((backend) => {
  describe('membership entitlements', () => {
    let ann: Awaited<ReturnType<typeof newMember>>;
    const sql = (statement: string, values: unknown[] = []) => backend().database.query(statement, values);

    beforeAll(async () => {
      ann = await newMember(backend());
      const seller = await newMember(backend());
      await sql(`update public.users set membership_tier = 'partner' where id = $1`, [seller.id]);
    });

    /** Ann’s own row, loaded like the app loads it. */
    const own = () => {
      setClient(ann.client);
      return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(memberQuery(ann.id));
    };
    const verifiedOnly = async () =>
      (await ann.client.rpc('search_properties', { filters: { verifiedOnly: true } })).error?.message ?? 'open';

    it('are the ones named in the app', async () => {
      const { data } = await ann.client.from('membership_rules').select('entitlement').order('position').throwOnError();
      expect(data.map(({ entitlement }) => entitlement as unknown)).toEqual(entitlements);
    });

    it('change with one row of SQL, in Postgres and in the app', async () => {
      expect(can(await own(), 'verified_only')).toBe(false);
      expect(await verifiedOnly()).toBe(lockedMessages.verified_only);

      await sql(`update public.membership_rules set tiers = tiers || '{free}' where entitlement = 'verified_only'`);
      expect(can(await own(), 'verified_only')).toBe(true);
      expect(can(await own(), 'seller_contact')).toBe(false);
      expect(await verifiedOnly()).toBe('open');

      await sql(
        `update public.membership_rules set tiers = array_remove(tiers, 'free') where entitlement = 'verified_only'`,
      );
      expect(can(await own(), 'verified_only')).toBe(false);
      expect(await verifiedOnly()).toBe(lockedMessages.verified_only);
    });

    it('change with the member’s tier', async () => {
      await sql(`update public.users set membership_tier = 'closer' where id = $1`, [ann.id]);
      expect((await own()).entitlements).toEqual(entitlements);
      expect(await verifiedOnly()).toBe('open');
      await sql(`update public.users set membership_tier = 'free' where id = $1`, [ann.id]);
      expect((await own()).entitlements).toEqual([]);
      expect(await verifiedOnly()).toBe(lockedMessages.verified_only);
    });
  });
});
