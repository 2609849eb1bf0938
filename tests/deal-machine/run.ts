/**
 * Sends random steps by random members to the functions of offers and deals, and compares every answer and the
 * resulting rows with the model. Used by `tests/backend/deal-machine.test.ts`.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Database, OpenDatabase } from '../../supabase/local/server/database.ts';
import { received, type Verdict } from './basics.ts';
import * as model from './model.ts';
import * as releases from './release-model.ts';

export interface MachineReport {
  steps: number;
  accepted: number;
  rejected: number;
  offers: number;
  deals: number;
  splits: number;
  /** Steps the database accepted, by action. */
  byAction: Record<string, number>;
}

interface Step {
  action: string;
  member: string | null;
  sql: string;
  expected: Verdict;
}

const batchSize = 100;
const memberCount = 8;
const listingCount = 6;
const openSteps =
  'hard,invite,join,split,split,split,answer,answer,answer,amend,amend,amend,sign,sign,sign,sign,sign,sign,' +
  'release,release,release,release,release,release,release,release,' +
  'milestone,milestone,milestone,milestone,milestone,milestone,milestone,milestone,milestone,milestone';
/** A deal ends rarely, so that much happens to most. */
const dealSteps = `end,close,${openSteps},${openSteps}`.split(',');
const prices = [90_000, 95_000, 100_000];
const milestoneKinds =
  'earnest_money,earnest_money,second_deposit,second_deposit,extension_fee,inspection,financing,closing'.split(',');
const milestoneActions = 'declare,confirm,confirm,reject,accept,dispute,complete,waive'.split(',');
/** The steps about money that every run has to have had. */
const moneySteps: Readonly<Record<string, string>> = { second_deposit: 'second deposit', extension_fee: 'fee' };

/** A small seeded random generator (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const uuid = (kind: string, number: number) => `${kind}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

const setUp = `
  create schema machine;
  grant usage on schema machine to authenticated;
  create function machine.deal_of(offer uuid) returns uuid language sql stable security definer
    as $$ select id from public.deals where offer_id = offer $$;
  create function machine.milestone_of(offer uuid, kind text) returns uuid language sql stable security definer
    as $$ select m.id from public.deals d join public.deal_milestones m on m.deal_id = d.id
      where d.offer_id = offer and m.kind = milestone_of.kind $$;
  create function machine.hash_of(agreement uuid) returns text language sql stable security definer
    as $$ select body_sha256 from public.agreements where id = agreement $$;
  create function machine.party_of(offer uuid, member uuid) returns uuid language sql stable security definer
    as $$ select p.id from public.deals d join public.deal_parties p on p.deal_id = d.id
      where d.offer_id = offer and (p.user_id = member or p.role = 'jv_partner' and p.user_id is null)
      order by p.user_id = member desc nulls last limit 1 $$;
  create function machine.run(steps jsonb) returns text[] language plpgsql as $$
  declare
    step record;
    results text[] := '{}';
  begin
    delete from private.rate_limits;
    for step in select * from jsonb_to_recordset(steps) as s (member uuid, sql text) loop
      begin
        perform set_config('request.jwt.claims', coalesce(jsonb_build_object(
          'sub', step.member, 'role', 'authenticated', 'session_id', step.member
        )::text, ''), true) where step.member is not null;
        perform set_config('request.jwt.claims', '', true) where step.member is null;
        perform set_config('request.jwt.claim.sub', coalesce(step.member::text, ''), true);
        perform set_config('role', case when step.member is null then 'none' else 'authenticated' end, true);
        execute step.sql;
        results := results || 'ok'::text;
      exception when others then
        results := results || (sqlstate || ' ' || sqlerrm);
      end;
      perform set_config('role', 'none', true);
    end loop;
    perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
    return results;
  end $$;`;

/** Rejects with the first difference, naming the seed and the step. */
export async function runDealMachine(
  database: OpenDatabase,
  { steps: total, seed, onProgress }: { steps: number; seed: number; onProgress?: (done: number) => void },
): Promise<MachineReport> {
  const world = new World(seed);
  await database.transaction(({ script }) => script(setUp + world.populate()));
  const report: MachineReport = { steps: 0, accepted: 0, rejected: 0, offers: 0, deals: 0, splits: 0, byAction: {} };
  while (report.steps < total) {
    const batch = Array.from({ length: Math.min(batchSize, total - report.steps) }, () => world.next());
    const [row] = await database.query<{ results: string[] }>('select machine.run($1::jsonb) as results', [
      JSON.stringify(batch.map(({ member, sql }) => ({ member, sql }))),
    ]);
    for (const [index, step] of batch.entries()) {
      const result = row?.results[index] ?? 'nothing';
      const isAccepted = result === 'ok';
      const isClean = isAccepted || /^(P0001|42501|22023|23514) /.test(result);
      if (isAccepted !== step.expected || !isClean)
        throw new Error(
          `Seed ${seed}, step ${report.steps + index}: ${step.action} should be ` +
            `${step.expected ? 'accepted' : 'rejected'}, was "${result}"\n${step.sql} by ${step.member}`,
        );
      report[isAccepted ? 'accepted' : 'rejected'] += 1;
      if (isAccepted) report.byAction[step.action] = (report.byAction[step.action] ?? 0) + 1;
    }
    report.steps += batch.length;
    await compare(database, world, `Seed ${seed}, before step ${report.steps}`);
    onProgress?.(report.steps);
  }
  await checkLedgers(database, world);
  return { ...report, ...world.totals };
}

