import { createHash, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asMember, openRaces, outcomeOf, type RaceDatabase, times } from './concurrent-sql.ts';

/* Documents and agreements under concurrent requests. */

const seller = '00000000-0000-4000-8000-000000000001';
const buyer = '00000000-0000-4000-8000-000000000002';
const listing = '00000000-0000-4000-9000-000000000001';
const inputs = { original_seller: 'Olga', original_contract_date: '2026-11-02', assignment_fee_usd: 12_500 };

describe('concurrent documents and agreements', () => {
  let races: RaceDatabase;
  let sql: postgres.Sql;
  let setUp: postgres.Sql;
  let deal: string;
  let offer: string;

  beforeAll(async () => {
    races = await openRaces(30);
    ({ sql, setUp } = races);
    await sql`insert into public.agreement_template_approvals (template_id, state)
      select id, 'TX' from public.agreement_templates on conflict do nothing`;
  });
  afterAll(() => races?.close());
  beforeEach(async () => {
    await setUp`delete from auth.users`;
    await races.addMembers([seller, buyer], { age: '60 days', tier: 'closer' });
    // Staff have no limits.
    await setUp`insert into public.staff (user_id) values (${seller}), (${buyer})`;
    await setUp`insert into public.properties
        (id, user_id, title, description, property_type, address, city, state, zip, price, off_market_contract)
      values (${listing}, ${seller}, 'Brick ranch', 'A house.', 'Single Family', '12 Oak St', 'Austin', 'TX', '78701',
        100000, true)`;
    offer = randomUUID();
    const terms = {
      price: 95_000,
      earnest_money: 3000,
      closing_on: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
      financing: 'Cash',
      time_zone: 'America/Chicago',
      expires_at: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    };
    await asMember(setUp, buyer, (tx) => tx`select public.make_offer(${offer}, ${listing}, ${setUp.json(terms)})`);
    await asMember(setUp, seller, (tx) => tx`select public.answer_offer(${offer}, 'accept', 1)`);
    const [opened] = await setUp<{ id: string }[]>`select id from public.deals where offer_id = ${offer}`;
    deal = opened?.id ?? '';
  });

  it('completes an agreement once when both sides sign at the same time, again and again', async () => {
    const agreement = await prepare(buyer);
    const outcomes = await Promise.all(times(20, (index) => outcomeOf(sign(index % 2 ? buyer : seller, agreement))));
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(await kinds()).toEqual({
      'agreement.prepare': 1,
      'agreement.sign': 2,
      'agreement.complete': 1,
      'milestone.complete': 1,
    });
  });

  it('either completes or withdraws an agreement when the last signature meets a withdrawal', async () => {
    for (const round of times(4, (index) => index)) {
      const agreement = await prepare(buyer);
      await sign(buyer, agreement);
      const withdraw = () => asMember(sql, buyer, (tx) => tx`select public.withdraw_agreement(${agreement.id})`);
      const race = [() => sign(seller, agreement), withdraw];
      const outcomes = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => outcomeOf(start())));
      expect(outcomes.toSorted()).toEqual(['P0001', 'done']);
      const ends = await sql<{ kind: string; status: string }[]>`
        select e.kind, a.status
        from public.agreements a
        join public.ledger_entries e on e.content::jsonb #>> '{data,agreement}' = a.id::text
        where a.id = ${agreement.id} and e.kind in ('agreement.complete', 'agreement.withdraw')`;
      expect([
        [{ kind: 'agreement.complete', status: 'signed' }],
        [{ kind: 'agreement.withdraw', status: 'withdrawn' }],
      ]).toContainEqual([...ends]);
    }
  });

  it('sends one agreement when both sides prepare one at the same time', async () => {
    const outcomes = await Promise.all(times(10, (index) => outcomeOf(prepare(index % 2 ? buyer : seller))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'P0001']));
    expect(await sql`select from public.agreements where deal_id = ${deal}`).toHaveLength(1);
  });

  it('stores the first of ten PDFs that are sealed at the same time', async () => {
    const agreement = await prepare(buyer);
    await Promise.all([sign(buyer, agreement), sign(seller, agreement)]);
    const sealed = await Promise.all(times(10, (index) => seal(agreement.id, String(index))));
    expect(new Set(sealed).size).toBe(1);
    expect(await sql`select from public.deal_documents where deal_id = ${deal}`).toHaveLength(1);
    expect(await kinds()).toMatchObject({ 'agreement.seal': 1 });
  });

  it('neither deadlocks nor keeps a deleted account’s papers while they’re shared, opened, and signed', async () => {
    const agreement = await prepare(seller);
    const documents = await Promise.all(times(6, () => addDocument(buyer)));
    const [reader] = await sql<{ id: string }[]>`
      select id from public.deal_parties where deal_id = ${deal} and role = 'seller'`;
    const outcomes = await Promise.all([
      ...documents.map((id) =>
        outcomeOf(asMember(sql, buyer, (tx) => tx`select public.share_deal_document(${id}, ${reader?.id ?? null})`)),
      ),
      ...documents.map((id) => outcomeOf(asMember(sql, seller, (tx) => tx`select public.open_deal_document(${id})`))),
      ...documents.map((id) => outcomeOf(asMember(sql, buyer, (tx) => tx`select public.remove_deal_document(${id})`))),
      outcomeOf(sign(seller, agreement)),
      outcomeOf(sign(buyer, agreement)),
      outcomeOf(sql`delete from auth.users where id = ${buyer}`),
    ]);
    expect(outcomes).not.toContain('40P01');
    // The seller keeps what was shared with them, and not removed, before the account was deleted.
    const [shares, removals] = [outcomes.slice(0, 6), outcomes.slice(12, 18)];
    const kept = documents.filter((_, at) => shares[at] === 'done' && removals[at] !== 'done');
    const stored = await sql<{ id: string }[]>`
      select id from public.deal_documents where deal_id = ${deal} and added_by is not null`;
    expect(stored.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    const [left] = await sql<{ status: string; body: string | null }[]>`
      select status, body from public.agreements where id = ${agreement.id}`;
    expect(left?.status === 'signed' ? left.body !== null : left?.body).toBe(left?.status === 'signed' ? true : null);
    expect(left?.status).not.toBe('awaiting_signatures');
  });

  interface Prepared {
    id: string;
    hash: string;
  }

  async function prepare(member: string): Promise<Prepared> {
    const id = randomUUID();
    let hash = '';
    await asMember(sql, member, async (tx) => {
      const [draft] = await tx<{ hash: string }[]>`
        select public.preview_agreement(${deal}, 'assignment', ${sql.json(inputs)}) ->> 'body_sha256' as hash`;
      hash = draft?.hash ?? '';
      return tx`select public.prepare_agreement(${id}, ${deal}, 'assignment', ${sql.json(inputs)}, ${hash})`;
    });
    return { id, hash };
  }

  function sign(member: string, { id, hash }: Prepared): Promise<unknown> {
    return asMember(sql, member, (tx) => tx`select public.sign_agreement(${id}, ${hash}, 'Full Name', true, true)`);
  }

  /** Registers a sealed PDF, as seal-agreement does, and returns the document that counts. */
  async function seal(agreement: string, mark: string): Promise<string> {
    const hash = createHash('sha256').update(mark).digest('hex');
    const path = `agreements/${agreement}/${hash}.pdf`;
    await sql`insert into storage.objects (bucket_id, name) values ('deal-documents', ${path})`;
    const [document] = await sql<{ id: string }[]>`
      select id from public.register_sealed_agreement(${agreement}, ${randomUUID()}, 1000, ${hash}, ${path})`;
    return document?.id ?? '';
  }

  /** Registers a document, as register-upload does, and returns its ID. */
  async function addDocument(member: string): Promise<string> {
    const id = randomUUID();
    const hash = createHash('sha256').update(id).digest('hex');
    const path = `${member}/${id}/${hash}.pdf`;
    await sql`insert into storage.objects (bucket_id, name) values ('deal-documents', ${path})`;
    await sql`select public.register_deal_document(${member}, ${id}, ${deal}, 'other', '{}', 'A.pdf', 1000,
      'application/pdf', ${hash}, ${path})`;
    return id;
  }

  /** How many entries of each kind about agreements the deal's ledger has. */
  async function kinds(): Promise<Record<string, number>> {
    const rows = await sql<{ kind: string; count: number }[]>`
      select kind, count(*)::integer as count from public.ledger_entries
      where offer_id = ${offer} and kind ~ '^(agreement|milestone)' group by kind`;
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  }
});
