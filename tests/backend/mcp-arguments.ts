import type { Backend } from '../../supabase/local/backend.ts';
import { apiOf } from './api-keys.ts';

/** Arguments with which every tool finds something, for a member who has some of everything; others take none. */
export async function toolArguments(
  backend: Backend,
  member: string,
): Promise<Record<string, Record<string, unknown>>> {
  const one = async (sql: string) => {
    const [found] = await backend.database.query<{ id: string }>(`select ${sql} limit 1`, [member]);
    if (!found) throw new Error(`The demo has no ${sql}`);
    return found.id;
  };
  const api = await apiOf(backend, member);
  await api.saveBuyBox({ states: ['TN'] });
  const id = await one(`id from properties where status = 'active' and user_id <> $1 order by id`);
  const other = await one(`id from properties where status = 'active' and user_id <> $1 order by id desc`);
  await backend.database.query(
    `insert into listing_claims (property_id, other_id, strength, reasons) values ($1, $2, 'same', '{address}')
     on conflict do nothing`,
    [id, other],
  );
  return {
    getListing: { id },
    getListingTerms: { id },
    listListingPrices: { id },
    listSameProperty: { id },
    listStateRules: { state: 'OK', day: '2026-01-01' },
    listListingDisclosures: {
      id: await one(
        `id from properties where off_market_contract and state = 'TN' and $1::uuid is not null order by id`,
      ),
    },
    explainMatch: { id },
    getOwnListing: { id: await one('id from properties where user_id = $1 order by id') },
    // Of which each call of draftListing adds one.
    listDrafts: { limit: 1 },
    getDraft: { id: (await api.createDraft({ address: '12 Oak St' })).data.id },
    getCard: { id: await one('id from pipeline_cards where user_id = $1 order by id') },
    getTask: { id: await one('id from pipeline_tasks where user_id = $1 order by id') },
    getOffer: { id: await one('id from offers where $1 in (buyer_id, seller_id) order by id') },
    getDeal: { id: await one('deal_id as id from deal_parties where user_id = $1 order by deal_id') },
    getMessage: {
      id: await one(
        'm.id from messages m join conversation_members s using (conversation_id) where s.user_id = $1 order by 1',
      ),
    },
    getQuestion: {
      id: await one('id from listing_questions where $1 <> user_id and answered_at is not null order by id'),
    },
    getShowing: { id: await one('id from listing_showings where $1::uuid is not null order by id') },
    listMessages: { id: await one('conversation_id as id from conversation_members where user_id = $1 order by 1') },
    // By default, the strategy is the one that the title names.
    analyzeDeal: { listing_id: id, strategy: 'rental', figures: { downPaymentPct: 30 } },
    compareListings: { listing_ids: [id, other], strategy: 'rental' },
    draftListing: { address: '12 Oak St' },
    draftMessage: {
      recipient_id: await one('user_id as id from properties where user_id <> $1 order by id'),
      content: 'Is it available?',
      property_id: id,
    },
    draftOffer: { property_id: id, price: 150_000, contingencies: ['title'] },
  };
}