async function compare(database: Pick<Database, 'query'>, world: World, where: string): Promise<void> {
  const expected = world.snapshot();
  const [row] = await database.query<{ found: unknown }>(snapshotSql, [world.touchedOffers(), world.listingIds()]);
  if (!isDeepStrictEqual(row?.found, expected))
    throw new Error(`${where}: ${JSON.stringify(row?.found)}\nshould be ${JSON.stringify(expected)}`);
  world.forget();
}

const snapshotSql = `
  select jsonb_build_object(
    'listings', (select jsonb_object_agg(p.id, p.status) from public.properties p where p.id = any ($2::uuid[])),
    'calling', (select coalesce(jsonb_agg(c.property_id order by c.property_id), '[]') from public.calls_for_offers c
      where c.state = 'running'),
    'offers', (select coalesce(jsonb_object_agg(o.id, jsonb_build_object(
      'state', o.state, 'proposer', o.proposer, 'rank', o.backup_rank, 'buyer', o.buyer_id,
      'prices', (select jsonb_agg(v.price order by v.version) from public.offer_versions v where v.offer_id = o.id),
      'deal', (select jsonb_build_object(
        'state', d.state,
        'terms', jsonb_build_array(v.price, v.earnest_money, v.second_deposit, v.second_deposit_days,
          v.earnest_refund_days, v.extension_fee, v.inspection_days, 'financing' = any (v.contingencies)),
        'money', (select jsonb_build_array(e.due, e.first_needed, e.needed, e.amount)
          from public.deal_earnest_money e where e.deal_id = d.id),
        'fee received', private.extension_fee_received(d),
        'amendments', (select coalesce(jsonb_agg(a.id || ' ' || a.status order by a.created_at), '[]')
          from public.agreements a where a.deal_id = d.id and a.kind = 'amendment'),
        'releases', (select coalesce(jsonb_agg(concat_ws(' ', r.agreement_id, a.status, r.to_buyer, r.to_seller,
            case when r.paid_at is null then '' else 'paid' end,
            case when r.paused_at is null or r.agreement_id <> (private.release_in_force(d.id)).agreement_id then ''
              else 'paused' end) order by a.created_at), '[]')
          from public.deal_releases r join public.agreements a on a.id = r.agreement_id where r.deal_id = d.id),
        'milestones', (select jsonb_object_agg(m.kind, m.state) from public.deal_milestones m where m.deal_id = d.id),
        'splits', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'state', s.state, 'amounts', (
          select jsonb_agg(h.kind || ' ' || h.amount_cents order by h.kind, h.position)
          from public.deal_split_shares h where h.split_id = s.id
        )) order by s.version), '[]') from public.deal_splits s where s.deal_id = d.id)
      ) from public.deals d join public.offer_versions v on v.offer_id = d.offer_id and v.version = d.version
        where d.offer_id = o.id)
    )), '{}') from public.offers o where o.id = any ($1::uuid[]))
  ) as found`;

