import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readSchema } from '../../supabase/local/server/database/schema.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { mimeTypes, pdf } from '../backend/documents.ts';
import { webpBytes } from '../backend/files.ts';
import { listingOf } from '../backend/listing-fields.ts';
import type { Member, Project } from './project.ts';

/** What the victim keeps from others. No response to an attacker may contain it. */
export const secret = /hush|555-7770009|400111|9182/i;

export interface Stage {
  /** Attacks with a free membership. */
  ann: Member;
  /** Attacks with a paid membership. The victim has blocked them. */
  eve: Member;
  /** The victim: has something in most tables. */
  bob: Member;
  /** Writes with the victim. */
  cy: Member;
  /** An admin. */
  staff: Member;
  /** Attacks without a session. */
  visitor: SupabaseClient;
  /** IDs and paths of what the victim has. */
  its: Record<'listing' | 'post' | 'comment' | 'event' | 'topic' | 'reply' | 'conversation' | 'message', string> &
    Record<'attachment' | 'document' | 'submission' | 'contract' | 'picture' | 'review' | 'resource', string>;
}

/** Columns by table that say whose row it is, from the registry of personal data. */
export async function ownerColumns(): Promise<Map<string, string[]>> {
  const registry = await readSchema(join(import.meta.dirname, '../../supabase'));
  const rows = [...registry.matchAll(/\('public\.(\w+)', '\{([\w,]+)\}'/g)];
  return new Map(rows.map(([, table = '', columns = '']) => [table, columns.split(',')]));
}

/** Every row of a member, read with the service key, by table. */
export async function rowsOf({ service }: Project, id: string): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = [...(await ownerColumns())];
  const rows = await Promise.all(
    tables.map(async ([table, columns]) => {
      const mine = columns.map((column) => `${column}.eq.${id}`).join(',');
      return [table, await done<Record<string, unknown>[]>(service.from(table).select().or(mine))] as const;
    }),
  );
  return Object.fromEntries(
    rows.map(([table, found]) => [table, found.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))]),
  );
}

/** Returns the data of a successful request; throws if it failed. */
export async function done<T>(
  request: PromiseLike<{ data: unknown; error: { code?: string; message: string } | null }>,
): Promise<T> {
  const { data, error } = await request;
  if (error) throw new Error(`${error.code ?? ''} ${error.message}`);
  return data as T;
}

/** Sets up the victim and the attackers. What outlives their accounts is removed when the project is cleaned up. */
export async function openStage(project: Project, ann: Member, bob: Member): Promise<Stage> {
  const [cy, eve, staff] = [
    await project.verifiedMember(),
    await project.verifiedMember(),
    await project.verifiedMember(),
  ];
  const { service } = project;
  for (const { id } of [ann, bob, cy, eve]) await earnTrust(service, id);
  for (const { id } of [bob, eve]) await done(service.from('granted_tiers').insert({ user_id: id, tier: 'closer' }));
  await done(service.from('staff').insert({ user_id: staff.id }));
  const its = {
    ...(await addListing(bob)),
    ...(await addCommunity(project, { bob, cy, staff })),
    ...(await addConversation(bob, cy)),
    ...(await addSubmission(project, bob)),
    ...(await addMoney(project, bob)),
  };
  project.later(() => service.from('reports').delete().eq('reporter_id', bob.id));
  await addPrivateRows(service, { bob, cy, listing: its.listing });
  await done(bob.client.from('member_blocks').insert({ blocker_id: bob.id, blocked_id: eve.id }));
  return { ann, eve, bob, cy, staff, visitor: project.visitor(), its };
}

/** Gives a member trust level 2, so that what they write needn’t wait for a moderator. */
async function earnTrust(service: SupabaseClient, id: string): Promise<void> {
  await done(service.from('member_activity').upsert({ user_id: id, days_active: 30, reads: 100 }));
  const responders = Array.from({ length: 3 }, () => ({ member_id: id, responder_id: crypto.randomUUID() }));
  await done(service.from('member_responses').insert(responders));
}

