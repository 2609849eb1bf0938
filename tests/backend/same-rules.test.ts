import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fields } from '@/domain/filters/fields';
import { criteria, filterNames } from '@/domain/filters/filters';
import { editRules } from '@/domain/listing/edit-rules';
import { fieldsWhere, listingFields, type ListingFieldInfo } from '@/domain/listing/fields';
import { emptyDraft } from '@/domain/listing/listing-form';
import { isParcelNumber } from '@/domain/listing/parcel-number';
import { profileFieldEntries } from '@/domain/member/fields';
import { isSocialLink } from '@/domain/member/social-links';
import {
  conditions,
  creativeFinancings,
  exitStrategies,
  financings,
  propertyTypes,
  residentialTypes,
  searchablePropertyTypes,
} from '@/domain/listing/property-vocabulary';
import { contingencies, termFields, termNames, type Term, type TermField } from '@/domain/offer/fields';
import { entitlements, lockedMessages } from '@/shared/entitlements/entitlements';
import { addBusinessDays } from '@/kit/time/business-days';
import { isRoutingNumber } from '@/domain/deal/routing-number';
import { ledgerSteps } from '@/domain/deal/step-text';
import { dealEndReasons, isLive, offerStates } from '@/domain/ledger/vocabulary';
import { partyRights } from '@/domain/ledger/parties';
import { milestoneTransitions } from '@/features/deal-room/milestones';
import { splitCents } from '@/features/deal-room/split';
import { offerMoves } from '@/features/offers/offer-moves';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { seeded } from './random.ts';
import { migratedDatabase } from './test-databases.ts';

/* Rules and words that exist twice, in SQL and in TypeScript. */

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

it.each([
  ['property_types', propertyTypes],
  ['residential_types', residentialTypes],
  ['searchable_property_types', searchablePropertyTypes],
  ['property_conditions', conditions],
  ['financing_types', financings],
  ['creative_financing_types', creativeFinancings],
  ['exit_strategies', exitStrategies],
  ['contingencies', Object.keys(contingencies)],
  ['deal_end_reasons', Object.keys(dealEndReasons)],
  ['deal_rights', Object.keys(partyRights)],
])('%s are the same', async (name, values) => {
  const [row] = await database.query<{ values: string[] }>(`select private.${name}() as values`);
  expect(row?.values).toEqual([...values]);
});

it.each([
  [
    'parcel numbers',
    'private.is_parcel_number(content)',
    isParcelNumber,
    // Of Los Angeles, Cook, Maricopa, Clackamas, Virginia, New Jersey, Georgia, and others; and what isn't one.
    '5123-456-789|14-21-111-007-1012|012-345-678-0000|0123 0A 004.00|R-12345-6|1S1E05AB 01200|104-05-123A' +
      '|0714_1921_5.01_C0012|14 -0080- LL-065-4|R000012345|88.12-3-4.2|3225049123|12/34/56*7|04-1182-017|5-7',
    'wa.me/15125550147|t.me/512555|me@evil.example|Cornerlot Support|zelle $500 evil.example|Call 5125550147|123 . me' +
      '|512-555-0147|1-512-555-0147|512 555 0147|5 1 2 5 5 5 0 1 4 7|AB-CD|c0-rn-3r-10-t 9999|012-345 |(012) 345' +
      '|12\u202e34|１２３-45|12\n345|99 ab cd ef gh ij kl mn op',
  ],
  [
    'routing numbers',
    'private.is_routing_number(content)',
    isRoutingNumber,
    '021000021|026009593|322271627|111000025|809999914|612345674',
    '021000022|991000021|000000000|331234567|02100002|0210000210|02100002a|021 000 021|',
  ],
  [
    'links to LinkedIn',
    `private.valid_social_links(jsonb_build_object('linkedin', content))`,
    (link: string) => isSocialLink('linkedin', link),
    'https://linkedin.com/in/ann|HTTP://www.LinkedIn.com|https://uk.linkedin.com/in/a?x=1#y|https://linkedin.com?x',
    'https://linkedin.com@evil.example/|https://linkedin.com.evil.example/|https://evil.example/linkedin.com' +
      '|linkedin.com|https://lіnkedin.com/|https://xn--lnkedin-9db.com/|https://linkedin.com/x y' +
      '|https://linkedin.com/<b>' +
      '|javascript:1|https://linkedin.com/redir?u=x|https://linkedin.com/?https://evil.example' +
      '|https://a.b.linkedin.com/|https://x.com' +
      '|https://evil.example?linkedin.com/|https://evil.example#.linkedin.com/|https://linkedin.com:8443/in/ann' +
      '|https://ann:x@linkedin.com/|https://linkedin.com\u2028.evil.example|https://linkedin.com/\u202eann',
  ],
])('%s are the same', async (_, rule, accepts, good, bad) => {
  const texts = `${good}|${bad}`.split('|');
  const rows = await database.query(
    `select content, ${rule} as accepted from jsonb_array_elements_text($1::jsonb) with ordinality as t (content, at)
     order by at`,
    [JSON.stringify(texts)],
  );
  expect(rows).toEqual(texts.map((content) => ({ content, accepted: accepts(content) })));
  expect(rows.filter(({ accepted }) => accepted).map(({ content }) => content)).toEqual(good.split('|'));
});