/** Every chain is complete, every state it goes through is one the transitions allow, and no version is missing. */
async function checkLedgers(database: Pick<Database, 'query'>, world: World): Promise<void> {
  const problems = await database.query(`
    select e.offer_id, e.seq from public.ledger_entries e
    where e.hash <> encode(sha256(convert_to(e.content, 'UTF8')), 'hex')
      or e.content::jsonb ->> 'prev' <> coalesce((
        select p.hash from public.ledger_entries p where p.offer_id = e.offer_id and p.seq = e.seq - 1
      ), repeat('0', 64))
    limit 5`);
  const [counts] = await database.query<{ versions: string; offers: string }>(`
    select (select count(*) from public.offer_versions)::text as versions,
      (select count(*) from public.offers)::text as offers`);
  const expected = { versions: String(world.totals.versions), offers: String(world.totals.offers) };
  if (problems.length > 0 || !isDeepStrictEqual({ ...counts }, expected))
    throw new Error(`Ledgers: ${JSON.stringify({ problems, counts, expected })}`);
}

class World {
  readonly totals = { offers: 0, versions: 0, deals: 0, splits: 0 };
  private readonly random: () => number;
  private readonly members = Array.from({ length: memberCount }, (_, number) => uuid('0000aaaa', number));
  private readonly partner = uuid('0000bbbb', 0);
  private readonly listings: model.Listing[];
  /** Offers that steps are about: the latest, and some old ones. */
  private recent: model.Offer[] = [];
  private touched = new Set<model.Offer>();
  private ids = 0;

  constructor(seed: number) {
    this.random = randomFrom(seed);
    this.listings = Array.from({ length: listingCount }, (_, number) => ({
      id: uuid('0000cccc', number),
      seller: this.members[number % 3] ?? '',
      share: number % 3 === 2 ? 50 : 0,
      status: 'active' as const,
      calling: false,
      offers: [],
    }));
  }

  populate(): string {
    const people = [...this.members, this.partner].map(
      (id, number) => `
      insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
      values ('${id}', 'authenticated', 'authenticated', 'm${number}@machine.example', now(),
        '{"name": "Member ${number}"}', now() - interval '60 days', now());
      insert into auth.sessions (id, user_id, created_at, updated_at) values ('${id}', '${id}', now(), now());
      insert into private.verified_emails (user_id, email) values ('${id}', 'm${number}@machine.example');`,
    );
    const free = new Set(this.listings.filter(({ share }) => share > 0).map(({ seller }) => seller));
    const tiers = this.members
      .filter((id) => !free.has(id))
      .map((id) => `update public.users set membership_tier = 'closer' where id = '${id}';`);
    const houses = this.listings.map(
      ({ id, seller }) => `
      insert into public.properties (id, user_id, title, description, property_type, address, city, state, zip, price)
      values ('${id}', '${seller}', 'House', 'A house.', 'Land', '12 Oak St', 'Austin', 'TX', '78701', 100000);`,
    );
    return [...people, ...tiers, ...houses].join('\n');
  }

  touchedOffers = () => [...this.touched].map(({ id }) => id);
  listingIds = () => this.listings.map(({ id }) => id);

  snapshot(): unknown {
    const offerOf = ({ state, proposer, rank, buyer, prices: all, deal }: model.Offer) => ({
      state,
      proposer,
      rank,
      buyer,
      prices: all,
      deal: deal && {
        state: deal.state,
        ...this.moneyOf(deal),
        releases: releases.releaseRows(deal),
        amendments: deal.amendments.map(({ id, state: status }) => `${id} ${status}`),
        milestones: Object.fromEntries(deal.milestones),
        splits: deal.splits.map((split) => ({
          id: split.id,
          state: split.state,
          amounts: this.amountsOf.get(split.id) ?? [],
        })),
      },
    });
    return {
      listings: Object.fromEntries(this.listings.map(({ id, status }) => [id, status])),
      calling: this.listings.filter(({ calling }) => calling).map(({ id }) => id),
      offers: Object.fromEntries([...this.touched].map((offer) => [offer.id, offerOf(offer)])),
    };
  }

