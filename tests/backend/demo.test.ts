import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readDealRecord } from '@/features/deal-receipt/api/queries';
import { receiptJson } from '@/features/deal-receipt/receipt-json';
import type { DealRecord } from '@/features/deal-receipt/record';
import { addFilters, emptyFilters, filterChips, toRpcFilters } from '@/domain/filters/filters';
import { placeKeyLabel } from '@/domain/place/place';
import type { PlaceMatch } from '@/domain/search/place-match';
import { readSentence } from '@/domain/search/read-sentence';
import { correctPlaces, spellable } from '@/domain/search/spelling';
import { demoAccounts } from '../../supabase/local/demo/accounts.ts';
import { demoFile, demoFiles, demoObject } from '../../supabase/local/demo/stored-files.ts';
import { clientFor } from './client.ts';
import { demoSeed } from './demo-database.ts';
import { describeBackend } from './describe-backend.ts';
import { runShell, writeScript } from './receipt-script.ts';
import { sentences } from './sentences.ts';

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');
const memberId = (number: number): string => `de300000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describeBackend(
  (backend) => {
    const query = <Row extends object>(sql: string) => backend().database.query<Row>(sql);

    async function signIn({ email, password }: { email: string; password: string }) {
      const client = clientFor(backend());
      const { data, error } = await client.auth.signInWithPassword({ email, password });
      return { client, id: data.user?.id, error };
    }

    it('signs in the first members, one unverified and one in staff', async () => {
      for (const [index, account] of demoAccounts.entries()) {
        const { id, error } = await signIn(account);
        expect({ error, id }).toEqual({ error: null, id: memberId(index + 1) });
      }
      expect(
        await query(`
          select u.id, u.membership_tier as tier, v.user_id is not null as verified, s.user_id is not null as staff
          from public.users u left join private.verified_emails v on v.user_id = u.id
          left join public.staff s on s.user_id = u.id order by u.id limit 5`),
      ).toEqual(
        [
          { tier: 'free', verified: true, staff: false },
          { tier: 'closer', verified: true, staff: false },
          { tier: 'partner', verified: true, staff: false },
          { tier: 'free', verified: false, staff: false },
          { tier: 'partner', verified: true, staff: true },
        ].map((row, index) => ({ id: memberId(index + 1), ...row })),
      );
    });

    it('seeds at most 250 listings, most of them active, in every state and of every type', async () => {
      const [counts] = await query<Record<'listings' | 'active' | 'states' | 'types', number>>(`
        select count(*)::int as listings, count(*) filter (where status = 'active')::int as active,
          count(distinct state)::int as states, count(distinct property_type)::int as types
        from public.properties`);
      expect(counts).toMatchObject({ types: 8 });
      expect(counts?.listings).toBeLessThanOrEqual(250);
      expect(counts?.active).toBeGreaterThan(200);
      expect(counts?.states).toBeGreaterThanOrEqual(50);
    });

    it.each(sentences)('finds listings for: %s', async (sentence, chips, text = '', unknown: string[] = []) => {
      const client = clientFor(backend());
      const call = async <T>(name: string, args: object) => (await client.rpc(name, args).throwOnError()).data as T;
      const { filters, note } = await readSentence(sentence, emptyFilters, {
        placesIn: async (words) => {
          const places = await call<Omit<PlaceMatch, 'label'>[]>('places_in', { words });
          return places.map((place) => ({ ...place, label: placeKeyLabel(place.key) }));
        },
        matchTexts: (passing, texts) => call('match_texts', { filters: toRpcFilters(passing), texts }),
        misspelledPlaces: (texts) => call('misspelled_places', { texts }),
      });
      const all = addFilters(emptyFilters, filters);
      expect([
        filterChips(all)
          .map(({ label }) => label)
          .join(' · '),
        note.search,
        note.unknown,
      ]).toEqual([chips, text, unknown]);
      const found = { filters: toRpcFilters(all), search: note.search };
      expect(await call('count_properties', found)).toBeGreaterThan(0);
    });

    it('corrects no word of its listings, posts, and resources to a place', async () => {
      const names = await query<{ name: string; size: number }>(`
        select distinct city as name, 6 as size from public.zip_codes
        group by city, state having count(*) >= 6
        union all select name, 1000 from private.us_states`);
      const words = await query<{ word: string }>(`
        select distinct word from (
          select concat_ws(' ', title, description) as content from public.properties
          union all select content from public.feed_posts
          union all select concat_ws(' ', title, description) from public.resources
        ) as texts, regexp_split_to_table(lower(content), '[^[:alpha:]]+') as word
        where length(word) >= 5`);
      expect(words.length).toBeGreaterThan(1000);
      const corrected = words.flatMap(({ word }) => {
        const texts = spellable([{ typed: word, texts: [word] }], []);
        const places = texts.flatMap((typed) =>
          names.filter(({ name }) => Math.abs(name.length - word.length) < 3).map((place) => ({ ...place, typed })),
        );
        return correctPlaces(word, texts, places).corrections.map(({ typed }) => typed);
      });
      // The database finds none for a word that is itself a place.
      expect(
        await backend().database.query(
          `select word from unnest($1::text[]) as word
           where not exists (select from private.places_named(word, null))
           and not exists (select from private.state_names where name = word)`,
          [corrected],
        ),
      ).toEqual([]);
    });

    it('seeds a file for each stored object, as large as stated and with its hash, and no other files', async () => {
      const objects = await query<{ bucket: string; path: string; size: number | null }>(`
        select bucket_id as bucket, name as path, (metadata ->> 'size')::int as size from storage.objects`);
      const files = await Promise.all(
        objects.map(async (object) => ({ ...object, body: (await demoObject(object.bucket, object.path))?.body })),
      );
      expect(files.filter(({ body, size }) => body === undefined || (size ?? body.length) !== body.length)).toEqual([]);
      const hashed = files.filter(({ path }) => /[0-9a-f]{64}\.pdf$/.test(path));
      expect(hashed.length).toBeGreaterThan(5);
      expect(hashed.filter(({ body, path }) => !path.endsWith(`/${sha256(body ?? '')}.pdf`))).toEqual([]);
      const used = new Set(objects.map(({ bucket, path }) => demoFile(bucket, path)));
      const all = await readdir(demoFiles, { recursive: true, withFileTypes: true });
      const unused = all.filter((entry) => entry.isFile() && !used.has(join(entry.parentPath, entry.name)));
      expect(unused.map(({ name }) => name)).toEqual([]);
      expect(
        await query(`
        select path from (
          select 'images' as bucket, unnest(images) as path from public.properties
          union all select 'images', image from public.feed_posts where image is not null
          union all select 'avatars', profile_image_url from public.users where profile_image_url is not null
          union all select 'message-attachments', path from public.message_attachments
          union all select 'documents', path from public.listing_documents
          union all select 'contracts', path from public.submission_files where strpos(path, sha256) > 0
          union all select 'proofs-of-funds', path from public.proofs_of_funds where strpos(path, sha256) > 0
          union all select 'deal-documents', path from public.deal_documents where strpos(path, sha256) > 0
        ) as shown
        where not exists (select from storage.objects o where o.bucket_id = shown.bucket and o.name = shown.path)`),
      ).toEqual([]);
    });

    it('seeds counters that match the rows, and leaves no trigger disabled', async () => {
      const wrong = await query(`
        select 'member' as what, user_id as id from public.member_stats s
        where (followers, following, connections, profile_views) <> (
          (select count(*) from public.follows where followed_id = s.user_id),
          (select count(*) from public.follows where follower_id = s.user_id),
          (select count(*) from public.connections where status = 'accepted' and s.user_id in (sender_id, receiver_id)),
          (select count(*) from public.profile_views where member_id = s.user_id))
        union all
        select 'listing', id from public.properties p where (likes, dislikes, saves) <> (
          (select count(*) from public.property_feedback where property_id = p.id and feedback_type = 'like'),
          (select count(*) from public.property_feedback where property_id = p.id and feedback_type = 'dislike'),
          (select count(*) from public.saved_listings where property_id = p.id))
        union all
        select 'saves', id from public.properties p where saves <> (
          select coalesce(sum(d.saves), 0) from public.listing_days d where d.property_id = p.id)
        union all
        select 'post', id from public.feed_posts p where (likes, comments) <> (
          (select count(*) from public.feed_likes where post_id = p.id),
          (select count(*) from public.feed_comments where post_id = p.id))
        union all
        select 'event', id from public.events e where (registered, waitlisted) <> (
          (select count(*) from public.event_registrations where event_id = e.id and status = 'registered'),
          (select count(*) from public.event_registrations where event_id = e.id and status = 'waitlisted'))
        union all
        select 'topic', id from public.forum_topics t where (posts, last_number, last_reply_at) <> (
          select count(*), max(number), max(created_at) from public.forum_posts where topic_id = t.id)
        union all
        select 'conversation', conversation_id from public.conversation_members s where (unread, last_message_at) <> (
          select count(*) filter (where user_id = s.other_id and created_at > coalesce(s.last_read_at, '-infinity')),
            max(created_at)
          from public.messages where conversation_id = s.conversation_id)`);
      expect(wrong).toEqual([]);
      expect(await query(`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`)).toEqual([]);
    });

    it('seeds ledgers that verify, each with a root once its day is over', async () => {
      expect(
        await query(`
          select e.offer_id, e.seq from (
            select *, lag(hash, 1, repeat('0', 64)) over (partition by offer_id order by seq) as previous
            from public.ledger_entries
          ) as e
          where e.hash <> encode(sha256(convert_to(e.content, 'UTF8')), 'hex')
            or e.content::jsonb ->> 'prev' <> e.previous`),
      ).toEqual([]);
      const folder = await mkdtemp(join(tmpdir(), 'cornerlot-demo-'));
      const script = await writeScript(folder);
      const file = resolve(folder, 'receipt.json');
      for (const account of demoAccounts.slice(1, 3)) {
        const { client, id } = await signIn(account);
        const deals = await query<{ offer_id: string }>(
          `select offer_id from public.deals where '${id ?? ''}' in (buyer_id, seller_id) and state = 'closed'`,
        );
        expect(deals.length).toBeGreaterThan(2);
        const records = await Promise.all(deals.map(({ offer_id: offerId }) => readDealRecord(client, offerId)));
        expect(records.flatMap(flawsOf)).toEqual([]);
        // The documented script starts hundreds of programs, so it verifies one of them.
        const [record] = records;
        if (record) await writeFile(file, await receiptJson(record));
        const { code, output } = await runShell(['sh', script, file], folder);
        expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('The root of ') });
      }
      await rm(folder, { recursive: true });
    });

    it('seeds texts without leftovers or words that fair housing rules out', async () => {
      const banned =
        '\\m(lorem|todo|undefined|nan|null|guaranteed|risk-free|no kids|no children|adults only|families only|' +
        'no section 8|safe (area|neighborhood)|exclusive (area|neighborhood)|christian|able-bodied)\\M|@\\{|\\$\\{';
      expect(
        await query(`
          select text from (
            select title || ' ' || description as text from public.properties
            union all select coalesce(title, '') || ' ' || coalesce(bio, '') from public.users
            union all select coalesce(title, '') || ' ' || content from public.feed_posts
            union all select content from public.feed_comments union all select content from public.forum_posts
            union all select content from public.messages union all select text from public.member_reviews
            union all select title || ' ' || description from public.events
          ) as written where text ~* '${banned}'`),
      ).toEqual([]);
    });
  },
  { seedFile: demoSeed, functionsDir: null },
);

/** What doesn't verify: texts whose hash isn't in their step, and a proof that doesn't lead from a step to its root. */
function flawsOf({ entries, texts, proof }: DealRecord): string[] {
  const foreign = texts.filter(
    ({ seq, field, salt, text }) => !entries[seq - 1]?.content.includes(`"${field}_sha256":"${sha256(salt + text)}"`),
  );
  const root = (proof?.path ?? []).reduce((hash, step) => {
    const other = step.slice(step.indexOf(':') + 1);
    return sha256(step.startsWith('right:') ? hash + other : other + hash);
  }, proof?.leaf ?? '');
  const isProven = entries.some(({ hash }) => hash === proof?.leaf) && root === proof?.root;
  return [...foreign.map(({ field, seq }) => `${field} of ${seq}`), ...(isProven ? [] : ['proof'])];
}
