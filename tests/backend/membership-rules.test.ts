import { resolve } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gateTexts, gates, may } from '@/shared/lib/membership-gates';
import { memberQuery } from '@/shared/session/member';
import { askThrough } from '../bench/app-client.ts';
import { newMember } from './client.ts';
import { onEachDatabase } from './each-database.ts';

vi.mock('@/shared/supabase/client', () => import('../bench/app-client.ts'));
vi.mock('@/shared/supabase/reader', () => import('../bench/app-client.ts'));

onEachDatabase(
  (backend) => {
    describe('the gates of memberships', () => {
      let ann: Awaited<ReturnType<typeof newMember>>;
      const sql = (statement: string, values: unknown[] = []) => backend().database.query(statement, values);

      beforeAll(async () => {
        ann = await newMember(backend());
        const seller = await newMember(backend());
        await sql(`update public.users set membership_tier = 'partner' where id = $1`, [seller.id]);
      });

      /** Ann's own row as the app asks for it. */
      const own = () => {
        askThrough(ann.client);
        return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(memberQuery(ann.id));
      };
      const verifiedOnly = async () =>
        (await ann.client.rpc('search_properties', { filters: { verifiedOnly: true } })).error?.message ?? 'open';

      it('are those that the app knows by name', async () => {
        const { data } = await ann.client.from('membership_rules').select('gate').order('position').throwOnError();
        expect(data.map(({ gate }) => gate as unknown)).toEqual(gates);
      });

      it('open and close by a row of SQL, for what is asked of Postgres and for what the app shows', async () => {
        expect(may(await own(), 'verified_only')).toBe(false);
        expect(await verifiedOnly()).toBe(gateTexts.verified_only);

        await sql(`update public.membership_rules set tiers = tiers || '{free}' where gate = 'verified_only'`);
        expect(may(await own(), 'verified_only')).toBe(true);
        expect(may(await own(), 'seller_contact')).toBe(false);
        expect(await verifiedOnly()).toBe('open');

        await sql(
          `update public.membership_rules set tiers = array_remove(tiers, 'free') where gate = 'verified_only'`,
        );
        expect(may(await own(), 'verified_only')).toBe(false);
        expect(await verifiedOnly()).toBe(gateTexts.verified_only);
      });

      it('open and close with the member’s tier', async () => {
        await sql(`update public.users set membership_tier = 'closer' where id = $1`, [ann.id]);
        expect((await own()).gates).toEqual(gates);
        expect(await verifiedOnly()).toBe('open');
        await sql(`update public.users set membership_tier = 'free' where id = $1`, [ann.id]);
        expect((await own()).gates).toEqual([]);
        expect(await verifiedOnly()).toBe(gateTexts.verified_only);
      });

      it('are changed by nobody who asks the API', async () => {
        const change = await ann.client
          .from('membership_rules')
          .update({ tiers: ['free'] })
          .eq('gate', 'verified_only');
        expect(change.error?.code).toBe('42501');
        expect(await verifiedOnly()).toBe(gateTexts.verified_only);
      });
    });
  },
  { migrationsDir: resolve(import.meta.dirname, '../../supabase/migrations') },
);