  private moneyOf(deal: model.Deal): Record<string, unknown> {
    const { price, earnest, second, secondDays, refundDays, fee, inspection, financing } = deal.terms;
    const { first, all } = model.needed(deal);
    return {
      terms: [price, earnest, second, secondDays, refundDays, fee, inspection, financing],
      money: earnest === 0 ? null : [earnest + second, first, all, received(deal) || null],
      'fee received': deal.feeReceived,
    };
  }

  private amountsOf = new Map<string, string[]>();

  /** Keeps what later steps can be about. */
  forget(): void {
    for (const listing of this.listings)
      listing.offers = listing.offers.filter(
        (offer) => ['sealed', 'open', 'backup'].includes(offer.state) || offer.deal?.state === 'open',
      );
    this.recent = this.recent.slice(-40);
    this.touched = new Set([...this.recent, ...this.listings.flatMap(({ offers }) => offers)]);
    const kept = new Set([...this.touched].flatMap(({ deal }) => deal?.splits.map(({ id }) => id) ?? []));
    for (const id of this.amountsOf.keys()) if (!kept.has(id)) this.amountsOf.delete(id);
  }

  next(): Step {
    const kind = this.random();
    const offer = this.pickOffer();
    if (kind < 0.2 || !offer) return this.make();
    if (kind < 0.6) return this.answer(offer);
    if (kind < 0.67) return this.onListing();
    if (kind < 0.69) return this.expire(offer);
    const ofDeal = this.pickDeal();
    return ofDeal ? this.onDeal(ofDeal) : this.answer(offer);
  }

  private pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  private pickOffer(): model.Offer | null {
    const current = this.listings.flatMap(({ offers }) => offers);
    const pool = this.random() < 0.85 && current.length > 0 ? current : this.recent;
    return pool.length === 0 ? null : this.pick(pool);
  }

  private pickDeal(): model.Deal | null {
    const deals = [...this.touched].flatMap(({ deal }) => deal ?? []);
    const open = deals.filter(({ state }) => state === 'open');
    if (open.length > 0 && this.random() < 0.9) return this.pick(open);
    return deals.length === 0 ? null : this.pick(deals);
  }

  /** Mostly someone who may be allowed to. */
  private actor(offer: model.Offer): string {
    const drawn = this.random();
    if (drawn < 0.45) return offer.listing.seller;
    return drawn < 0.9 ? offer.buyer : this.pick(this.members);
  }

  private terms({ listing, second, refundDays }: model.Offer, price: number): string {
    return `jsonb_build_object('price', ${price}, 'earnest_money', ${model.earnestMoney},
      'second_deposit', ${second}, 'second_deposit_days', ${model.secondDays}, 'earnest_refund_days', ${refundDays},
      'closing_on', current_date + 60,
      'financing', 'Conventional', 'inspection_days', 7, 'contingencies', '["financing"]'::jsonb,
      'jv_share_pct', ${listing.share}, 'time_zone', 'America/Chicago', 'expires_at', now() + interval '50 days')`;
  }

  private make(): Step {
    const listing = this.pick(this.listings);
    const buyer = this.pick(this.members);
    const price = this.pick(prices);
    this.ids += 1;
    const offer: model.Offer = {
      id: uuid('0000dddd', this.ids),
      listing,
      buyer,
      state: 'open',
      proposer: 'buyer',
      prices: [],
      rank: null,
      second: this.pick([0, 500, 1500]),
      refundDays: this.pick([null, 0, 10]),
      deal: null,
    };
    const expected = model.makeOffer(listing, offer, price);
    if (expected) {
      this.recent.push(offer);
      this.touched.add(offer);
      this.totals.offers += 1;
      this.totals.versions += 1;
    }
    const sql = `select public.make_offer('${offer.id}', '${listing.id}', ${this.terms(offer, price)}, 'Hello')`;
    return { action: 'make', member: buyer, sql, expected };
  }

