import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Inbox, join, listenTo } from './channels.ts';
import { clientFor, newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { pixel } from './files.ts';

/*
 * What members and visitors can learn about each other through the API. Tables, columns, functions, and buckets are
 * read from the catalog, so anything new is treated as private until it’s listed below.
 */

/** Everyone, or every member, can read all rows; of users and related tables, those of public profiles. */
const publicTables = new Set([
  'users',
  'properties',
  'listing_prices',
  'listing_documents',
  'counties',
  'zip_codes',
  'calls_for_offers',
  'ledger_roots',
  'listing_questions',
  'listing_answers',
  'listing_showings',
  'member_stats',
  'member_reviews',
  'follows',
  'notification_kinds',
  'feed_posts',
  'feed_comments',
  'events',
  'forums',
  'forum_topics',
  'forum_posts',
  'membership_plans',
  'membership_rules',
  'resources',
  'ledger_roots',
  'agreement_templates',
  'agreement_template_approvals',
]);
/** These rows name no member. Their secret values are listed in `secrets`. */
const tablesWithoutMember = new Set([
  'event_links',
  'message_attachments',
  'submission_files',
  'listing_days',
  'listing_terms',
  'stripe_user_subscriptions',
  'resource_bodies',
  'offer_versions',
  'proof_shares',
  'ledger_entries',
  'deal_milestones',
  'deal_extensions',
  'deal_closings',
  'deal_splits',
  'deal_split_lines',
  'deal_split_shares',
  'deal_split_approvals',
  'listing_showing_notes',
  'deal_outcomes',
  'deal_documents',
  'deal_document_readers',
  'deal_document_log',
  'agreements',
  'agreement_signatures',
]);
/** Columns besides `user_id` that reference a member. */
const memberColumns = [
  'member_id',
  'follower_id',
  'followed_id',
  'sender_id',
  'receiver_id',
  'blocker_id',
  'blocked_id',
  'viewer_id',
  'reporter_id',
  'reported_id',
  'actor_id',
  'user_a_id',
  'user_b_id',
  'other_id',
  'last_user_id',
  'buyer_id',
  'seller_id',
  'author_id',
];

interface Reader {
  name: string;
  id: string;
  client: SupabaseClient;
  token: string;
  /** Paid members read email and phone of public profiles. */
  paid: boolean;
}

/** A member with something to hide. */
interface Victim {
  id: string;
  email: string;
  listing: string;
  /** The token of the unsubscribe links in deal alert emails. */
  token: string;
}

interface Column {
  table_name: string;
  column_name: string;
  type: string;
}

interface ApiFunction {
  name: string;
  args: string[];
  types: string[];
  /** The table whose computed field this is. */
  computed: string | null;
}

interface ApiResponse {
  status: number;
  text: string;
  range: string;
}

describeBackend(
  (backend) => {
    const readers: Reader[] = [];
    let vera: Victim;
    let hermit: Victim;
    let columns: Column[] = [];
    let functions: ApiFunction[] = [];
    let buckets: string[] = [];
    /** Foreign keys between tables. */
    let keys: { from: string; to: string }[] = [];
    /** Private tables that can be embedded in `users`. Any other gives every reader the same error. */
    const embedded: string[] = [];
    const tables = () => [...new Set(columns.map((column) => column.table_name))];
    /** The readers of the tests that try everything. No query depends on email confirmation. */
    const distinctReaders = () => readers.filter(({ name }) => name !== 'unconfirmed');
    const privateTables = () => tables().filter((table) => !publicTables.has(table) && !tablesWithoutMember.has(table));
    const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);

    beforeAll(async () => {
      // The library’s texts mention buy box values and make responses long.
      await sql('delete from public.resources');
      await sql(
        `with premium as (insert into public.resources (slug, title, description, type, category, premium,
          author) values ('a', 'A', 'A', 'article', 'land', true, 'A') returning id)
         insert into public.resource_bodies (resource_id, body) select id, 'Hush lesson' from premium`,
      );
      // The API logs each request for a column that doesn’t exist, and many here do.
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      for (const [name, tier, confirmed] of [
        ['free', 'free', true],
        ['unconfirmed', 'free', false],
        ['paid', 'closer', true],
      ] as const) {
        const { client, id } = await newMember(backend(), { confirmed });
        await sql('update public.users set membership_tier = $2 where id = $1', [id, tier]);
        const { data } = await client.auth.getSession();
        readers.push({ name, id, client, token: data.session?.access_token ?? '', paid: tier === 'closer' });
      }
      readers.push({ name: 'visitor', id: '', client: clientFor(backend()), token: backend().anonKey, paid: false });
      vera = await createVictim('Vera', { shown: false, status: 'public', phone: '555-7770001' });
      hermit = await createVictim('Ermintrude', { shown: true, status: 'private', phone: '555-7770002' });
      columns = await sql<Column>(
        `select c.relname as table_name, a.attname as column_name, a.atttypid::regtype::text as type
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1, a.attnum`,
      );
      // Sorted by name: export_my_data must run before record_profile_view adds to its result.
      functions = await sql<ApiFunction>(
        `select p.proname as name, coalesce(p.proargnames, '{}') as args,
           array(select t::regtype::text from unnest(p.proargtypes) as t) as types,
           (select c.relname from pg_class c
             where p.pronargs = 1 and c.reltype = p.proargtypes[0] and c.relkind = 'r') as computed
         from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
         order by 1, p.oid`,
      );
      keys = await sql(
        `select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
          where contype = 'f' and connamespace = 'public'::regnamespace
         union
         select v.view_name, c.confrelid::regclass::text from information_schema.view_table_usage v
         join pg_constraint c on c.contype = 'f'
         and c.conrelid = format('%I.%I', v.table_schema, v.table_name)::regclass where v.view_schema = 'public'`,
      );
      buckets = (await sql<{ id: string }>('select id from storage.buckets')).map((bucket) => bucket.id);
      for (const table of privateTables()) {
        const { status } = await rest(readers[0] as Reader, `users?select=id,${table}(*)&limit=1`);
        if (status === 200) embedded.push(table);
      }
    });
    afterAll(async () => {
      await Promise.all(readers.map(({ client }) => client.removeAllChannels()));
      vi.restoreAllMocks();
    });

    /** Creates a member with private data in every table. Their values are unlike anyone else’s. */
    async function createVictim(
      name: string,
      { shown, status, phone }: { shown: boolean; status: string; phone: string },
    ) {
      const { id, email, client } = await newMember(backend());
      const listing = {
        title: `Duplex ${name}`,
        description: 'Two units.',
        property_type: 'Multi Family',
        address: '12 Oak St',
        city: 'New York',
        state: 'NY',
        zip: '10001',
        price: 100000,
      };
      const posted = await client
        .from('properties')
        .insert({ ...listing, user_id: id })
        .select('id')
        .single<{ id: string }>();
      if (posted.error) throw posted.error;
      await client.storage.from('images').upload(`${id}/properties/1/${name}.webp`, pixel, {
        contentType: 'image/webp',
      });
      await client.storage.from('avatars').upload(`${id}/${name}.webp`, pixel, { contentType: 'image/webp' });
      await sql('update public.users set name = $2, profile_status = $3, membership_tier = $4 where id = $1', [
        id,
        name,
        status,
        'basic',
      ]);
      await sql('update public.member_contacts set phone = $2 where user_id = $1', [id, phone]);
      await sql(
        `update public.member_details
          set roles = '{propertyManager}', industries = '{hospitality}', home_state = 'TX', home_county = 'Loving',
            shown = $2
         where user_id = $1`,
        [id, shown],
      );
      await sql(`insert into public.member_markets values ($1, 'TX', 'Loving')`, [id]);
      await sql(
        `insert into public.buybox_profiles (user_id, states, counties, phone, min_price, investment_strategies)
          values ($1, '{TX}', array[$2], '555-7770003', 918271, '{BRRRR}')`,
        [id, status === 'private' ? 'Kenedy, TX' : 'Loving, TX'],
      );
      await sql('insert into public.staff (user_id) values ($1)', [id]);
      await sql(
        `insert into public.property_feedback (user_id, property_id, feedback_type) values ($1, $2, 'dislike')`,
        [id, posted.data.id],
      );
      await sql('insert into public.saved_listings (user_id, property_id) values ($1, $2)', [id, posted.data.id]);
      await sql(
        `with card as (
           insert into public.pipeline_cards (user_id, title, notes) values ($1, 'Hush deal', 'Hush notes') returning id
         ), task as (
           insert into public.pipeline_tasks (user_id, card_id, title) select $1, id, 'Hush task' from card
         ), analysis as (
           insert into public.saved_analyses (user_id, card_id, name, inputs)
           select $1, id, 'Hush numbers', '{"deal": "1_rental", "figures": {}}' from card
         )
         insert into public.pipeline_files (id, user_id, card_id, path, name, size, mime_type)
         select gen_random_uuid(), $1, id, $1 || '/hush.pdf', 'hush.pdf', 1, 'application/pdf' from card`,
        [id],
      );
      await sql(
        `with saved as (
           insert into public.saved_searches (user_id, name, query) values ($1, 'Hush houses', 'search=hush')
           returning id
         )
         insert into public.search_alerts (search_id, user_id, filters, search) select id, $1, '{}', 'hush' from saved`,
        [id],
      );
      const { id: friend } = await newMember(backend());
      await sql(`insert into public.connections (sender_id, receiver_id, status) values ($1, $2, 'accepted')`, [
        id,
        friend,
      ]);
      await sql('insert into public.follows (follower_id, followed_id) values ($1, $2), ($2, $1)', [id, friend]);
      await sql('insert into public.member_blocks (blocker_id, blocked_id) values ($1, $2)', [
        id,
        (await newMember(backend())).id,
      ]);
      await sql('insert into public.profile_views (member_id, viewer_id) values ($2, $1), ($1, $2)', [id, friend]);
      await sql(`insert into public.member_reviews (author_id, member_id, rating, text) values ($2, $1, 2, $3)`, [
        id,
        friend,
        `Hush review of ${name}`,
      ]);
      await sql(
        `insert into public.reports (reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot)
         values ($1, $2, 'profile', $2, 'spam', 'Hush report', '{}')`,
        [id, friend],
      );
      await sql(
        `with action as (
           insert into public.moderation_actions (action, subject_kind, subject_id, member_id, reason, note)
           values ('warn', 'profile', $1, $1, 'Hush reason', 'Hush note') returning id
         )
         insert into public.moderation_appeals (action_id, member_id, message)
         select id, $1, 'Hush appeal' from action`,
        [id],
      );
      await sql(
        `insert into public.held_content (subject_id, subject_kind, member_id, reason, snapshot)
         values (gen_random_uuid(), 'post', $1, 'link', '{"title": "Hush held"}')`,
        [id],
      );
      await sql(
        `insert into public.notification_settings (user_id, kind, in_app) values ($1, 'listing_decision', false)`,
        [id],
      );
      await sql(
        `update public.listing_reviews
          set decision = 'returned', reason = 'Between us', reviewer_id = $1, decided_at = now()
          where property_id = $2`,
        [id, posted.data.id],
      );
      await addContent(name, id, friend);
      await addDealData(id, posted.data.id);
      await addPayments(name, id);
      const [mail] = await sql<{ token: string }>('select token from private.alert_mail where user_id = $1', [id]);
      return { id, email, listing: posted.data.id, token: mail?.token ?? '' };
    }

    /** Adds listing figures, a deal alert, and a submission. */
    async function addDealData(id: string, listing: string) {
      await sql(`insert into public.listing_days (property_id, day, views) values ($1, '2026-01-01', 918272)`, [
        listing,
      ]);
      await sql('insert into public.listing_terms (property_id, contract_price) values ($1, 918277)', [listing]);
      await sql(
        `insert into public.listing_document_requests (property_id, member_id, note)
          values ($1, $2, 'Hush request')`,
        [listing, id],
      );
      await sql(
        `insert into public.deal_alerts (user_id, property_id, event, price, awaits_digest)
          values ($1, $2, 'price_drop', 918273, true)`,
        [id, listing],
      );
      const submission = crypto.randomUUID();
      await sql(
        `insert into public.property_submissions (id, user_id, address, property_type, condition, price, sqft, status,
          submitted_at)
         values ($1, $2, '1 Hush Road', 'land', 'poor', 918274, 0, 'submitted', now())`,
        [submission, id],
      );
      const path = `${id}/${submission}/${'5ec2e7'.repeat(10)}0000.pdf`;
      await sql(
        `insert into storage.objects (bucket_id, name, metadata)
          values ('contracts', $1, '{"mimetype": "application/pdf", "size": 1}')`,
        [path],
      );
      await sql(
        `insert into public.submission_files (id, submission_id, path, name, size, mime_type, sha256)
          values (gen_random_uuid(), $1, $2, 'Hush deed.pdf', 1, 'application/pdf', $3)`,
        [submission, path, `${'5ec2e7'.repeat(10)}0000`],
      );
      await sql(
        `insert into public.submission_log (submission_id, actor_id, step, details)
          values ($1, $2, 'returned', '{"reason": "Hush step"}')`,
        [submission, id],
      );
    }

    /** Adds payments and a message to staff. */
    async function addPayments(name: string, id: string) {
      const own = (what: string) => `${what}_hush_${name}`;
      await sql('insert into public.stripe_customers (user_id, customer_id) values ($1, $2)', [id, own('cus')]);
      // A price without a plan, so the tier stays the same.
      await sql(
        `insert into public.stripe_subscriptions (user_id, customer_id, subscription_id, status, price_id, created_at)
          values ($1, $2, $3, 'active', $4, now())`,
        [id, own('cus'), own('sub'), own('price')],
      );
      await sql(
        `insert into public.stripe_orders (user_id, customer_id, invoice_id, status, amount_due_cents,
          amount_paid_cents, currency, created_at)
         values ($1, $2, $3, 'paid', 918276, 918276, 'usd', now())`,
        [id, own('cus'), own('in')],
      );
      await sql(
        `insert into public.stripe_reversals (user_id, customer_id, invoice_id, reversal_id, kind, status, amount_cents,
           currency, created_at)
         values ($1, $2, $3, $4, 'refund', 'failed', 918276, 'usd', now())`,
        [id, own('cus'), own('in'), own('re')],
      );
      await sql(
        `insert into public.stripe_checkouts (user_id, price_id, success_url, cancel_url, session_id, url, status,
          expires_at)
         values ($1, $2, 'https://own.example', 'https://own.example', $3, $4, 'open', now() + interval '1 day')`,
        [id, own('price'), own('cs'), `https://pay.example/${own('cs')}`],
      );
      await sql(
        `insert into public.contact_messages (user_id, name, email, subject, message)
          values ($1, $2, 'hush@letters.example', 'support', 'Hush letter')`,
        [id, name],
      );
    }

    /** Adds posts, events, forums, and a conversation with a friend. */
    async function addContent(name: string, id: string, friend: string) {
      const insert = async (table: string, row: Record<string, unknown>) => {
        const fields = Object.keys(row);
        const [inserted] = await sql<{ id: string }>(
          `insert into public.${table} (${fields.join(', ')})
            values (${fields.map((_, at) => `$${at + 1}`).join(', ')}) returning to_jsonb(${table}) ->> 'id' as id`,
          Object.values(row),
        );
        return inserted?.id ?? '';
      };
      const post = await insert('feed_posts', { user_id: id, title: 'A deal', content: 'Who is in?' });
      await insert('feed_likes', { post_id: post, user_id: id });
      await insert('feed_comments', { post_id: post, user_id: id, content: 'Nobody?' });
      const event = {
        description: 'Come in.',
        starts_at: '2035-05-01T18:00Z',
        ends_at: '2035-05-01T20:00Z',
        time_zone: 'America/New_York',
        format: 'online',
      };
      const evening = await insert('events', { ...event, user_id: friend, title: 'Evening', status: 'published' });
      await insert('event_links', { event_id: evening, url: 'https://meet.example/hush-link' });
      await insert('event_registrations', { event_id: evening, user_id: id, status: 'registered' });
      await insert('events', { ...event, user_id: id, title: 'Hush event' });
      const forum = await insert('forums', { user_id: id, title: `Forum of ${name}` });
      const topic = await insert('forum_topics', { forum_id: forum, user_id: id, title: 'Roofs' });
      // Its author follows and has read the topic.
      await insert('forum_posts', { topic_id: topic, user_id: id, content: 'Which?' });
      const conversation = await insert('conversations', {
        user_a_id: id < friend ? id : friend,
        user_b_id: id < friend ? friend : id,
        last_preview: 'Hush talk',
        last_user_id: id,
      });
      await insert('conversation_members', { conversation_id: conversation, user_id: id, other_id: friend });
      await insert('conversation_members', { conversation_id: conversation, user_id: friend, other_id: id, unread: 1 });
      const message = await insert('messages', {
        id: crypto.randomUUID(),
        conversation_id: conversation,
        user_id: id,
        content: 'Hush talk',
        type: 'file',
        created_at: '2026-01-01',
      });
      await insert('message_attachments', {
        message_id: message,
        position: 1,
        path: `${id}/${friend}/1-hush.pdf`,
        name: 'Hush.pdf',
        size: 1,
        mime_type: 'application/pdf',
      });
      await insert('message_settings', { user_id: id, read_receipts: false });
      await addDeal(insert, id, friend);
      await addOutreach(insert, id);
    }

    /** Adds a question without an answer, an invitation, and a booked showing. */
    async function addOutreach(insert: (table: string, row: Record<string, unknown>) => Promise<string>, id: string) {
      const [listing] = await sql<{ id: string }>('select id from public.properties where user_id = $1', [id]);
      const about = { property_id: listing?.id };
      await insert('listing_questions', {
        ...about,
        id: crypto.randomUUID(),
        user_id: id,
        content: 'Hush question',
      });
      await insert('listing_invitations', { ...about, user_id: id });
      const showing = await insert('listing_showings', {
        ...about,
        id: crypto.randomUUID(),
        starts_at: '2027-03-01T18:00:00Z',
        ends_at: '2027-03-01T18:30:00Z',
        time_zone: 'America/Chicago',
        capacity: 3,
      });
      await insert('listing_showing_notes', { showing_id: showing, notes: 'Hush lockbox' });
      await insert('showing_bookings', { showing_id: showing, user_id: id });
    }

    /** Adds a deal under contract with a friend. */
    async function addDeal(
      insert: (table: string, row: Record<string, unknown>) => Promise<string>,
      id: string,
      friend: string,
    ) {
      const hash = crypto.randomUUID().replaceAll('-', '').repeat(2);
      const about = { title: 'Hush offer', address: '1 Hush Road' };
      const offer = await insert('offers', {
        ...about,
        id: crypto.randomUUID(),
        seller_id: friend,
        buyer_id: id,
        state: 'accepted',
        respond_by: '2026-12-01',
        opened_at: '2026-11-01',
      });
      await insert('offer_versions', {
        offer_id: offer,
        version: 1,
        author: 'buyer',
        price: 918_279,
        earnest_money: 0,
        closing_on: '2026-12-24',
        financing: 'Cash',
        time_zone: 'America/Chicago',
        expires_at: '2026-12-01',
      });
      const entry = { offer_id: offer, seq: 1, recorded_at: '2026-11-01', actor: 'buyer', kind: 'offer.make' };
      await insert('ledger_entries', { ...entry, content: '{"hush":"ledger"}', hash });
      const salt = hash.slice(32);
      await insert('ledger_texts', {
        offer_id: offer,
        seq: 1,
        field: 'message',
        author_id: id,
        salt,
        text: 'Hush note',
      });
      const deal = await insert('deals', {
        ...about,
        offer_id: offer,
        version: 1,
        seller_id: friend,
        buyer_id: id,
        time_zone: 'America/Chicago',
      });
      const party = await insert('deal_parties', {
        deal_id: deal,
        user_id: id,
        role: 'buyer',
        side: 'buyer',
        name: 'Hush party',
        rights: ['terms', 'documents'],
      });
      const milestone = await insert('deal_milestones', { deal_id: deal, kind: 'closing', due_at: '2026-12-25' });
      await insert('deal_extensions', { milestone_id: milestone, proposed_by: 'buyer', due_at: '2026-12-26' });
      await insert('deal_outcomes', { deal_id: deal, kind: 'arv', claimed: 918_279 });
      await insert('deal_closings', { deal_id: deal, side: 'buyer', price: 918_279, closed_on: '2026-12-24' });
      const row = { id: crypto.randomUUID(), deal_id: deal, version: 1, proposed_by: party };
      const split = await insert('deal_splits', row);
      await insert('deal_split_lines', { split_id: split, kind: 'profit', amount_cents: 91_827_900 });
      await insert('deal_split_shares', {
        split_id: split,
        kind: 'profit',
        party_id: party,
        position: 1,
        share_bps: 10_000,
        amount_cents: 91_827_900,
      });
      await insert('deal_split_approvals', { split_id: split, party_id: party });
      const proof = crypto.randomUUID();
      const path = `${id}/${proof}/${hash}.pdf`;
      await sql(
        `insert into storage.objects (bucket_id, name, metadata)
          values ('proofs-of-funds', $1, '{"mimetype": "application/pdf", "size": 1}')`,
        [path],
      );
      await insert('proofs_of_funds', {
        id: proof,
        user_id: id,
        kind: 'other',
        amount: 918_280,
        expires_on: '2099-01-01',
        path,
        name: 'Hush funds.pdf',
        size: 1,
        mime_type: 'application/pdf',
        sha256: hash,
        status: 'verified',
        decided_at: '2026-11-01',
      });
      await insert('proof_log', {
        proof_id: proof,
        actor_id: id,
        step: 'rejected',
        details: '{"reason":"Hush proof"}',
      });
      await sql('insert into public.proof_shares (proof_id, offer_id) values ($1, $2)', [proof, offer]);
      await addPapers(insert, { id, deal, party, hash });
    }

    /** Adds a document and an agreement to a deal. */
    async function addPapers(
      insert: (table: string, row: Record<string, unknown>) => Promise<string>,
      { id, deal, party, hash }: Record<'id' | 'deal' | 'party' | 'hash', string>,
    ) {
      const document = crypto.randomUUID();
      const path = `${id}/${document}/${hash}.pdf`;
      await sql(
        `insert into storage.objects (bucket_id, name, metadata)
          values ('deal-documents', $1, '{"mimetype": "application/pdf", "size": 1}')`,
        [path],
      );
      await insert('deal_documents', {
        id: document,
        deal_id: deal,
        added_by: party,
        kind: 'other',
        path,
        name: 'Hush papers.pdf',
        size: 1,
        mime_type: 'application/pdf',
        sha256: hash,
      });
      await insert('deal_document_readers', { document_id: document, party_id: party });
      await insert('deal_document_log', {
        document_id: document,
        party_id: party,
        step: 'added',
        details: '{"name":"Hush papers"}',
      });
      const [template] = await sql<{ id: string }>(`select id from public.agreement_templates where kind = 'jv'`);
      const agreement = await insert('agreements', {
        id: crypto.randomUUID(),
        deal_id: deal,
        template_id: template?.id,
        kind: 'jv',
        title: 'Hush agreement',
        state: 'TX',
        body: 'Hush clause',
        body_sha256: hash,
        prepared_by: party,
      });
      await insert('agreement_signatures', {
        agreement_id: agreement,
        party_id: party,
        position: 1,
        role: 'buyer',
        name: 'Hush signer',
        signed_name: 'Hush signature',
        signed_at: '2026-11-01',
      });
    }

    async function request(
      reader: Reader,
      path: string,
      headers: Record<string, string> = {},
      method = 'GET',
      body?: unknown,
    ): Promise<ApiResponse> {
      const response = await fetch(`${backend().url}${path}`, {
        method,
        headers: {
          apikey: backend().anonKey,
          authorization: `Bearer ${reader.token}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        text: await response.text(),
        range: response.headers.get('content-range') ?? '',
      };
    }
    const rest = (reader: Reader, path: string, headers: Record<string, string> = {}) =>
      request(reader, `/rest/v1/${path}`, headers);

    /** Texts that no response to this reader may contain. */
    function secrets(reader: Reader): string[] {
      const deals = [
        'BRRRR',
        '918271',
        '918272',
        '918273',
        '918274',
        '918277',
        '918279',
        '918280',
        'Hush funds',
        'Hush proof',
        'Hush offer',
        'Hush question',
        'Hush lockbox',
        'Hush note',
        'Hush party',
        'Hush papers',
        'Hush agreement',
        'Hush clause',
        'Hush sign',
        '"hush":"ledger"',
        'Hush Road',
        '5ec2e7',
        'Hush deed',
        'Hush step',
        vera.token,
        hermit.token,
      ];
      const paid = [
        'cus_hush',
        'sub_hush',
        'in_hush',
        'cs_hush',
        'price_hush',
        '918276',
        'Hush letter',
        'hush@letters',
      ];
      const hidden = [
        ...deals,
        ...paid,
        'Hush talk',
        'Hush event',
        'hush-link',
        'Hush.pdf',
        '1-hush',
        'Hush houses',
        'search=hush',
        'Hush report',
        'Hush held',
        'Hush request',
        'Hush review of Ermintrude',
        'Between us',
        'propertyManager',
        'hospitality',
        '555-7770002',
        '555-7770003',
        hermit.email,
        'Kenedy, TX',
      ];
      return reader.paid ? hidden : [...hidden, '555-7770001', vera.email, 'Hush lesson'];
    }

    /** Describes what a response leaks: secret texts, the private profile, or other members’ private rows. */
    function findLeaks(reader: Reader, { text }: ApiResponse): string[] {
      const found = secrets(reader).filter((secret) => text.includes(secret));
      let parsed: unknown;
      try {
        parsed = JSON.parse(text);
      } catch {
        parsed = null;
      }
      visit(parsed, '', (row, table) => {
        if (row['name'] === 'Ermintrude') found.push('the private profile');
        if (privateTables().includes(table) && row[ownerColumn(table)] !== reader.id) found.push(`a row of ${table}`);
        if (
          memberColumns.some((column) => row[column] === hermit.id) ||
          ('followers' in row && row['user_id'] === hermit.id)
        )
          found.push('data about the private profile');
      });
      return found;
    }

    /** Requests every path as every reader and reports all leaks together. */
    async function expectNoLeaks(
      paths: (reader: Reader) => string[],
      { headers = {}, by = readers }: { headers?: Record<string, string>; by?: Reader[] } = {},
    ): Promise<ApiResponse[]> {
      const leaks: unknown[] = [];
      const responses: ApiResponse[] = [];
      for (const reader of by) {
        for (const path of paths(reader)) {
          const response = await rest(reader, path, headers);
          responses.push(response);
          const leak = findLeaks(reader, response);
          if (response.status >= 500) leak.push(`status ${response.status}`);
          if (leak.length > 0) leaks.push([reader.name, path, leak]);
        }
      }
      expect(leaks).toEqual([]);
      return responses;
    }

    /** Shortens responses with data of the whole country, but keeps the secret county. */
    function limitRows(table: string): string {
      const has = (column: string) =>
        columns.some((known) => known.table_name === table && known.column_name === column);
      if (table === 'properties' || !has('state')) return '';
      return has('zip') ? '&state=eq.TX&county=eq.Loving' : '&state=eq.TX';
    }

    /** The column in which a table references a member. */
    const ownerColumn = (table: string) =>
      ({
        users: 'id',
        listing_reviews: 'reviewer_id',
        connections: 'sender_id',
        member_blocks: 'blocker_id',
        profile_views: 'viewer_id',
        reports: 'reporter_id',
        follows: 'follower_id',
        member_reviews: 'member_id',
        conversations: 'user_a_id',
        submission_log: 'actor_id',
        proof_log: 'actor_id',
        moderation_actions: 'member_id',
        moderation_appeals: 'member_id',
        member_responses: 'member_id',
        held_content: 'member_id',
        listing_document_requests: 'member_id',
        offers: 'buyer_id',
        deals: 'buyer_id',
        ledger_texts: 'author_id',
      })[table] ?? 'user_id';
    const fieldsOf = (table: string) => [
      ...columns.filter((column) => column.table_name === table).map((column) => column.column_name),
      ...functions.filter((fn) => fn.computed === table).map((fn) => fn.name),
    ];

    it('has private data of both members in every private table, so that the other tests prove something', async () => {
      expect(privateTables().length).toBeGreaterThanOrEqual(6);
      for (const table of privateTables()) {
        const rows = await sql(
          `select distinct ${ownerColumn(table)} from public.${table} where ${ownerColumn(table)} in ($1, $2)`,
          [vera.id, hermit.id],
        );
        expect({ table, rows: rows.length }).toEqual({ table, rows: 2 });
      }
      expect(functions.filter((fn) => fn.computed === 'users').map((fn) => fn.name)).toEqual(
        expect.arrayContaining(['email', 'phone', 'roles', 'industries', 'buy_box']),
      );
      expect(functions.filter((fn) => fn.computed === 'properties').map((fn) => fn.name)).toContain('match_score');
      for (const { token } of [vera, hermit]) expect(token).toMatch(/^[\da-f-]{36}$/);
    });

    it('shows the public profile, with contact details for paid members only', async () => {
      for (const reader of readers) {
        const { data } = await reader.client
          .from('users')
          .select('name, email, phone, roles, industries')
          .in('id', [vera.id, hermit.id]);
        expect(data).toEqual([
          {
            name: 'Vera',
            email: reader.paid ? vera.email : null,
            phone: reader.paid ? '555-7770001' : null,
            roles: null,
            industries: null,
          },
        ]);
      }
      await sql('update public.member_details set shown = true where user_id = $1', [vera.id]);
      const { data } = await clientFor(backend()).from('users').select('roles, industries').eq('id', vera.id);
      await sql('update public.member_details set shown = false where user_id = $1', [vera.id]);
      expect(data).toEqual([{ roles: ['propertyManager'], industries: ['hospitality'] }]);
    });

    it('shows a private member’s posts without their name, and no posts to visitors', async () => {
      for (const reader of readers) {
        for (const table of ['feed_posts', 'feed_comments', 'forums', 'forum_topics', 'forum_posts']) {
          const { data, error } = await reader.client
            .from(table)
            .select(`author:users!${table}_user_id_fkey(name)`)
            .in('user_id', [vera.id, hermit.id]);
          if (reader.id === '') expect(error).toMatchObject({ code: '42501' });
          else
            expect([table, data]).toEqual([
              table,
              expect.arrayContaining([{ author: null }, { author: { name: 'Vera' } }]),
            ]);
        }
      }
    });

    it('leaks nothing through select, with or without a filter on the member', async () => {
      await expectNoLeaks(
        () =>
          tables().flatMap((table) => [
            `${table}?select=*${limitRows(table)}`,
            `${table}?select=${fieldsOf(table).join(',')}${limitRows(table)}`,
            ...(fieldsOf(table).includes(ownerColumn(table))
              ? [vera, hermit].map(({ id }) => `${table}?select=*&${ownerColumn(table)}=eq.${id}`)
              : []),
          ]),
        { by: [...distinctReaders(), ...readers.filter(({ name }) => name === 'unconfirmed')] },
      );
    }, 300_000);

    it('leaks nothing through embedding one or two tables', async () => {
      const member = (table: string) =>
        `users!${table}_${table === 'member_reviews' ? 'author' : 'user'}_id_fkey(${fieldsOf('users').join(',')}`;
      const points = (from: string, to: string) => keys.some((key) => key.from === from && key.to === to);
      // Unrelated tables give every reader the same error.
      const related = (one: string, other: string) =>
        points(one, other) ||
        points(other, one) ||
        tables().some((between) => points(between, one) && points(between, other));
      expect((await rest(readers[0] as Reader, 'zip_codes?select=*,messages(*)')).text).toContain('PGRST200');
      await expectNoLeaks(
        () =>
          tables().flatMap((from) =>
            tables()
              .filter((to) => to !== from)
              .flatMap((to) => [
                ...(related(from, to)
                  ? [`${from}?select=*,${to}(*)${limitRows(from)}`, `${from}?select=*,${to}!inner(*)${limitRows(from)}`]
                  : []),
                ...(['properties', 'feed_posts', 'member_reviews'].includes(from) && related('users', to)
                  ? [`${from}?select=*,${member(from)},${to}(*))${limitRows(from)}`]
                  : []),
              ]),
          ),
        { by: distinctReaders() },
      );
    }, 300_000);

    it('finds and counts nobody by private values', async () => {
      const guesses = (reader: Reader) => [
        'roles=cs.{propertyManager}',
        'roles=ov.{propertyManager,agent}',
        'roles=eq.{propertyManager}',
        'roles=not.is.null',
        'industries=cs.{hospitality}',
        'industries=not.is.null',
        'industries=neq.{}',
        'or=(roles.cs.{propertyManager},industries.cs.{hospitality})',
        'and=(roles.cs.{propertyManager})',
        'email_confirmed=not.is.null',
        ...(reader.paid
          ? []
          : [
              `email=eq.${vera.email}`,
              'email=like.*',
              'email=ilike.*EXAMPLE*',
              'email=gt.a',
              'email=not.is.null',
              'phone=eq.555-7770001',
              'phone=like.555*',
              `phone=in.(555-7770001)`,
              'phone=neq.1',
              'not.and=(phone.is.null)',
              `or=(email.eq.${vera.email},phone.eq.555-7770001)`,
            ]),
      ];
      for (const prefer of ['count=exact', 'count=estimated']) {
        for (const reader of readers) {
          for (const guess of guesses(reader)) {
            const response = await rest(reader, `users?select=id&id=in.(${vera.id},${hermit.id})&${guess}`, { prefer });
            const counted =
              prefer === 'count=exact' ? /\/(0|\*)$/.test(response.range) || response.status >= 400 : true;
            expect({ who: reader.name, guess, rows: response.status < 300 ? response.text : '[]', counted }).toEqual({
              who: reader.name,
              guess,
              rows: '[]',
              counted: true,
            });
          }
        }
      }
    });

    it('finds nothing by filtering on an embedded private table', async () => {
      expect(embedded).toEqual(expect.arrayContaining(['member_details', 'member_contacts', 'buybox_profiles']));
      const guesses = embedded.flatMap((table) =>
        columns
          .filter((column) => column.table_name === table)
          .map(({ column_name }) => `${table}!inner(${column_name})&${table}.${column_name}=not.is.null`),
      );
      const exact = [
        'member_details!inner(user_id)&member_details.roles=cs.{propertyManager}',
        'member_details!inner(user_id)&member_details.home_county=eq.Loving',
        'member_contacts!inner(user_id)&member_contacts.phone=eq.555-7770001',
        'member_markets!inner(state)&member_markets.county=eq.Loving',
        'buybox_profiles!inner(user_id)&buybox_profiles.states=cs.{TX}',
        'buybox!inner(user_id)&buybox.min_price=eq.918271',
        'deal_alerts!inner(user_id)&deal_alerts.price=eq.918273',
        'stripe_customers!inner(user_id)&stripe_customers.customer_id=like.cus_hush*',
        'stripe_orders!inner(user_id)&stripe_orders.amount_paid_cents=eq.918276',
        'property_submissions!property_submissions_user_id_fkey!inner(id)&property_submissions.price=eq.918274',
        'properties!properties_user_id_fkey!inner(listing_days!inner(day))&properties.listing_days.views=eq.918272',
        'properties!properties_user_id_fkey!inner(listing_terms!inner(property_id))' +
          '&properties.listing_terms.contract_price=eq.918277',
        'member_markets!inner(counties!inner(name))&member_markets.counties.name=eq.Loving',
      ];
      for (const reader of distinctReaders()) {
        // A left join returns only the row that’s public anyway.
        for (const guess of [...privateTables().map((table) => `${table}(*)`), ...exact]) {
          expect(
            findLeaks(
              reader,
              await rest(reader, `users?select=id,${guess.replace('!inner', '')}&id=in.(${vera.id},${hermit.id})`),
            ),
          ).toEqual([]);
        }
        for (const guess of [...guesses, ...exact]) {
          const response = await rest(reader, `users?select=id,${guess}&id=in.(${vera.id},${hermit.id})`, {
            prefer: 'count=exact',
          });
          expect({ who: reader.name, guess, rows: response.status < 300 ? response.text : '[]' }).toEqual({
            who: reader.name,
            guess,
            rows: '[]',
          });
        }
        for (const county of await Promise.all(
          ['member_markets', 'member_details', 'users'].map((table) =>
            rest(reader, `counties?select=name,${table}!inner(*)&state=eq.TX`),
          ),
        )) {
          expect(county.status < 300 ? county.text : '[]').toBe('[]');
        }
      }
    }, 300_000);

    it('doesn’t sort by private values', async () => {
      const decoy = await createVictim('Decoy', { shown: false, status: 'public', phone: '000' });
      await sql(`update public.member_details set roles = '{agent}', industries = '{}' where user_id = $1`, [decoy.id]);
      for (const reader of distinctReaders()) {
        for (const field of reader.paid ? ['roles', 'industries'] : ['roles', 'industries', 'email', 'phone']) {
          const [up, down] = await Promise.all(
            ['asc', 'desc'].map((way) =>
              rest(reader, `users?select=id&id=in.(${vera.id},${decoy.id})&order=${field}.${way}.nullsfirst,id.asc`),
            ),
          );
          expect({ field, ...up }).toEqual({ field, ...down });
        }
        for (const table of embedded) {
          for (const { column_name } of columns.filter((column) => column.table_name === table)) {
            const [up, down] = await Promise.all(
              ['asc', 'desc'].map((way) =>
                rest(
                  reader,
                  `users?select=id,${table}(${column_name})&id=in.(${vera.id},${decoy.id})` +
                    `&order=${table}(${column_name}).${way},id.asc`,
                ),
              ),
            );
            expect(up?.text).toBe(down?.text);
          }
        }
      }
      await sql('delete from auth.users where id = $1', [decoy.id]);
    }, 300_000);

    it('leaks nothing through functions', async () => {
      const leaks: unknown[] = [];
      const value = (type: string, victim: typeof vera) =>
        type === 'uuid'
          ? victim.id
          : type === 'integer'
            ? 100
            : type === 'jsonb'
              ? {}
              : type === 'text'
                ? 'featured'
                : { id: victim.id, name: 'x', membership_tier: 'closer', profile_status: 'public', user_id: victim.id };
      for (const reader of distinctReaders()) {
        for (const { name, args, types } of functions) {
          const bodies = [vera, hermit].map((victim) =>
            JSON.stringify(Object.fromEntries(types.map((type, at) => [args[at] ?? '', value(type, victim)]))),
          );
          // Arguments that name no member are the same for both.
          for (const text of new Set(bodies)) {
            const body = JSON.parse(text) as Record<string, unknown>;
            const query = new URLSearchParams(
              Object.entries(body).map(([key, item]) => [key, typeof item === 'string' ? item : JSON.stringify(item)]),
            );
            for (const response of [
              await request(reader, `/rest/v1/rpc/${name}`, {}, 'POST', body),
              await rest(reader, `rpc/${name}?${query.toString()}`),
            ]) {
              const leak = findLeaks(reader, response);
              if (leak.length > 0) leaks.push([reader.name, name, body, leak]);
            }
          }
        }
      }
      expect(leaks).toEqual([]);
    }, 300_000);

    it('reveals no query plans', async () => {
      for (const accept of [
        'application/vnd.pgrst.plan',
        'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose|buffers',
      ]) {
        const responses = await expectNoLeaks(
          () => [
            `users?select=id&email=eq.${vera.email}`,
            'users?select=id&roles=cs.{propertyManager}',
            'member_details?select=*',
            'buybox_profiles?select=*',
          ],
          { headers: { accept } },
        );
        for (const { text } of responses) expect(text).not.toMatch(/Rows Removed|Seq Scan|Index|"Plan"|cost=/);
      }
    });

    it('leaks nothing through errors of writes to others’ rows', async () => {
      const leaks: unknown[] = [];
      for (const reader of distinctReaders()) {
        for (const table of tables()) {
          for (const victim of [vera, hermit]) {
            const key = ownerColumn(table);
            const row = {
              [key]: victim.id,
              ...(table === 'property_feedback' && { property_id: victim.listing, feedback_type: 'like' }),
              ...(table === 'member_markets' && { state: 'TX', county: 'Harris' }),
            };
            const returning = { prefer: 'return=representation' };
            const writes: [string, string, unknown, Record<string, string>][] = [
              ['POST', table, row, returning],
              ['POST', table, row, { prefer: 'return=representation,resolution=merge-duplicates' }],
              ['POST', table, row, { prefer: 'return=representation,resolution=ignore-duplicates' }],
              ['PATCH', `${table}?${key}=eq.${victim.id}`, { [key]: victim.id }, returning],
              ['PATCH', `${table}?${key}=eq.${reader.id || victim.id}`, { [key]: victim.id }, returning],
              ['DELETE', `${table}?${key}=eq.${victim.id}`, undefined, returning],
            ];
            for (const [method, path, body, headers] of writes) {
              const response = await request(reader, `/rest/v1/${path}`, headers, method, body);
              // A conflict error would reveal that the row exists.
              const leak = [
                ...findLeaks(reader, response),
                ...(/already exists|"23505"/.test(response.text) ? ['that a row is there'] : []),
              ];
              if (leak.length > 0) leaks.push([reader.name, method, path, leak, response.text]);
            }
          }
        }
      }
      expect(leaks).toEqual([]);
      expect(
        await sql('select user_id from public.buybox_profiles where user_id in ($1, $2)', [vera.id, hermit.id]),
      ).toHaveLength(2);
    }, 300_000);

    it('lists no files', async () => {
      expect(buckets).toEqual(expect.arrayContaining(['avatars', 'images']));
      for (const reader of readers) {
        for (const bucket of buckets) {
          for (const folder of ['', vera.id, hermit.id, `${hermit.id}/properties/1`]) {
            const { data } = await reader.client.storage.from(bucket).list(folder, { search: '' });
            expect({ bucket, folder, found: data ?? [] }).toEqual({ bucket, folder, found: [] });
          }
        }
      }
    });

    describe('between two members', () => {
      const reader = (name: string) => {
        const found = readers.find((one) => one.name === name);
        if (!found) throw new Error(`No reader ${name}`);
        return found;
      };
      const paths = (id: string, by: Reader) => [
        `users?select=id,name&id=eq.${id}`,
        `users?select=id,name&name=in.(Vera,Ermintrude)&id=eq.${id}`,
        `users?select=id,member_stats!inner(followers)&id=eq.${id}`,
        `member_stats?user_id=eq.${id}&select=user_id`,
        `member_reviews?member_id=eq.${id}&select=id`,
        `follows?followed_id=eq.${id}&select=id`,
        `users?select=id,member_reviews!member_reviews_member_id_fkey!inner(id)&id=eq.${id}`,
        `rpc/suggested_members?max_rows=24&select=id&id=eq.${id}`,
        ...(by.name === 'unconfirmed'
          ? []
          : [`rpc/search_members?search=${id === vera.id ? 'vera' : 'ermin'}&select=id`]),
      ];
      const visiblePaths = async (by: Reader, id: string) =>
        (
          await Promise.all(paths(id, by).map(async (path) => ((await rest(by, path)).text === '[]' ? [] : [path])))
        ).flat();

      it('shows a private profile with contact details to a connection until it ends', async () => {
        const [free, paid] = [reader('free'), reader('paid')];
        expect([...(await visiblePaths(free, hermit.id)), ...(await visiblePaths(paid, hermit.id))]).toEqual([]);
        // The recipient of a request sees the sender, but no contact details.
        const requested = await sql<{ id: string }>(
          'insert into public.connections (sender_id, receiver_id) values ($1, $2) returning id',
          [hermit.id, free.id],
        );
        const read = async (by: Reader) =>
          (await by.client.from('users').select('name, email, phone, member_stats(followers)').eq('id', hermit.id))
            .data;
        expect(await read(free)).toEqual([
          { name: 'Ermintrude', email: null, phone: null, member_stats: { followers: 1 } },
        ]);
        await free.client
          .from('connections')
          .update({ status: 'accepted' })
          .eq('id', requested[0]?.id ?? '')
          .throwOnError();
        expect(await read(free)).toMatchObject([{ name: 'Ermintrude', email: hermit.email, phone: '555-7770002' }]);
        expect(await read(paid)).toEqual([]);
        // Private members appear neither in the directory nor among suggestions.
        expect((await visiblePaths(free, hermit.id)).filter((path) => path.startsWith('rpc/'))).toEqual([]);
        await free.client
          .from('connections')
          .delete()
          .eq('id', requested[0]?.id ?? '')
          .throwOnError();
        expect([await read(free), await visiblePaths(free, hermit.id)]).toEqual([[], []]);
      });

      it('hides blocked members and their listings from each other until the block ends', async () => {
        const free = reader('free');
        const own = {
          listing: () => rest(free, `properties?select=id&id=eq.${vera.listing}`),
          seller: () =>
            rest(free, `properties?select=id,users!properties_user_id_fkey!inner(name)&user_id=eq.${vera.id}`),
        };
        await sql('insert into public.follows (follower_id, followed_id) values ($1, $2)', [free.id, vera.id]);
        const shown = await visiblePaths(free, vera.id);
        expect(shown.length).toBeGreaterThan(6);
        expect([(await own.listing()).text, (await own.seller()).text]).not.toContain('[]');
        const [block] = await sql<{ id: string }>(
          'insert into public.member_blocks (blocker_id, blocked_id) values ($1, $2) returning id',
          [vera.id, free.id],
        );
        expect(await visiblePaths(free, vera.id)).toEqual([]);
        expect([(await own.listing()).text, (await own.seller()).text]).toEqual(['[]', '[]']);
        expect((await free.client.rpc('record_profile_view', { member_id: vera.id })).data).toBeNull();
        expect(
          (await free.client.rpc('report', { subject_kind: 'listing', subject_id: vera.listing, reason: 'spam' }))
            .error,
        ).toMatchObject({ code: 'P0001' });
        expect((await free.client.rpc('increment_property_view_count', { property_id: vera.listing })).data).toBeNull();
        for (const other of readers.filter(({ name }) => name === 'paid'))
          expect((await visiblePaths(other, vera.id)).length).toBeGreaterThan(6);
        await sql('delete from public.member_blocks where id = $1', [block?.id]);
        // Follows ended with the block; everything else is visible again.
        const again = (await visiblePaths(free, vera.id)).filter((path) => !path.includes('suggested'));
        expect(again.toSorted()).toEqual(shown.toSorted());
        expect(
          await sql('select 1 from public.follows where follower_id = $1 and followed_id = $2', [free.id, vera.id]),
        ).toEqual([]);
      });
    });

    describe('live', () => {
      it('notifies both members that something changed, without details, and nobody else', async () => {
        const parties = ['free', 'paid', 'unconfirmed'].flatMap(
          (name) => readers.find((one) => one.name === name) ?? [],
        );
        const [free, paid, third] = parties;
        if (!free || !paid || !third) throw new Error('No readers');
        const inboxes = await Promise.all(
          parties.map(async ({ client, id }) => {
            const inbox = new Inbox<string>();
            const channel = client.channel(`member:${id}`, { config: { private: true } });
            channel.on('broadcast', { event: 'changed' }, ({ payload }) => {
              const { changed, ...besides } = payload as { changed: string; id?: string };
              inbox.add(Object.keys(besides).every((key) => key === 'id') ? changed : JSON.stringify(payload));
            });
            await client.realtime.setAuth();
            await join(channel);
            return inbox;
          }),
        );
        const [freeInbox, paidInbox, thirdInbox] = inboxes;
        const everyone = (changed: string) =>
          Promise.all(
            [freeInbox, paidInbox].flatMap((inbox) => (inbox ? [inbox.until((item) => item === changed)] : [])),
          );
        const { data } = await free.client
          .from('connections')
          .insert({ sender_id: free.id, receiver_id: paid.id })
          .select('id')
          .single()
          .throwOnError();
        await paidInbox?.until((item) => item === 'notifications');
        await everyone('connections');
        for (const inbox of inboxes) inbox.items.length = 0;
        await paid.client.from('connections').update({ status: 'accepted' }).eq('id', data.id).throwOnError();
        await freeInbox?.until((item) => item === 'notifications');
        await everyone('connections');
        for (const inbox of inboxes) inbox.items.length = 0;
        await paid.client.from('connections').delete().eq('id', data.id).throwOnError();
        await everyone('connections');
        for (const inbox of inboxes) inbox.items.length = 0;
        await free.client.from('member_blocks').insert({ blocker_id: free.id, blocked_id: paid.id }).throwOnError();
        await everyone('blocks');
        // Messages arrive in order, so nothing else was sent to the third member.
        await sql(`select private.broadcast_change($1, 'last')`, [third.id]);
        await thirdInbox?.until((item) => item === 'last');
        expect(thirdInbox?.items).toEqual(['last']);
        await sql('delete from public.member_blocks where blocker_id = $1', [free.id]);
        await Promise.all(parties.map(({ client }) => client.removeAllChannels()));
      });

      it('sends no changes of private tables or profiles', async () => {
        const [reader] = readers;
        if (!reader) throw new Error('No readers');
        await reader.client.realtime.setAuth();
        const subscriptions = [];
        for (const table of tables().filter(
          (name) => !['properties', 'listing_prices', 'counties', 'zip_codes', 'notification_kinds'].includes(name),
        )) {
          subscriptions.push(await listenTo(reader.client, { event: '*', schema: 'public', table }));
        }
        const listings = await listenTo(reader.client, { event: 'UPDATE', schema: 'public', table: 'properties' });
        await sql(`update public.users set bio = 'Moved' where id in ($1, $2)`, [vera.id, hermit.id]);
        await sql(`update public.member_contacts set phone = phone where user_id = $1`, [vera.id]);
        await sql(`update public.member_details set shown = shown where user_id = $1`, [vera.id]);
        await sql(`update public.buybox_profiles set vip_alerts = true where user_id = $1`, [vera.id]);
        await sql(`delete from public.member_markets where user_id = $1`, [hermit.id]);
        await sql(`update public.saved_searches set name = 'Hush' where user_id = $1`, [vera.id]);
        await sql(`delete from public.saved_listings where user_id = $1`, [hermit.id]);
        await sql(`update public.listing_reviews set reason = 'Hush' where reviewer_id = $1`, [vera.id]);
        await sql(`update public.member_reviews set text = 'Changed' where member_id = $1`, [vera.id]);
        await sql('update public.notifications set read_at = now() where user_id = $1', [vera.id]);
        await sql('delete from public.profile_views where viewer_id = $1', [vera.id]);
        for (const table of ['feed_posts', 'feed_comments', 'forum_posts', 'messages'])
          await sql(`update public.${table} set content = 'Changed' where user_id = $1`, [vera.id]);
        await sql('update public.conversation_members set unread = 2 where user_id = $1', [vera.id]);
        await sql('delete from public.event_registrations where user_id = $1', [hermit.id]);
        await sql('delete from public.follows where follower_id = $1', [vera.id]);
        await sql('delete from public.reports where reporter_id = $1', [vera.id]);
        await sql('update public.listing_days set views = 918275 where property_id = $1', [vera.listing]);
        await sql('update public.deal_alerts set awaits_digest = false where user_id = $1', [vera.id]);
        await sql('update public.property_submissions set price = 918275 where user_id = $1', [vera.id]);
        await sql(`update public.submission_files set name = 'Deed.pdf' where starts_with(path, $1)`, [vera.id]);
        await sql('delete from public.submission_log where actor_id = $1', [vera.id]);
        for (const [table, change] of [
          ['subscriptions', 'cancel_at_period_end = true'],
          ['orders', 'amount_paid_cents = 1'],
          ['checkouts', `url = 'https://pay.example'`],
        ])
          await sql(`update public.stripe_${table} set ${change} where user_id = $1`, [vera.id]);
        await sql('delete from public.stripe_customers where user_id = $1', [hermit.id]);
        await sql('update public.contact_messages set resolved_at = now() where user_id = $1', [vera.id]);
        await sql(`update public.resource_bodies set body = 'Hush lesson, again' where body = 'Hush lesson'`);
        await sql('delete from public.member_blocks where blocker_id = $1', [hermit.id]);
        await sql('delete from public.connections where sender_id = $1', [hermit.id]);
        // Only the owner and staff receive changes of a paused listing, including the change that pauses it.
        await sql(`update public.properties set status = 'paused' where id = $1`, [hermit.listing]);
        await sql('update public.properties set price = 3 where id = $1', [hermit.listing]);
        // Changes arrive in order, so nothing earlier is still on its way.
        await sql('update public.properties set price = 2 where id = $1', [vera.listing]);
        await listings.changes.until((change) => Reflect.get(change.new, 'price') === 2);
        expect(
          listings.changes.items.filter(
            (change) =>
              change.eventType === 'UPDATE' && change.new['id'] === hermit.listing && change.new['status'] !== 'active',
          ),
        ).toEqual([]);
        await sql(`update public.properties set status = 'active' where id = $1`, [hermit.listing]);
        await listings.changes.until((change) => Reflect.get(change.new, 'id') === hermit.listing);
        expect(subscriptions.flatMap(({ changes }) => changes.items)).toEqual([]);
      });
    });
  },
  { mailInterval: 0 },
);

/** Visits every object in a response with its key, which is the table of an embed. */
function visit(value: unknown, key: string, see: (row: Record<string, unknown>, table: string) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, key, see);
  } else if (typeof value === 'object' && value !== null) {
    const row = value as Record<string, unknown>;
    see(row, key);
    for (const [name, item] of Object.entries(row)) visit(item, name, see);
  }
}
