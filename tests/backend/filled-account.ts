import { randomUUID } from 'node:crypto';
import type { Backend } from '../../supabase/local/backend.ts';
import { newMember } from './client.ts';
import { pdf } from './documents.ts';
import { webpBytes } from './files.ts';
import { postListing } from './listing-fields.ts';

type Member = Awaited<ReturnType<typeof newMember>>;

/** The ISO date some days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const picture = new Blob([webpBytes], { type: 'image/webp' });
const document = new Blob([pdf()], { type: 'application/pdf' });

/** Uploads a file, and returns its path. */
async function put({ client }: Member, bucket: string, path: string, content = document): Promise<string> {
  const { error } = await client.storage.from(bucket).upload(path, content, { contentType: content.type });
  if (error) throw error;
  return path;
}

/** Adds rows with the same columns. */
async function insert({ client }: Member, table: string, ...rows: object[]): Promise<void> {
  await client.from(table).insert(rows).throwOnError();
}

/** Gives a member one of everything that an archive restores, and some of what it doesn't. */
export async function fillAccount(backend: Backend, member: Member): Promise<void> {
  const seller = await newMember(backend);
  const listings = [0, 1].map((n) => ({ id: randomUUID(), address: `${n} Elm St` }));
  for (const listing of listings) await postListing(seller.client, listing);
  const [saved = '', disliked = ''] = listings.map(({ id }) => id);
  await fillSettings(member, await newMember(backend));
  await fillSearches(member, saved, disliked);
  await followTopic(backend, member, seller);
  await fillPipeline(member, saved);
  await fillDrafts(member);
  await postListings(member);
  await proveFunds(backend, member);
}

async function fillSettings(member: Member, blocked: Member) {
  const { client, id } = member;
  const changes = {
    name: 'Ann Lee',
    title: 'Buyer',
    location: 'Reno, NV',
    bio: '=1+1',
    expertise: ['Land'],
    past_deals: 7,
    social_links: { linkedin: 'https://linkedin.com/in/ann' },
    phone: '555 0100',
    website: 'https://ann.example',
    roles: ['agent'],
    industries: ['land'],
    shown: false,
    open_to_messages: true,
    profile_status: 'private',
  };
  await client.rpc('save_profile', { changes }).throwOnError();
  const avatar = await put(member, 'avatars', `${id}/7.jpg`, picture);
  await client.from('users').update({ profile_image_url: avatar }).eq('id', id).throwOnError();
  await insert(member, 'buybox_profiles', {
    user_id: id,
    states: ['TX'],
    counties: ['Loving, TX'],
    min_price: 1,
    phone: '555 0101',
    vip_alerts: true,
    alert_mail: 'instant',
    filters: { bedrooms: { min: 2 } },
    seller_invitations: true,
    shown: false,
  });
  await insert(member, 'notification_settings', {
    user_id: id,
    kind: 'listing_decision',
    in_app: false,
    mail: true,
    push: true,
  });
  await insert(member, 'quiet_hours', {
    user_id: id,
    starts_at: '22:00',
    ends_at: '07:00',
    time_zone: 'America/Boise',
  });
  await insert(member, 'message_settings', { user_id: id, read_receipts: false, hide_push_details: true });
  await insert(member, 'member_blocks', { blocker_id: id, blocked_id: blocked.id });
}

async function fillSearches(member: Member, saved: string, disliked: string) {
  const { id } = member;
  const searches = [0, 1].map((n) => ({ id: randomUUID(), user_id: id, name: `S${n}`, query: `q=${n}` }));
  await insert(member, 'saved_searches', ...searches);
  const alert = { search_id: searches[0]?.id, user_id: id, filters: { states: ['TX'] }, mail: 'off' };
  await insert(member, 'search_alerts', alert);
  await insert(member, 'property_feedback', { user_id: id, property_id: disliked, feedback_type: 'dislike' });
  await insert(member, 'saved_listings', { user_id: id, property_id: saved });
}

async function followTopic(backend: Backend, member: Member, author: Member) {
  const forum = { id: randomUUID(), user_id: author.id, title: 'Land' };
  await insert(author, 'forums', forum);
  const topic = { forum_id: forum.id, title: 'Boise', content: 'Who buys?' };
  await author.client.rpc('create_topic', topic).throwOnError();
  const [row] = await backend.database.query<{ id: string }>('select id from forum_topics');
  await insert(member, 'topic_follows', { user_id: member.id, topic_id: row?.id });
}