it('listings and their drafts have the same fields, with the same rules for edits', async () => {
  const listed = await database.query<{ field: string; rule: string | null }>(
    'select field, of_table, rule, lowest, highest from private.listing_fields() with ordinality order by ordinality',
  );
  const rules = new Map<string, object>(editRules.map(({ label: _label, ...rule }) => [rule.field, rule]));
  const expected = [...Object.entries<ListingFieldInfo>(listingFields), ['pin', null], ['status', null]] as const;
  const shown = ([field, info]: (typeof expected)[number]) => ({
    field,
    of_table: field === 'pin' ? null : (info?.table ?? 'properties'),
    ...(rules.get(field) ?? { rule: null, lowest: null, highest: null }),
  });
  expect(new Set(listed)).toEqual(new Set(expected.map(shown)));
  expect(listed.filter(({ rule }) => rule).map(({ field }) => field)).toEqual([...rules.keys()]);
  const [texts] = await database.query(
    `select private.listing_texts('{line}') -> 'properties' as lines, private.valid_draft_fields($1::jsonb) as draft`,
    [JSON.stringify(emptyDraft)],
  );
  const lines = fieldsWhere(({ kind }) => kind === 'line' || kind === 'parcel');
  expect(texts).toEqual({ lines, draft: true });
});

it('filters, and which of them a buy box can have, are the same', async () => {
  const rows = await database.query(
    `select f.field, f.weight is not null as lasting, s.field is null or p.prosrc ~ quote_literal(f.field) as found,
       coalesce('{"state": "choices", "choice": "choices", "place": "places", "flag": "switch", "days": "range"}'::jsonb
         ->> f.kind, f.kind) as kind
     from private.search_filters() with ordinality as f left join private.facet_sources() s on s.field = f.field
     join pg_catalog.pg_proc p on p.oid = 'private.facets_of(private.search_listings)'::regprocedure
     order by f.ordinality`,
  );
  expect(rows).toEqual(
    filterNames.map((field) => ({ field, lasting: criteria.includes(field), found: true, kind: fields[field].kind })),
  );
});

it('profiles have the same fields, readers, and limits', async () => {
  const columns = await database.query(
    `select field, relation as table, kind, relation = 'users' or exists (
         select from pg_catalog.pg_proc where oid = to_regprocedure('public.' || field || '(public.users)')
       ) as shared,
       (select substring(pg_get_constraintdef(c.oid) from '<= ([0-9]+)')::integer from pg_catalog.pg_constraint c
         where c.conname = relation || '_' || field || '_check' and kind not in ('items', 'links')) as max
     from private.profile_fields()`,
  );
  expect(columns).toEqual(
    profileFieldEntries.map(([field, { table, kind, own, max = null }]) => ({ field, table, kind, shared: !own, max })),
  );
});

it('plans unlock the same', async () => {
  const rules = await database.query<{ entitlement: string }>(
    'select entitlement from public.membership_rules order by position',
  );
  expect(rules.map(({ entitlement }) => entitlement)).toEqual(entitlements);
  const locked = database.asRole({ role: 'anon' }, (query) =>
    query(`select from public.search_properties('{"verified": true}')`),
  );
  await expect(locked).rejects.toThrow(lockedMessages.verified_only);
});