  private answer(offer: model.Offer): Step {
    const member = this.actor(offer);
    const action = this.pick([
      'revise',
      'counter',
      'counter',
      'accept',
      'accept',
      'decline',
      'withdraw',
      'back_up',
      'back_up',
    ]);
    const version = this.random() < 0.93 ? offer.prices.length : Math.max(1, offer.prices.length - 1);
    const price = this.pick(prices);
    const before = offer.prices.length;
    // The limit of 100 versions.
    const isFull = before >= 100 && (action === 'revise' || action === 'counter');
    const expected = !isFull && model.answerOffer(offer, member, action, version, price);
    if (expected && offer.prices.length > before) this.totals.versions += 1;
    if (expected && action === 'accept') this.totals.deals += 1;
    const sql = `select public.answer_offer('${offer.id}', '${action}', ${version},
      ${this.terms(offer, price)}, 'Thanks')`;
    return { action, member, sql, expected };
  }

  private expire(offer: model.Offer): Step {
    model.expireOffer(offer);
    const sql = `do $do$ begin
      update public.offers set respond_by = now() - interval '1 second' where id = '${offer.id}'
        and state in ('sealed', 'open');
      perform private.advance_deals();
    end $do$`;
    return { action: 'expire', member: null, sql, expected: true };
  }

  private onListing(): Step {
    const listing = this.pick(this.listings);
    const member = this.random() < 0.9 ? listing.seller : this.pick(this.members);
    const { id } = listing;
    switch (this.pick(['call', 'cancel', 'deadline', 'deadline', 'status', 'status', 'decline others'])) {
      case 'call': {
        const expected = model.startCall(listing, member);
        const sql = `select public.call_for_offers('${id}', now() + interval '2 days', 'America/Chicago')`;
        return { action: 'call', member, sql, expected };
      }
      case 'cancel': {
        const expected = model.cancelCall(listing, member);
        const sql = `do $do$ begin perform public.cancel_call((select id from public.calls_for_offers
          where property_id = '${id}' order by state = 'running' desc, created_at desc limit 1)); end $do$`;
        return { action: 'cancel call', member, sql, expected };
      }
      case 'deadline': {
        model.reachDeadline(listing);
        const sql = `do $do$ begin
          update public.calls_for_offers set deadline = now() - interval '1 second'
            where property_id = '${id}' and state = 'running';
          perform private.advance_deals();
        end $do$`;
        return { action: 'deadline', member: null, sql, expected: true };
      }
      case 'status': {
        const status = this.pick(['active', 'active', 'active', 'paused', 'sold'] as const);
        const expected = model.setStatus(listing, status);
        const sql = `update public.properties set status = '${status}' where id = '${id}'`;
        return { action: 'status', member: listing.seller, sql, expected };
      }
      default: {
        const expected = model.declineOthers(listing, member);
        return {
          action: 'decline others',
          member,
          sql: `select public.decline_other_offers('${id}', 'Sorry')`,
          expected,
        };
      }
    }
  }