async function addListing({ client, id }: Member) {
  const listing = crypto.randomUUID();
  await done(client.from('properties').insert(listingOf(id, { id: listing, title: 'House of Bob' })));
  await done(
    client.from('listing_terms').insert({ property_id: listing, contract_price: 400_111, access_instructions: 'Hush' }),
  );
  const document = `${id}/${listing}/${crypto.randomUUID()}.pdf`;
  const type = { contentType: mimeTypes.pdf };
  await done(client.storage.from('documents').upload(document, pdf('Hush document'), type));
  const stored = { id: crypto.randomUUID(), kind: 'Other', access: 'on_request', path: document, name: 'Plans.pdf' };
  await done(client.rpc('save_listing_documents', { property_id: listing, documents: [stored] }));
  const picture = `${id}/properties/${listing}/1.webp`;
  await done(client.storage.from('images').upload(picture, webpBytes, webp));
  return { listing, document, picture };
}

export const webp = { contentType: 'image/webp' };

async function addCommunity(project: Project, { bob, cy, staff }: Record<'bob' | 'cy' | 'staff', Member>) {
  const { service } = project;
  const add = async (table: string, row: object, { client, id }: Member) => {
    const added = client.from(table).insert({ user_id: id, ...row });
    return (await done<{ id: string }>(added.select('id').single())).id;
  };
  const post = await add('feed_posts', { title: 'Post of Bob', content: 'Hello' }, bob);
  const comment = await add('feed_comments', { post_id: post, content: 'Well said' }, cy);
  const event = crypto.randomUUID();
  project.later(() => service.from('events').delete().eq('id', event));
  await done(bob.client.rpc('save_event', { event_id: event, ...eventFields(), link: 'https://hush.example' }));
  await done(staff.client.rpc('decide_event', { event_id: event, decision: 'published' }));
  await done(cy.client.rpc('register_for_event', { event_id: event }));
  const forum = await add('forums', { title: 'Forum of Bob' }, bob);
  project.later(() => service.from('forums').delete().eq('id', forum));
  const topic = await done<string>(
    bob.client.rpc('create_topic', { forum_id: forum, title: 'Topic of Bob', content: 'Opened' }),
  );
  const reply = await add('forum_posts', { topic_id: topic, content: 'Answer' }, bob);
  const review = { author_id: cy.id, member_id: bob.id, rating: 4, text: 'Closed on time.' };
  const { id } = await done<{ id: string }>(service.from('member_reviews').insert(review).select('id').single());
  return { post, comment, event, topic, reply, review: id };
}

const day = 86_400_000;

/** An event as the app proposes it. */
function eventFields() {
  return {
    title: 'Evening',
    description: 'Come in.',
    starts_at: new Date(Date.now() + 10 * day).toISOString(),
    ends_at: new Date(Date.now() + 10 * day + 3_600_000).toISOString(),
    time_zone: 'America/New_York',
    format: 'online',
    exclusive: false,
  };
}

async function addConversation(bob: Member, cy: Member) {
  const attachment = `${bob.id}/${cy.id}/1-hush.pdf`;
  const type = { contentType: mimeTypes.pdf };
  await done(bob.client.storage.from('message-attachments').upload(attachment, pdf('Hush attachment'), type));
  const message = crypto.randomUUID();
  const conversation = await done<string>(
    bob.client.rpc('send_message', {
      recipient_id: cy.id,
      message_id: message,
      content: 'Hush message',
      attachments: [{ path: attachment, name: 'Hush.pdf' }],
    }),
  );
  await done(bob.client.from('message_settings').insert({ user_id: bob.id, read_receipts: false }));
  return { conversation, message, attachment };
}

/** What the form of a submission has. */
const submissionFields = {
  address: '7 Hush St, New York, NY 10001',
  property_type: 'condo',
  condition: 'good',
  price: 777_333,
  sqft: 900,
  lot_sqft: null,
};