async function fillPipeline(member: Member, saved: string) {
  const { client, id } = member;
  const [first, second, third, file] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const cards = [
    { id: first, property_id: saved, title: 'x', address: null, price: null, stage: 'offered', notes: 'Call' },
    { id: second, property_id: null, title: 'Elsewhere', address: '1 Oak St', price: 5, stage: 'lost', notes: '' },
    { id: third, property_id: null, title: 'On top', address: null, price: null, stage: 'lost', notes: '' },
  ];
  await insert(member, 'pipeline_cards', ...cards.map((card) => ({ ...card, user_id: id })));
  // The seller's price is another one.
  await client.from('pipeline_cards').update({ price: 9 }).eq('id', first).throwOnError();
  await insert(
    member,
    'pipeline_tasks',
    { user_id: id, card_id: first, title: 'Sign', due_at: '2030-01-02T03:04:05Z', due_on: null, done_at: null },
    {
      user_id: id,
      card_id: second,
      title: 'Done',
      due_at: null,
      due_on: '2030-01-02',
      done_at: '2026-01-01T00:00:00Z',
    },
  );
  const inputs = { deal: 'a.b', figures: { price: 1 } };
  await insert(member, 'saved_analyses', { user_id: id, card_id: second, name: 'BRRRR', inputs });
  const path = await put(member, 'pipeline', `${id}/${second}/${file}.pdf`);
  await client.rpc('add_pipeline_file', { id: file, card_id: second, path, name: 'Lease.pdf' }).throwOnError();
}

async function fillDrafts(member: Member) {
  const { client, id: userId } = member;
  const id = randomUUID();
  const pictures = [await put(member, 'images', `${userId}/properties/${id}/${randomUUID()}.webp`, picture)];
  const draft = { fields: { title: 'Draft', price: 'x' }, pictures, photo_urls: ['https://x.example/1.jpg'] };
  await insert(member, 'listing_drafts', { id, user_id: userId, ...draft });
  const imports = { columns_hash: 'a'.repeat(64), mapping: { columns: {} }, stored: 0 };
  // The second is never completed.
  for (const [file_name, row_count] of [
    ['whole.csv', 1],
    ['unfinished.csv', 2],
  ]) {
    const drafts = [{ id: randomUUID(), line: 2, fields: { address: '3 Oak St' } }];
    const chunk = { ...imports, import_id: randomUUID(), file_name, row_count, drafts };
    await client.rpc('import_listing_drafts', chunk).throwOnError();
  }
}

async function postListings(member: Member) {
  const { client, id: userId } = member;
  const id = randomUUID();
  const newPicture = () => put(member, 'images', `${userId}/properties/${id}/${randomUUID()}.webp`, picture);
  const images = [await newPicture(), await newPicture()];
  const full = {
    id,
    images,
    address: '4 Oak St',
    noi: 9,
    arv: 200_000,
    repair_cost: 0,
    monthly_rent: 900,
    other_monthly_income: 5,
    vacancy_pct: 5.5,
    down_payment_pct: 10,
    seller_note_amount: 50_000,
    seller_note_rate: 6.5,
    seller_note_interest_only_years: 2,
    balloon_years: 7,
    existing_loan_balance: 60_000,
    existing_loan_rate: 3.25,
    existing_loan_months: 300,
    existing_loan_arrears: 1500,
    annual_expenses: { insurance: 7, other: 0 },
    units: 2,
    year_built: 1985,
    unit_mix: [{ units: 2, bedrooms: 1, bathrooms: 1.5, rent: 450 }],
    parking: 'Street',
    zoning: 'R-2',
    apn: '1-2',
    bedrooms: 2,
    bathrooms: 3,
    sqft: 900,
    lot_sqft: 1000,
    condition: 'Light Rehab',
    financing: 'Cash',
    occupancy: 'occupied',
    off_market_contract: true,
    latitude: 40.75,
    longitude: -73.99,
  };
  const others = ['paused', 'sold'].map((status, n) => ({ status, address: `${n + 5} Oak St` }));
  for (const listing of [full, ...others]) await postListing(client, listing);
  await insert(member, 'listing_terms', {
    property_id: id,
    contract_price: 80_000,
    assignment_fee: 0,
    contract_shared: true,
    earnest_money: 5,
    closing_on: inDays(30),
    contract_expires_on: inDays(40),
    contract_inspection_on: inDays(20),
    contract_assignable: 'Yes',
    access_instructions: 'Ring',
    funds_required: true,
  });
  const documents = [];
  for (const access of ['public', 'on_request']) {
    const documentId = randomUUID();
    const path = await put(member, 'documents', `${userId}/${id}/${documentId}.pdf`);
    documents.push({ id: documentId, kind: 'Leases', access, name: `${access}.pdf`, path });
  }
  await client.rpc('save_listing_documents', { property_id: id, documents }).throwOnError();
}

async function proveFunds(backend: Backend, member: Member) {
  const [proof_id, file_id] = [randomUUID(), randomUUID()];
  await put(member, 'proofs-of-funds', `${member.id}/${proof_id}/incoming/${file_id}.pdf`);
  const subject = { bucket: 'proofs-of-funds', subject_id: proof_id, file_id };
  const proof = { ...subject, name: 'Bank.pdf', kind: 'other', amount: 5, expires_on: inDays(9) };
  const { error } = await member.client.functions.invoke('register-upload', { body: proof });
  if (error) throw error as Error;
  await backend.database.query(`update proofs_of_funds set status = 'verified', decided_at = now()`);
}