  private onDeal(deal: model.Deal): Step {
    const { offer } = deal;
    const member = this.actor(offer);
    const id = `machine.deal_of('${offer.id}')`;
    switch (this.pick(dealSteps)) {
      case 'end':
        return this.end(deal, member);
      case 'close': {
        const price = this.pick(prices.slice(0, 2));
        const expected = model.confirmClosing(deal, member, String(price));
        const sql = `select public.confirm_closing(${id}, ${price}, (now() at time zone 'America/Chicago')::date)`;
        return { action: 'close', member, sql, expected };
      }
      case 'milestone': {
        const isLikely = this.random() < 0.6;
        const kind = this.pick(isLikely ? [...deal.milestones.keys()] : milestoneKinds);
        const actions = isLikely ? model.likelyActions(deal, kind) : [];
        const action = this.pick(actions.length > 0 ? actions : milestoneActions);
        const amount = this.pick([1, 400, 600, model.earnestMoney, 1500]);
        const expected = model.moveMilestone(deal, member, kind, action, amount);
        const sql = `select public.move_milestone(machine.milestone_of('${offer.id}', '${kind}'), '${action}',
          ${amount},
          (now() at time zone 'America/Chicago')::date, 'Wire 4471')`;
        return { action: moneySteps[kind] ?? 'milestone', member, sql, expected };
      }
      case 'hard': {
        model.goHard(deal);
        // All steps of a batch have the same time, and a deadline that was missed isn't missed again.
        const micros = 1 + Math.floor(this.random() * 1e6);
        const sql = `do $do$ begin
          update public.deal_milestones set due_at = now() - interval '${micros} microseconds'
            where id = machine.milestone_of('${offer.id}', 'refund_period') and state = 'pending'
              and exists (select from public.deals d where d.id = ${id} and d.state = 'open');
          perform private.advance_deals();
        end $do$`;
        return { action: 'hard', member: null, sql, expected: true };
      }
      case 'invite': {
        const inviter = member === offer.buyer ? offer.listing.seller : member;
        const expected = model.invitePartner(deal, inviter);
        const sql = `select public.invite_party(${id}, 'm${memberCount}@machine.example', 'Pat', 'jv_partner')`;
        return { action: 'invite', member: inviter, sql, expected };
      }
      case 'join': {
        const expected = model.joinAsPartner(deal);
        const sql = `select public.join_deal(machine.party_of('${offer.id}', '${this.partner}'))`;
        return { action: 'join', member: this.partner, sql, expected };
      }
      case 'amend':
        return this.amend(deal, member);
      case 'sign':
        return this.answerAmendment(deal, member);
      case 'release':
        return this.onRelease(deal);
      case 'split':
        return this.split(deal, member);
      default:
        return this.answerSplit(deal, member);
    }
  }

  private amend(deal: model.Deal, member: string): Step {
    this.ids += 1;
    const changes: Partial<model.Terms> = {};
    if (this.random() < 0.5) changes.price = this.pick(prices);
    if (this.random() < 0.5) changes.earnest = this.pick([0, 400, model.earnestMoney, 2000, 200_000]);
    if (this.random() < 0.4) changes.second = this.pick([0, 500, 1500, 3000, 99_500]);
    if (this.random() < 0.4) changes.secondDays = this.pick([model.secondDays, 30, null]);
    if (this.random() < 0.3) changes.refundDays = this.pick([null, 0, 10, 25]);
    if (this.random() < 0.4) changes.fee = this.pick([0, 2000, 3500]);
    if (this.random() < 0.3) changes.inspection = this.pick([0, 7, 14]);
    if (this.random() < 0.3) changes.financing = this.random() < 0.5;
    const amendment: model.Amendment = {
      id: uuid('0000ffff', this.ids),
      by: 'buyer',
      changes,
      signed: new Set(),
      state: 'awaiting_signatures',
    };
    const last = deal.amendments.at(-1)?.id ?? null;
    const replaces = this.random() < 0.7 ? last : null;
    const expected = model.proposeAmendment(deal, member, amendment, replaces);
    const inputs = JSON.stringify({
      price: changes.price,
      earnest_money: changes.earnest,
      second_deposit: changes.second,
      second_deposit_days: changes.secondDays,
      earnest_refund_days: changes.refundDays,
      extension_fee: changes.fee,
      inspection_days: changes.inspection,
      contingencies: changes.financing === undefined ? undefined : changes.financing ? ['financing'] : [],
      replaces,
    });
    const of = `machine.deal_of('${deal.offer.id}'), 'amendment', '${inputs}'`;
    const sql = `select public.prepare_agreement('${amendment.id}', ${of},
      public.preview_agreement(${of}) ->> 'body_sha256')`;
    return { action: 'amend', member, sql, expected };
  }