/** A submission with a checked contract, as the function register-contract stores it. */
async function addSubmission({ service }: Project, { client, id }: Member) {
  const submission = crypto.randomUUID();
  await done(client.rpc('save_submission', { submission_id: submission, ...submissionFields }));
  const file = pdf('Hush contract');
  const sha256 = createHash('sha256').update(file).digest('hex');
  const contract = `${id}/${submission}/${sha256}.pdf`;
  await done(service.storage.from('contracts').upload(contract, file, { contentType: mimeTypes.pdf }));
  await done(
    service.rpc('register_contract', {
      member_id: id,
      submission_id: submission,
      file_id: crypto.randomUUID(),
      name: 'Hush.pdf',
      size: file.length,
      mime_type: mimeTypes.pdf,
      sha256,
      path: contract,
    }),
  );
  await done(client.rpc('submit_property', { submission_id: submission }));
  return { submission, contract };
}

/**
 * A membership that has ended, and a customer with the member's email, so that no job looks them up at Stripe. And a
 * premium resource.
 */
async function addMoney(project: Project, { id, email }: Member) {
  const { service } = project;
  const [customer_id, subscription_id] = [`cus_hush_${id}`, `sub_hush_${id}`];
  const then = '2026-01-01T00:00:00Z';
  await done(service.from('stripe_customers').insert({ user_id: id, customer_id, email }));
  await done(
    service.from('stripe_subscriptions').insert({
      user_id: id,
      customer_id,
      subscription_id,
      status: 'canceled',
      payment_method_last4: '9182',
      created_at: then,
      ended_at: then,
    }),
  );
  await done(
    service.from('stripe_orders').insert({
      invoice_id: `in_hush_${id}`,
      user_id: id,
      customer_id,
      subscription_id,
      status: 'paid',
      amount_due_cents: 500_000,
      amount_paid_cents: 500_000,
      currency: 'usd',
      created_at: then,
    }),
  );
  const closed = { status: 'expired', closed_at: then, session_id: `cs_hush_${id}`, url: 'https://hush.example' };
  await done(
    service.from('stripe_checkouts').insert({
      user_id: id,
      price_id: 'price_hush',
      success_url: 'https://hush.example',
      cancel_url: 'https://hush.example',
      ...closed,
    }),
  );
  const lesson = {
    slug: `conformance-${id}`,
    title: 'A lesson',
    description: 'A lesson',
    type: 'template',
    category: 'land',
    premium: true,
    author: 'A',
  };
  const resource = await done<{ id: string }>(service.from('resources').insert(lesson).select('id').single());
  project.later(() => service.from('resources').delete().eq('id', resource.id));
  await done(service.from('resource_bodies').insert({ resource_id: resource.id, body: 'Hush lesson' }));
  return { resource: resource.id };
}

/** Everything else that only the victim, and sometimes staff, can read. */
async function addPrivateRows(
  service: SupabaseClient,
  { bob, cy, listing }: { bob: Member; cy: Member; listing: string },
): Promise<void> {
  const { client, id } = bob;
  await done(client.rpc('save_profile', { changes: { phone: '555-7770009' } }));
  const box = { states: ['NY'], min_price: 400_111, phone: '555-7770009', investment_strategies: ['BRRRR'] };
  await done(client.from('buybox_profiles').insert({ user_id: id, ...box }));
  await done(service.from('deal_alerts').insert({ user_id: id, property_id: listing, event: 'new', price: 400_111 }));
  await done(client.from('saved_listings').insert({ user_id: id, property_id: listing }));
  await done(client.from('saved_searches').insert({ user_id: id, name: 'Hush', query: 'state=TX' }));
  const setting = { user_id: id, kind: 'follow', in_app: true, mail: false };
  await done(client.from('notification_settings').upsert(setting));
  await done(client.rpc('record_profile_view', { member_id: cy.id }));
  await done(client.rpc('like_post', { post_id: await firstPost(service, id), liked: true }));
  await done(client.from('connections').insert({ sender_id: id, receiver_id: cy.id }));
  await done(client.rpc('report', { subject_kind: 'profile', subject_id: cy.id, reason: 'spam', details: 'Hush' }));
  const letter = { user_id: id, name: 'Bob', email: bob.email, subject: 'general', message: 'Hush letter' };
  await done(service.from('contact_messages').insert(letter));
}

async function firstPost(service: SupabaseClient, author: string): Promise<string> {
  const posts = service.from('feed_posts').select('id').eq('user_id', author).limit(1).single();
  return (await done<{ id: string }>(posts)).id;
}
