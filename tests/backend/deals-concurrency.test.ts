import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idsOf, openRaces, outcomeOf, type RaceDatabase, times } from './concurrent-sql.ts';

/* Offers and deals under concurrent requests. */

const seller = '00000000-0000-4000-8000-000000000001';
const listing = '00000000-0000-4000-9000-000000000001';
const buyers = idsOf('a000', 50);

describe('concurrent offers', () => {
  let races: RaceDatabase;
  let sql: postgres.Sql;
  let setUp: postgres.Sql;
  let act: RaceDatabase['act'];
  let asMember: RaceDatabase['asMember'];

  beforeAll(async () => {
    races = await openRaces(50);
    ({ sql, setUp, act, asMember } = races);
  });
  afterAll(() => races?.close());
  beforeEach(async () => {
    await setUp`delete from auth.users`;
    await races.addMembers(buyers, { age: '60 days' });
    await races.addMembers([seller], { age: '60 days', tier: 'closer' });
    await setUp`insert into public.staff (user_id) values (${seller})`;
    await races.postListing(listing, seller);
  });

  it('lets exactly one of 50 simultaneous accepts of different offers win', async () => {
    const offers = await Promise.all(buyers.map(offerBy));
    const outcomes = await Promise.all(offers.map((offer) => outcomeOf(answer(seller, offer, 'accept'))));
    expect(outcomes.toSorted()).toEqual([...times(49, () => 'P0001'), 'done']);
    expect(await states()).toEqual({ accepted: 1, open: 49 });
    expect(await sql`select from public.deals where state = 'open'`).toHaveLength(1);
    expect(await sql`select status from public.properties`).toEqual([{ status: 'under_contract' }]);
  });

  it('either expires or accepts an offer at the instant of its deadline, and notifies both parties', async () => {
    const wins = { accepted: 0, expired: 0 };
    for (const [round, buyer] of buyers.slice(0, 12).entries()) {
      const offer = await offerBy(buyer);
      const moment = new Date(Date.now() + 60);
      await sql`update public.offers set respond_by = ${moment} where id = ${offer}`;
      const early = round % 3;
      await Promise.all([
        until(moment, -4 * early).then(() => outcomeOf(answer(seller, offer, 'accept'))),
        ...times(4, (index) => until(moment, index).then(() => outcomeOf(sql`select public.advance_deals()`))),
      ]);
      await sql`select public.advance_deals()`;
      const [row] = await sql<{ state: 'accepted' | 'expired' }[]>`select state from public.offers where id = ${offer}`;
      if (row) wins[row.state] += 1;
      const kinds = await sql<{ kind: string }[]>`
        select kind from public.ledger_entries where offer_id = ${offer} and kind in ('offer.accept', 'offer.expire')`;
      expect(kinds).toEqual([{ kind: row?.state === 'accepted' ? 'offer.accept' : 'offer.expire' }]);
      const notified = await sql<{ user_id: string; step: string }[]>`
        select user_id, data ->> 'step' as step from public.notifications
        where data ->> 'offer_id' = ${offer} and data ->> 'step' in ('accept', 'expire')`;
      const step = row?.state === 'accepted' ? 'accept' : 'expire';
      // Who accepts knows it.
      expect(notified.map((one) => `${one.step} ${one.user_id}`).toSorted()).toEqual(
        (step === 'accept' ? [buyer] : [seller, buyer]).map((member) => `${step} ${member}`).toSorted(),
      );
      if (row?.state === 'accepted') await endDeal(offer);
    }
    expect(wins.accepted + wins.expired).toBe(12);
  });

  it('expires each of 40 offers once when five jobs run at the same time', async () => {
    await Promise.all(buyers.slice(0, 40).map(offerBy));
    await sql`update public.offers set respond_by = now() - interval '1 second'`;
    const runs = await Promise.all(times(5, () => sql<{ steps: number }[]>`select public.advance_deals() as steps`));
    expect(runs.reduce((sum, [row]) => sum + (row?.steps ?? 0), 0)).toBe(40);
    expect(await states()).toEqual({ expired: 40 });
  });

  it('opens all sealed offers of a call once, also while offers come in', async () => {
    await asMember(
      seller,
      (tx) => tx`
      select public.call_for_offers(${listing}, now() + interval '2 hours', 'America/Chicago')`,
    );
    await Promise.all(buyers.slice(0, 20).map(offerBy));
    await sql`update public.calls_for_offers set deadline = clock_timestamp() + interval '30 milliseconds'`;
    await Promise.all([
      ...buyers.slice(20, 40).map(offerBy),
      ...times(5, (index) =>
        until(new Date(Date.now() + 25 + index * 5), 0).then(() => sql`select public.advance_deals()`),
      ),
    ]);
    await sql`select public.advance_deals()`;
    expect(await states()).toEqual({ open: 40 });
    expect(await sql`select from public.notifications where data ->> 'step' = 'opened'`).toHaveLength(1);
  });

  it('closes a deal once when both sides confirm the same at the same time', async () => {
    const [buyer = ''] = buyers;
    const offer = await offerBy(buyer);
    await answer(seller, offer, 'accept');
    const [deal] = await sql<{ id: string }[]>`select id from public.deals where offer_id = ${offer}`;
    const confirm = (member: string) =>
      act(
        member,
        (tx) => tx`select public.confirm_closing(${deal?.id ?? null}, 95000,
            (now() at time zone 'America/Chicago')::date)`,
      );
    const outcomes = await Promise.all(times(20, (index) => confirm(index % 2 ? buyer : seller)));
    expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'P0001')).toEqual([]);
    expect(await sql`select from public.ledger_entries where kind = 'deal.close' and offer_id = ${offer}`).toHaveLength(
      1,
    );
    expect(await sql`select status from public.properties`).toEqual([{ status: 'sold' }]);
  });

  it('adds up every part of the earnest money that is recorded at the same time, each once', async () => {
    const offer = await offerBy(buyers[0] ?? '');
    await answer(seller, offer, 'accept');
    const [milestone] = await sql<{ id: string }[]>`
      select m.id from public.deal_milestones m join public.deals d on d.id = m.deal_id
      where d.offer_id = ${offer} and m.kind = 'earnest_money'`;
    const receive = (reference: string) =>
      act(
        seller,
        (tx) => tx`select public.move_milestone(${milestone?.id ?? null}, 'confirm', 500,
            (now() at time zone 'America/Chicago')::date, ${reference})`,
      );
    // Each of five twice, as after a lost answer.
    const outcomes = await Promise.all(times(10, (index) => receive(`Wire ${index % 5}`)));
    expect(outcomes).toEqual(times(10, () => 'done'));
    const money = () => sql`
      select m.state, e.amount::integer from public.deal_milestones m join public.deal_earnest_money e using (deal_id)
      where m.id = ${milestone?.id ?? null}`;
    expect(await money()).toEqual([{ state: 'pending', amount: 2500 }]);
    expect(
      await sql`select from public.ledger_entries where kind = 'milestone.confirm' and offer_id = ${offer}`,
    ).toHaveLength(5);
    expect(await receive('Wire 5')).toBe('done');
    expect(await money()).toEqual([{ state: 'done', amount: 3000 }]);
  });

  it('neither deadlocks nor leaves a live deal when accounts are deleted while offers are answered', async () => {
    const offers = await Promise.all(buyers.slice(0, 12).map(offerBy));
    const outcomes = await Promise.all([
      ...offers.map((offer) => outcomeOf(answer(seller, offer, 'counter'))),
      ...buyers.slice(0, 12).map((buyer) => outcomeOf(sql`delete from auth.users where id = ${buyer}`)),
      outcomeOf(sql`select public.advance_deals()`),
    ]);
    expect(new Set(outcomes.filter((outcome) => outcome !== 'done'))).not.toContain('40P01');
    expect(await states()).toEqual({ canceled: 12 });
  });

  /** Makes an offer and returns its ID. */
  async function offerBy(buyer: string): Promise<string> {
    const id = randomUUID();
    await asMember(buyer, (tx) => tx`select public.make_offer(${id}, ${listing}, ${sql.json(terms())}, 'Hello')`);
    return id;
  }

  function answer(member: string, offer: string, action: string): Promise<unknown> {
    return asMember(member, (tx) => tx`select public.answer_offer(${offer}, ${action}, 1, ${sql.json(terms())})`);
  }

  async function endDeal(offer: string): Promise<void> {
    await asMember(
      seller,
      (tx) => tx`select public.end_deal((select id from public.deals where offer_id = ${offer}), 'other')`,
    );
  }

  async function states(): Promise<Record<string, number>> {
    const rows = await sql<{ state: string; count: number }[]>`
      select state, count(*)::integer as count from public.offers
      where property_id = ${listing} and (buyer_id is not null or state = 'canceled') group by state`;
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }
});

function terms(): Record<string, string | number | string[]> {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  return {
    price: 95_000,
    earnest_money: 3000,
    closing_on: days(40).toISOString().slice(0, 10),
    financing: 'Cash',
    contingencies: [],
    time_zone: 'America/Chicago',
    expires_at: days(5).toISOString(),
  };
}

/** Resolves this many milliseconds after a moment. */
function until(moment: Date, offset: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, moment.getTime() + offset - Date.now()));
}