  private answerAmendment(deal: model.Deal, anyone: string): Step {
    const amendment = deal.amendments.at(this.random() < 0.9 ? -1 : 0);
    if (!amendment) return this.amend(deal, anyone);
    const answer = this.pick(['sign', 'sign', 'sign', 'sign', 'sign', 'sign', 'decline', 'withdraw']);
    const before = deal.offer.prices.length;
    const { buyer, listing } = deal.offer;
    const missing = [
      ...(amendment.signed.has('buyer') ? [] : [buyer]),
      ...(amendment.signed.has('seller') ? [] : [listing.seller]),
    ];
    const member = missing.length > 0 && this.random() < 0.7 ? this.pick(missing) : anyone;
    const expected = model.answerAmendment(deal, amendment, member, answer);
    const isAmended = deal.offer.prices.length > before;
    if (isAmended) this.totals.versions += 1;
    const id = `'${amendment.id}'`;
    const sql =
      answer === 'sign'
        ? `select public.sign_agreement(${id}, machine.hash_of(${id}), 'A Member', true, true)`
        : `select public.${answer}_agreement(${id})`;
    return { action: isAmended ? 'amended' : `amendment ${answer}`, member, sql, expected };
  }

  private end(deal: model.Deal, member: string): Step {
    const expected = model.endDeal(deal, member);
    const sql = `select public.end_deal(machine.deal_of('${deal.offer.id}'), 'other')`;
    return { action: 'end', member, sql, expected };
  }

  /** A step of a release, mostly in a deal that fell through. */
  private onRelease(current: model.Deal): Step {
    const fallen = [...this.touched].flatMap(({ deal }) => (deal?.state === 'fell_through' ? deal : []));
    if (fallen.length === 0 && this.random() < 0.3) return this.end(current, this.actor(current.offer));
    const begun = fallen.filter((deal) => deal.releases.all.length > 0 && deal.releases.inForce?.isPaid !== true);
    const pool = begun.length > 0 && this.random() < 0.8 ? begun : fallen;
    const deal = pool.length > 0 && this.random() < 0.97 ? this.pick(pool) : current;
    const member = this.actor(deal.offer);
    const release = deal.releases.all.at(this.random() < 0.9 ? -1 : 0);
    const likely = release?.state === 'awaiting_signatures' ? 'sign' : release?.state === 'signed' ? 'pay' : 'propose';
    const step = this.random() < 0.6 ? likely : this.pick(['propose', 'sign', 'decline', 'withdraw', 'report', 'pay']);
    if (step === 'report') {
      const isDisputed = this.random() < 0.5;
      const expected = releases.reportMoney(deal, member, isDisputed);
      const money = isDisputed ? 'disputed' : 'not_paid';
      const sql = `select public.report_ending(machine.deal_of('${deal.offer.id}'), money => '${money}')`;
      return { action: `report ${money}`, member, sql, expected };
    }
    if (!release || step === 'propose') return this.proposeRelease(deal, member);
    const id = `'${release.id}'`;
    if (step === 'pay') {
      const wasPaid = release.isPaid;
      const payer = this.random() < 0.8 ? deal.offer.listing.seller : member;
      const expected = releases.payOut(deal, release, payer);
      const sql = `select public.confirm_payout(${id}, (now() at time zone 'America/Chicago')::date, 'Wire 7')`;
      return { action: wasPaid ? 'pay again' : 'pay', member: payer, sql, expected };
    }
    const expected = releases.answerRelease(deal, release, member, step);
    const sql =
      step === 'sign'
        ? `select public.sign_agreement(${id}, machine.hash_of(${id}), 'A Member', true, true)`
        : `select public.${step}_agreement(${id})`;
    return { action: `release ${step}`, member, sql, expected };
  }

  private proposeRelease(deal: model.Deal, member: string): Step {
    this.ids += 1;
    const all = received(deal) || deal.terms.earnest + deal.terms.second;
    const toBuyer = Math.floor(this.random() * (all + 1));
    const release: releases.Release = {
      id: uuid('0000abab', this.ids),
      by: 'buyer',
      toBuyer,
      toSeller: all - toBuyer + (this.random() < 0.1 ? 1 : 0),
      signed: new Set(),
      state: 'awaiting_signatures',
      isPaid: false,
    };
    const replaces = this.random() < 0.7 ? (deal.releases.all.at(-1)?.id ?? null) : null;
    const expected = releases.proposeRelease(deal, member, release, replaces);
    const inputs = JSON.stringify({
      to_buyer_usd: release.toBuyer,
      to_seller_usd: release.toSeller,
      reason: 'Over',
      replaces,
    });
    const of = `machine.deal_of('${deal.offer.id}'), 'release', '${inputs}'`;
    const sql = `select public.prepare_agreement('${release.id}', ${of},
      public.preview_agreement(${of}) ->> 'body_sha256')`;
    return { action: 'release', member, sql, expected };
  }

