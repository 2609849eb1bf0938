import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../../supabase/local/backend.ts';
import { newMember } from './client.ts';
import { postListing } from './listing-fields.ts';

/** A member of a test. */
interface DealMember {
  client: SupabaseClient;
  id: string;
  email: string;
}

/** A deal made through the API. */
export interface TestDeal {
  offerId: string;
  dealId: string;
  buyer: DealMember;
  seller: DealMember;
  partner: DealMember;
}

/** What a message may contain: quotes, backslashes, line breaks, control characters, emoji, and parts of JSON. */
export const trickyText =
  'Cash, "as is".\nNo \\repairs\\\\, no \\n, \\u0041, or \\"; ' +
  "100% sure: $(id) `id` 'x'\t\u0001\u001f\u007f\u2028 Renée 🏡" +
  '","text":"Deal off", é\\';

/** Calls a database function as a member and throws if it fails. */
export async function call({ client }: Pick<DealMember, 'client'>, name: string, args: object): Promise<unknown> {
  const { data, error } = await client.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
  return data;
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** The terms of an offer; `fields` replaces some. */
const terms = (fields: object = {}) => ({
  price: 95_000,
  earnest_money: 3000,
  closing_on: daysFromNow(30).slice(0, 10),
  financing: 'Cash',
  inspection_days: 7,
  contingencies: ['financing', 'title'],
  time_zone: 'America/Chicago',
  expires_at: daysFromNow(3),
  ...fields,
});

/** Posts a house as a member and returns its ID. */
const postHouse = ({ client }: DealMember, number = 12) =>
  postListing(client, { title: 'Brick "ranch"', property_type: 'Single Family', address: `${number} Oak St` });

/** Makes an offer and returns its ID. */
async function makeOffer(buyer: DealMember, listing: string, message?: string): Promise<string> {
  const offerId = randomUUID();
  await call(buyer, 'make_offer', { offer_id: offerId, property_id: listing, terms: terms(), message });
  return offerId;
}

async function paidMember(backend: Backend, name: string): Promise<DealMember> {
  const member = await newMember(backend);
  await backend.database.query(`update public.users set name = $1, membership_tier = 'closer' where id = $2`, [
    name,
    member.id,
  ]);
  return member;
}

/** Takes an offer through a counteroffer, milestones, an extension, a JV partner, and a split; closes it if `close`. */
export async function makeDeal(backend: Backend, { close = true }: { close?: boolean } = {}): Promise<TestDeal> {
  const [seller, buyer, partner] = [
    await paidMember(backend, 'Cal O’Seller'),
    await paidMember(backend, 'Ann "Quick" Lee'),
    await paidMember(backend, 'Pat \\ Partner'),
  ];
  const offerId = await makeOffer(buyer, await postHouse(seller), trickyText);
  const answer = (member: DealMember, action: string, version: number, fields?: object, message?: string) =>
    call(member, 'answer_offer', { offer_id: offerId, action, version, terms: fields && terms(fields), message });
  await answer(seller, 'counter', 1, { price: 99_000 }, 'Meet me here?');
  await answer(buyer, 'accept', 2);
  const { data: deal } = await buyer.client.from('deals').select('id').eq('offer_id', offerId).single();
  const dealId = (deal as { id: string }).id;
  const { data: milestones } = await buyer.client.from('deal_milestones').select('id, kind').eq('deal_id', dealId);
  const milestone = (kind: string) => milestones?.find((one) => one.kind === kind)?.id as string;
  await call(buyer, 'move_milestone', { milestone_id: milestone('earnest_money'), action: 'declare' });
  // In Chicago, it may still be yesterday.
  const [today] = await backend.database.query<{ day: string }>(
    `select (now() at time zone 'America/Chicago')::date::text as day`,
  );
  await call(seller, 'move_milestone', {
    milestone_id: milestone('earnest_money'),
    action: 'confirm',
    amount: 3000,
    received_on: today?.day,
    reference: 'Wire 4471',
  });
  const extension = await call(buyer, 'propose_extension', {
    milestone_id: milestone('inspection'),
    due_at: daysFromNow(9),
    reason: 'The inspector is ill',
  });
  await call(seller, 'answer_extension', { extension_id: extension, answer: 'agreed' });
  await call(buyer, 'move_milestone', { milestone_id: milestone('inspection'), action: 'complete' });
  const invitation = { deal_id: dealId, email: partner.email, name: 'Pat \\ Partner', role: 'jv_partner' };
  await call(partner, 'join_deal', { party_id: await call(buyer, 'invite_party', invitation) });
  await agreeOnSplit(dealId, { buyer, seller, partner });
  if (close) {
    const closing = { deal_id: dealId, price: 99_000, closed_on: today?.day };
    await call(buyer, 'confirm_closing', closing);
    await call(seller, 'confirm_closing', closing);
  }
  return { offerId, dealId, buyer, seller, partner };
}

/** A closed deal under yesterday's root, together with five more ledgers, so that there's a path to the root. */
export async function makeSealedDeal(backend: Backend): Promise<TestDeal> {
  const deal = await makeDeal(backend);
  for (let count = 0; count < 5; count += 1) await makeOffer(deal.partner, await postHouse(deal.seller, count));
  await sealYesterday(backend);
  return deal;
}

async function agreeOnSplit(
  dealId: string,
  { buyer, seller, partner }: Pick<TestDeal, 'buyer' | 'seller' | 'partner'>,
): Promise<void> {
  const { data: parties } = await buyer.client.from('deal_parties').select('id, role').eq('deal_id', dealId);
  const party = (role: string) => parties?.find((one) => one.role === role)?.id as string;
  const splitId = randomUUID();
  await call(buyer, 'propose_split', {
    split_id: splitId,
    deal_id: dealId,
    lines: {
      profit: {
        amount_cents: 1_000_001,
        shares: { [party('buyer')]: 5000, [party('seller')]: 3333, [party('jv_partner')]: 1667 },
      },
    },
  });
  await call(seller, 'answer_split', { split_id: splitId, answer: 'approved' });
  await call(partner, 'answer_split', { split_id: splitId, answer: 'approved' });
}

/** Lets a day pass for steps that no root has yet, and seals it. */
async function sealYesterday({ database }: Pick<Backend, 'database'>): Promise<void> {
  await database.query('alter table public.ledger_entries disable trigger refuse_change');
  await database.query(
    `update public.ledger_entries e set recorded_at = now() - interval '1 day'
     where not exists (select from private.ledger_nodes n where n.offer_id = e.offer_id and n.seq >= e.seq)`,
  );
  await database.query('alter table public.ledger_entries enable trigger refuse_change');
  await database.query(`select private.seal_ledger_day((now() at time zone 'utc')::date - 1)`);
}