describe('offers and deals', () => {
  it('the terms of an offer are the columns of its versions, with their limits', async () => {
    const columns = await database.query<{ name: string; checked: string | null }>(
      `select a.attname::text as name,
         (select pg_get_constraintdef(c.oid) from pg_constraint c
          where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as checked
       from pg_attribute a where a.attrelid = 'public.offer_versions'::regclass and a.attnum > 0 and not a.attisdropped
         and a.attname <> all ('{offer_id,version,author,created_at,claims,time_zone,expires_at}')`,
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual(termNames.toSorted());
    const amendable = await database.query<{ term: string }>('select term from private.amendable_terms order by place');
    expect(amendable.map(({ term }) => term)).toEqual(termNames);
    for (const { name, checked } of columns) {
      const field: TermField = termFields[name as Term];
      if (field.kind !== 'number') continue;
      // Without a highest amount of its own, earnest money is at most the price.
      const [min, max = field.limits.max] = (checked?.match(/\d+/g) ?? []).map(Number);
      expect({ name, min, max }).toEqual({ name, min: field.limits.min ?? 0, max: field.limits.max });
    }
  });

  it('allows members the same moves in a negotiation', async () => {
    const moves = await database.query<{ move: string }>(
      `select state || ' ' || action || ' ' || actor as move from private.offer_transitions
        where actor <> 'system' order by 1`,
    );
    expect(moves.map(({ move }) => move)).toEqual(offerMoves.map((move) => move.join(' ')).toSorted());
  });

  it('words exactly the kinds of steps that the ledger gets', async () => {
    const written = await database.query<{ kind: string }>(
      `select 'offer.' || action as kind from private.offer_transitions
       union select 'milestone.' || action from private.milestone_transitions where actor <> 'system'
       union select literal[1]
         from pg_catalog.pg_proc p, regexp_matches(p.prosrc, '''([a-z_]+[.][a-z_]+)''', 'g') literal
         where p.pronamespace = 'private'::regnamespace
           and p.prosrc ~ ('perform private[.](record_(deal_step|instructions)|tell_double_close|append_entry)'
             || '|:= private[.]append_entry')
           and p.proname <> 'record_deal_step'`,
    );
    // Written as 'extension.' || answer and 'split.' || answer.
    const answers = ['extension.agreed', 'extension.declined', 'extension.withdrawn'].concat([
      'split.approved',
      'split.declined',
      'split.withdrawn',
    ]);
    expect([...written.map(({ kind }) => kind), ...answers].toSorted()).toEqual(Object.keys(ledgerSteps).toSorted());
  });

  it('takes the same states for live', async () => {
    const states = await database.query<{ state: string }>(
      `select distinct state from private.offer_transitions where action = 'withdraw' order by 1`,
    );
    expect(states.map(({ state }) => state)).toEqual(Object.keys(offerStates).filter(isLive).toSorted());
  });

  it('moves milestones the same way', async () => {
    const rows = await database.query<Record<string, string>>(
      'select kind, state, action, actor, next_state from private.milestone_transitions',
    );
    expect(rows.map(({ kind, state, action, actor, next_state }) => [kind, state, action, actor, next_state])).toEqual(
      milestoneTransitions.map((transition) => [...transition]),
    );
  });

  it('counts business days the same from 2020 to 2040', async () => {
    const counts = [0, 1, 3];
    const rows = await database.query<{ day: string; after: string[] }>(
      `select day::date::text as day,
         array(select private.business_day_after(day::date, count)::text from unnest($1::integer[]) as count) as after
       from generate_series(timestamp '2020-01-01', '2040-12-31', '1 day') as day order by day`,
      [counts],
    );
    expect(rows).toHaveLength(7671);
    const wrong = rows.filter(({ day, after }) => after.join() !== counts.map((n) => addBusinessDays(day, n)).join());
    expect(wrong).toEqual([]);
  });

  it('splits 500 amounts to the same cent, losses included', async () => {
    const random = seeded('splits');
    const vectors = Array.from({ length: 500 }, (_, index) => {
      const parties = random.int(1, 8);
      const cuts = Array.from({ length: parties - 1 }, () => random.int(0, 10_000)).toSorted((a, b) => a - b);
      const edges = [0, ...cuts, 10_000];
      const shares = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
      const size = [1_000, 1_000_000_000, 100_000_000_000_001][index % 3] ?? 1;
      return { total: random.int(0, size) * (index % 2 === 0 ? 1 : -1) + 0, shares };
    });
    const rows = await database.query<{ parts: string[] }>(
      `select private.split_cents((vector ->> 'total')::bigint, array(
         select value::integer from jsonb_array_elements_text(vector -> 'shares') with ordinality order by ordinality
       ))::text[] as parts
       from jsonb_array_elements($1::jsonb) with ordinality as vectors (vector, ordinal) order by ordinal`,
      [JSON.stringify(vectors)],
    );
    expect(rows.map(({ parts }) => parts.map(Number))).toEqual(
      vectors.map(({ total, shares }) => splitCents(total, shares)),
    );
  });
});