  private split(deal: model.Deal, member: string): Step {
    const { offer } = deal;
    const by = this.random() < 0.2 ? this.partner : member;
    const parties = model.splitParties(deal, this.partner);
    this.ids += 1;
    const split: model.Split = {
      id: uuid('0000eeee', this.ids),
      by,
      approvals: new Set(),
      state: 'proposed',
      lines: Object.fromEntries(
        ['assignment_fee', 'costs', 'profit', 'purchase']
          .filter((_, index) => index === 2 || this.random() < 0.5)
          .map((kind) => [kind, { cents: this.cents(kind), shares: this.shares(deal, kind, parties) }]),
      ),
    };
    const expected = model.proposeSplit(deal, split, this.partner);
    if (expected) {
      this.totals.splits += 1;
      this.amountsOf.set(
        split.id,
        Object.keys(split.lines)
          .toSorted()
          .flatMap((kind) => {
            const line = split.lines[kind];
            if (!line) return [];
            const amounts = model.exactSplit(
              line.cents,
              parties.map((party) => line.shares[party] ?? 0),
            );
            return amounts.map((amount) => `${kind} ${amount}`);
          }),
      );
    }
    const lines = Object.entries(split.lines).map(([kind, { cents, shares }]) => {
      const named = Object.entries(shares).map(
        ([party, share]) => `coalesce(machine.party_of('${offer.id}', '${party}')::text, 'x'), ${share}`,
      );
      const allShares = `jsonb_build_object(${named.join(', ')})`;
      return `'${kind}', jsonb_build_object('amount_cents', ${cents}, 'shares', ${allShares})`;
    });
    const sql = `select public.propose_split('${split.id}', machine.deal_of('${offer.id}'),
      jsonb_build_object(${lines.join(', ')}))`;
    return { action: 'split', member: by, sql, expected };
  }

  private cents(kind: string): bigint {
    const amount = BigInt(Math.floor(this.random() ** 3 * 1e12));
    return kind === 'profit' && this.random() < 0.2 ? -amount : amount;
  }

  /** Mostly shares that add up, with the seller’s side at what the listing requires. */
  private shares(deal: model.Deal, kind: string, parties: readonly string[]): Record<string, number> {
    const { listing, buyer } = deal.offer;
    const isWrong = this.random() < 0.1;
    const ofBuyer =
      kind === 'profit' && listing.share > 0 && !isWrong
        ? 10_000 - listing.share * 100
        : Math.floor(this.random() * 10_001);
    const others = parties.filter((party) => party !== buyer);
    const rest = 10_000 - ofBuyer + (this.random() < 0.05 ? 1 : 0);
    const first = others.length === 1 ? rest : Math.floor(this.random() * (rest + 1));
    return {
      [buyer]: ofBuyer,
      ...Object.fromEntries(others.map((party, index) => [party, index === 0 ? first : rest - first])),
    };
  }

  private answerSplit(deal: model.Deal, member: string): Step {
    const split = deal.splits.at(-1);
    const { offer } = deal;
    if (!split) return this.split(deal, member);
    const by = this.random() < 0.3 ? this.partner : member;
    const answer = this.pick(['approved', 'approved', 'approved', 'declined', 'withdrawn']);
    const wasApproved = split.approvals.has(by);
    const expected = model.answerSplit(deal, split, by, answer, this.partner);
    const sql = `select public.answer_split('${split.id}', '${answer}')`;
    return {
      action: `split ${answer}${wasApproved ? ' again' : ''} ${offer.listing.share}`,
      member: by,
      sql,
      expected,
    };
  }
}
