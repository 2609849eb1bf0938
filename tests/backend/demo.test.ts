import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../supabase/local/demo/accounts.ts';
import { demoAttachments, mimeTypeOf, renderAttachment } from '../../supabase/local/demo/attachments.ts';
import { demoContracts, renderContract } from '../../supabase/local/demo/contracts.ts';
import { demoDocuments, renderDocument } from '../../supabase/local/demo/document-files.ts';
import { boxless, INDUSTRIES } from '../../supabase/local/demo/details.ts';
import { generateDemo } from '../../supabase/local/demo/generate.ts';
import { listingId, memberId } from '../../supabase/local/demo/ids.ts';
import { acceptedListing, demoSearches } from '../../supabase/local/demo/listing-history.ts';
import { ROLES } from '../../supabase/local/demo/people.ts';
import { demoPicturePaths, demoPictureSvg, renderDemoPicture, scenesOf } from '../../supabase/local/demo/pictures.ts';
import { reviewTexts } from '../../supabase/local/demo/review-texts.ts';
import { residentialZipCodes, seedFile, seedSql } from '../../supabase/local/demo/seed.ts';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { seed } from '../../supabase/local/server/database/migrate.ts';
import { fileKind } from '../../supabase/functions/_shared/file-kind.ts';
import { renderProof } from '../../supabase/local/demo/funds.ts';
import { renderDealDocument } from '../../supabase/local/demo/papers.ts';
import { documentKind } from '../../supabase/functions/_shared/document-kind.ts';
import { buildCounties } from '../../supabase/local/reference/counties.ts';
import { buildZipCodes } from '../../supabase/local/reference/zip-codes.ts';
import { analyze } from '../../src/features/analysis/analyze.ts';
import { listingSubject } from '../../src/features/analysis/figures.ts';
import { bareValue } from '../../src/features/analysis/formula-text.ts';
import type { Listing } from '../../src/features/marketplace/listing/listing.ts';
import { listingFacts } from '../../src/features/marketplace/listing/listing-facts.ts';
import { formatPercent, formatUsd } from '../../src/shared/formatting/format.ts';
import { toRpcFilters } from '../../src/shared/listing-filters/filters.ts';
import { parseSearchParams, toSearchParams } from '../../src/features/marketplace/search/marketplace-query.ts';
import { migratedDatabase } from './test-databases.ts';

const zipCodes = residentialZipCodes();
const demo = generateDemo(zipCodes);
const paths = demoPicturePaths();

const sha = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex');
const imagePath = (index: number, number: number): string =>
  `${demo.listings[index]?.owner.id ?? ''}/properties/${listingId(index)}/${number}.webp`;

describe('demo data', () => {
  it('is reproducible', () => {
    expect(sha(JSON.stringify(generateDemo(zipCodes)))).toBe(sha(JSON.stringify(demo)));
  });

  it('matches seed.sql (else: npm run demo:seed)', () => {
    expect(sha(readFileSync(seedFile, 'utf8'))).toBe(sha(seedSql(demo)));
  });

  it('has members of every tier and role, most of them public', () => {
    expect(demo.members.length).toBeGreaterThanOrEqual(60);
    expect(new Set(demo.members.map((member) => member.tier))).toEqual(
      new Set(['free', 'basic', 'pro', 'partner', 'closer']),
    );
    expect(new Set(demo.members.flatMap((member) => member.roles))).toEqual(new Set(ROLES));
    const hidden = demo.members.filter((member) => member.profileStatus === 'private').length;
    expect(hidden).toBeGreaterThan(0);
    expect(hidden).toBeLessThan(8);
    expect(new Set(demo.members.map((member) => member.email)).size).toBe(demo.members.length);
  });

  it('starts with the demo sign-ins, including an unconfirmed member and staff', () => {
    const first = demo.members.slice(0, demoAccounts.length);
    expect(first.map((member) => member.email)).toEqual(demoAccounts.map((account) => account.email));
    expect(first.map((member) => member.tier)).toEqual(['free', 'closer', 'partner', 'free', 'partner']);
    expect(demo.members.filter((member) => !member.confirmed).map((member) => member.email)).toEqual([
      'unconfirmed@cornerlot.test',
    ]);
    expect(demo.members.filter((member) => member.staff).map((member) => member.email)).toEqual([
      'staff@cornerlot.test',
    ]);
  });

  it('gives established demo sign-ins complete profiles', () => {
    for (const { member, buyBox } of demo.details.filter(({ member: { number } }) => number <= 5 && number !== 4)) {
      expect(member.certifications.length).toBeGreaterThan(0);
      expect(Object.keys(member.socialLinks).length).toBeGreaterThan(0);
      expect(member.expertise.length).toBeGreaterThan(1);
      expect(member.hasAvatar || member.staff).toBe(true);
      expect(buyBox === null).toBe(member.number === boxless);
    }
    expect(demo.details[3]?.buyBox).toBeNull();
  });

  it('has members who live in their city’s county and have markets where they sell', () => {
    const counties = new Set(buildCounties().map(({ state, name }) => `${name}, ${state}`));
    for (const { member, home, markets } of demo.details) {
      const named = markets.map(({ state, county }) => `${county}, ${state}`);
      expect(named.filter((market) => !counties.has(market))).toEqual([]);
      expect(new Set(named).size).toBe(named.length);
      expect(markets[0]).toEqual(home);
      expect(home.state).toBe(member.market.state);
      const sold = new Set(
        demo.listings.filter(({ owner }) => owner === member).map(({ county, state }) => `${county}, ${state}`),
      );
      expect(named.slice(1).filter((market) => !sold.has(market))).toEqual([]);
    }
    expect(demo.details.filter(({ markets }) => markets.length > 2).length).toBeGreaterThan(30);
  });

  it('covers all industries, consistent with listings and roles and shown by most members', () => {
    expect(new Set(demo.details.flatMap(({ industries }) => industries))).toEqual(new Set(INDUSTRIES));
    expect(demo.details.filter(({ industries }) => industries.length === 0)).toEqual([]);
    const hidden = demo.details.filter(({ shown }) => !shown);
    expect(hidden.length).toBeGreaterThan(2);
    expect(hidden.length).toBeLessThan(12);
    expect(hidden.filter(({ member }) => member.number <= demoAccounts.length)).toEqual([]);
  });

  it('has buy boxes with a price range, and alerts for paid members only', () => {
    const boxes = demo.details.flatMap(({ member, buyBox }) => (buyBox === null ? [] : [{ member, ...buyBox }]));
    expect(boxes.length).toBeGreaterThan(55);
    expect(boxes.length).toBeLessThan(demo.members.length);
    expect(boxes.filter(({ minPrice, maxPrice }) => minPrice >= maxPrice)).toEqual([]);
    expect(new Set(boxes.filter(({ vipAlerts }) => vipAlerts).map(({ member }) => member.tier))).toEqual(
      new Set(['pro', 'partner', 'closer']),
    );
    const counties = boxes.flatMap((box) => box.counties.map((county) => ({ county, states: box.states })));
    expect(counties.filter(({ county, states }) => !states.includes(county.slice(-2)))).toEqual([]);
    for (const number of [2, 3]) {
      expect(boxes.find(({ member }) => member.number === number)).toMatchObject({
        vipAlerts: true,
        alertMail: 'daily',
      });
    }
    const developers = boxes.filter(({ member }) => member.roles[0] === 'developer');
    expect(developers.filter(({ propertyTypes }) => !propertyTypes.includes('Land'))).toEqual([]);
  });

  it('has 600 listings in at least 45 states, each posted by a confirmed member', () => {
    expect(demo.listings).toHaveLength(600);
    expect(new Set(demo.listings.map((listing) => listing.state)).size).toBeGreaterThanOrEqual(45);
    expect(demo.listings.filter((listing) => !listing.owner.confirmed)).toEqual([]);
  });

  it('places every listing in its ZIP code', () => {
    const byZip = new Map(buildZipCodes().map((row) => [row.zip, row]));
    const misplaced = demo.listings.filter((listing) => {
      const row = byZip.get(listing.zip);
      return (
        row === undefined ||
        row.city !== listing.city ||
        row.state !== listing.state ||
        row.county !== listing.county ||
        Math.hypot(row.latitude - listing.latitude, row.longitude - listing.longitude) > 0.02
      );
    });
    expect(misplaced).toEqual([]);
  });

  it('has cap rates between 4.5 and 11 percent, and none for land', () => {
    const rates = demo.listings.flatMap((listing) =>
      listing.noi === null ? [] : [(listing.noi / listing.price) * 100],
    );
    expect(rates.length).toBeGreaterThan(150);
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(4.5);
    expect(Math.max(...rates)).toBeLessThanOrEqual(11);
    expect(demo.listings.filter((listing) => listing.type === 'Land' && listing.noi !== null)).toEqual([]);
  });

  it('describes each listing with its actual figures', () => {
    const mismatches = demo.listings.filter((listing) => {
      const stated = /NOI (?:is )?\$([\d,]+)/.exec(listing.description)?.[1]?.replaceAll(',', '');
      return stated !== undefined && Number(stated) !== listing.noi;
    });
    expect(mismatches).toEqual([]);
    const withAsk = demo.listings.filter((listing) => /Ask \$/.test(listing.description));
    expect(withAsk.length).toBeGreaterThan(5);
    expect(
      withAsk.filter((listing) => !listing.description.includes(`Ask $${listing.price.toLocaleString('en-US')}`)),
    ).toEqual([]);
  });

  it('has figures consistent with price, text, and NOI, on most listings except land', () => {
    const built = demo.listings.filter(({ type }) => type !== 'Land');
    expect(
      demo.listings.filter(
        ({ type, underwriting }) =>
          type === 'Land' && (underwriting.monthlyRent ?? underwriting.arv ?? underwriting.repairCost) !== null,
      ),
    ).toEqual([]);
    const share = (has: (listing: (typeof built)[number]) => boolean): number =>
      built.filter(has).length / built.length;
    for (const stated of [
      share(({ underwriting }) => underwriting.monthlyRent !== null),
      share(({ underwriting }) => underwriting.arv !== null),
      share(({ underwriting }) => underwriting.repairCost !== null),
      share(({ underwriting }) => Object.keys(underwriting.annualExpenses).length > 1),
    ]) {
      expect(stated).toBeGreaterThan(0.5);
      expect(stated).toBeLessThan(0.95);
    }
    expect(
      built.filter(
        ({ underwriting: { arv, repairCost }, ...facts }) =>
          (arv ?? facts.arv) !== facts.arv || (repairCost ?? facts.repairs) !== facts.repairs,
      ),
    ).toEqual([]);
    const incomes = built.flatMap(
      ({ underwriting: { monthlyRent, otherMonthlyIncome, vacancyPct, annualExpenses }, ...facts }) => {
        const expenses = Object.values(annualExpenses).reduce((sum, amount) => sum + amount, 0);
        return monthlyRent === null || vacancyPct === null || expenses === 0
          ? []
          : [
              {
                ...facts,
                annualExpenses,
                derived: (12 * (monthlyRent + (otherMonthlyIncome ?? 0)) * (100 - vacancyPct)) / 100 - expenses,
              },
            ];
      },
    );
    const stated = incomes.filter(({ noi }) => noi !== null);
    expect(stated.length).toBeGreaterThan(200);
    expect(stated.filter(({ noi, derived }) => derived !== noi)).toEqual([]);
    const rates = incomes
      .filter(({ noi }) => noi === null)
      .map(({ derived, price, repairs }) => (derived / (price + repairs)) * 100);
    expect(Math.min(...rates)).toBeGreaterThan(3.5);
    expect(Math.max(...rates)).toBeLessThan(9.5);
    const implausible = demo.listings.filter(({ price, underwriting: { annualExpenses } }) => {
      const { property_taxes: tax } = annualExpenses;
      return (
        Object.values(annualExpenses).some((amount) => !Number.isInteger(amount) || amount <= 0) ||
        (tax !== undefined && (tax / price < 0.0015 || tax / price > 0.026))
      );
    });
    expect(implausible).toEqual([]);
    // By the 70% rule, some rehab deals pass but most don’t.
    const rehab = built.filter(({ underwriting: { arv, repairCost } }) => arv !== null && (repairCost ?? 0) > 0);
    const passing = rehab.filter(({ price, arv, repairs }) => price <= 0.7 * arv - repairs);
    expect(rehab.filter(({ price, arv, repairs }) => price + repairs > arv)).toEqual([]);
    expect(passing.length).toBeGreaterThan(1);
    expect(passing.length).toBeLessThan(rehab.length / 2);
  });

  it('has few duplicate titles and no duplicate descriptions', () => {
    expect(new Set(demo.listings.map((listing) => listing.title)).size).toBeGreaterThan(570);
    expect(new Set(demo.listings.map((listing) => listing.description)).size).toBe(600);
  });

  it('has lower prices for worse conditions', () => {
    const share = (condition: string): number => {
      const some = demo.listings.filter(
        (listing) => listing.type === 'Single Family' && listing.condition === condition,
      );
      return some.reduce((sum, listing) => sum + listing.price / listing.arv, 0) / some.length;
    };
    const shares = ['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down'].map(share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  it('lets nobody vote twice, on their own listing, or unconfirmed', () => {
    const invalid = demo.listings.filter((listing) => {
      const voters = [...listing.likedBy, ...listing.dislikedBy];
      return new Set(voters).size !== voters.length || voters.includes(listing.owner.number) || voters.includes(4);
    });
    expect(invalid).toEqual([]);
  });
});

describe('demo listing history', () => {
  const listingsOf = (number: number) => demo.listings.filter(({ owner }) => owner.number === number);
  const last = ({ reviews }: (typeof demo.listings)[number]) => reviews.at(-1);

  it('has mostly active listings, some sold, and a few paused, including those of the demo sign-ins', () => {
    const count = (status: string) => demo.listings.filter((listing) => listing.status === status).length;
    expect(count('active')).toBeGreaterThan(550);
    expect(count('sold')).toBeGreaterThan(8);
    expect(count('paused')).toBeGreaterThan(4);
    for (const number of [2, 3]) {
      expect(new Set(listingsOf(number).map(({ status }) => status))).toEqual(new Set(['active', 'sold', 'paused']));
    }
    expect(
      demo.listings.filter(
        ({ status, statusAge, ageMinutes }) =>
          (status === 'active') !== (statusAge === null) || (statusAge ?? 0) > ageMinutes,
      ),
    ).toEqual([]);
  });

  it('keeps most prices and ends with today’s price for the others', () => {
    const repriced = demo.listings.filter(({ prices }) => prices.length > 1);
    expect(repriced.length).toBeGreaterThan(70);
    expect(repriced.length).toBeLessThan(200);
    expect(repriced.filter(({ prices }) => prices.length === 3).length).toBeGreaterThan(15);
    const dropped = repriced.filter(({ prices }) => (prices.at(-2)?.price ?? 0) > (prices.at(-1)?.price ?? 0));
    expect(dropped.length).toBeGreaterThan(repriced.length * 0.75);
    expect(dropped.length).toBeLessThan(repriced.length);
    const inconsistent = demo.listings.filter(({ price, ageMinutes, prices }) => {
      const ages = prices.map((step) => step.ageMinutes);
      return (
        prices.at(-1)?.price !== price ||
        ages[0] !== ageMinutes ||
        // Every earlier price was public for 72 hours, so the next one is a price drop.
        ages.some((age, at) => at > 0 && age + 72 * 60 > (ages[at - 1] ?? 0)) ||
        prices.some((step, at) => step.price === prices[at - 1]?.price)
      );
    });
    expect(inconsistent).toEqual([]);
  });

  it('has mostly reviewed listings, some returned with a reason', () => {
    const byDecision = (decision: string | null) =>
      demo.listings.filter((listing) => last(listing)?.decision === decision);
    expect(byDecision('approved').length).toBeGreaterThan(80);
    expect(byDecision('returned').length).toBeGreaterThan(300);
    expect(listingsOf(1).map((listing) => last(listing)?.decision)).toContain('returned');
    expect(listingsOf(2).map((listing) => last(listing)?.decision)).toContain('returned');
    const inconsistent = demo.listings.filter(
      ({ index, owner, ageMinutes, reviews }) =>
        (owner.tier === 'partner') !== (reviews.length === 0) ||
        reviews.some(
          ({ requestedAge, decision, reason, decidedAge }) =>
            // A submission’s listing was reviewed when the submission was accepted.
            (requestedAge > ageMinutes && index !== acceptedListing(demo.listings).index) ||
            (decision === null) !== (decidedAge === null) ||
            (decision === 'returned') !== (reason !== null) ||
            (reason ?? '').length > 1000 ||
            (decidedAge ?? 0) > requestedAge ||
            (decidedAge ?? 1) <= 0,
        ),
    );
    expect(inconsistent).toEqual([]);
  });

  it('has about a quarter of its active listings verified', () => {
    const active = demo.listings.filter(({ status }) => status === 'active');
    const verified = active.filter(
      (listing) => listing.owner.tier === 'partner' || last(listing)?.decision === 'approved',
    );
    expect(verified.length / active.length).toBeGreaterThan(0.2);
    expect(verified.length / active.length).toBeLessThan(0.3);
  });

  it('has 14 listings waiting for review, four of them by paid members: overdue, due soon, and later', () => {
    const waiting = demo.listings.filter((listing) => last(listing)?.decision === null);
    expect(waiting).toHaveLength(14);
    expect(waiting.filter(({ status }) => status !== 'active')).toEqual([]);
    const hoursLeft = waiting
      .filter(({ owner }) => owner.tier === 'pro' || owner.tier === 'closer')
      .map((listing) => Math.floor(24 - (last(listing)?.requestedAge ?? 0) / 60));
    expect(hoursLeft.toSorted((a, b) => a - b)).toEqual([-2, 0, 3, 21]);
  });

  it('contains saves only by members who like the listing', () => {
    expect(demo.listings.filter(({ savedBy, likedBy }) => savedBy.some((member) => !likedBy.includes(member)))).toEqual(
      [],
    );
    for (const number of [1, 2])
      expect(demo.listings.filter(({ savedBy }) => savedBy.includes(number)).length).toBeGreaterThan(2);
  });

  it('gives the free and the Closer sign-in two saved searches each, in URL format', () => {
    expect(demoSearches.map(({ member }) => member)).toEqual([1, 1, 2, 2]);
    for (const { query } of demoSearches) expect(toSearchParams(parseSearchParams(query))).toBe(query);
  });
});

describe('demo network', () => {
  const { connections, follows, views, reviews, reports } = demo.network;
  const pair = (one: number, other: number) => [one, other].toSorted((a, b) => a - b).join();
  const ofStatus = (status: string) => connections.filter((connection) => connection.status === status);
  const connected = new Set(ofStatus('accepted').map(({ sender, receiver }) => pair(sender, receiver)));
  const minutesSince = (...numbers: number[]) =>
    Math.min(...numbers.map((number) => (demo.members[number - 1]?.joinedDays ?? 0) * 24 * 60));

  it('has at most one connection per pair, answered after the request, while both are members', () => {
    expect(new Set(connections.map(({ sender, receiver }) => pair(sender, receiver))).size).toBe(connections.length);
    expect(connected.size).toBeGreaterThan(150);
    const invalid = connections.filter(
      ({ sender, receiver, status, askedAge, answeredAge }) =>
        sender === receiver ||
        askedAge > minutesSince(sender, receiver) ||
        (status === 'pending') !== (answeredAge === null) ||
        (answeredAge ?? 1) <= 0 ||
        (answeredAge ?? 0) >= askedAge,
    );
    expect(invalid).toEqual([]);
  });

  it('gives every demo sign-in requests: the free one received two and sent one', () => {
    const waiting = ofStatus('pending');
    expect(waiting.filter(({ receiver }) => receiver === 1)).toHaveLength(2);
    expect(waiting.filter(({ sender }) => sender === 1)).toHaveLength(1);
    for (const number of [2, 3, 4, 5])
      expect(waiting.filter(({ receiver }) => receiver === number).length).toBeGreaterThan(0);
    for (const number of [1, 2, 3, 5]) {
      expect(
        ofStatus('accepted').filter(({ sender, receiver }) => [sender, receiver].includes(number)).length,
      ).toBeGreaterThan(4);
      expect(reviews.filter(({ member }) => member === number).length).toBeGreaterThan(1);
      expect(reviews.filter(({ author }) => author === number).length).toBeGreaterThan(0);
    }
    for (const number of [1, 2, 3, 4, 5]) {
      expect(follows.filter(({ followed }) => followed === number).length).toBeGreaterThan(0);
      expect(follows.filter(({ follower }) => follower === number).length).toBeGreaterThan(2);
      expect(views[number - 1]?.views.length).toBeGreaterThan(2);
    }
  });

  it('shows private members to their connections only', () => {
    const hidden = demo.members.filter(({ profileStatus }) => profileStatus === 'private').map(({ number }) => number);
    const knownBy = (other: number) => hidden.filter((number) => connected.has(pair(number, other)));
    expect(
      hidden.flatMap((number) => demo.members.filter((member) => knownBy(member.number).includes(number))).length,
    ).toBeGreaterThan(3);
    expect(
      follows.filter(({ follower, followed }) => hidden.includes(followed) && !knownBy(follower).includes(followed)),
    ).toEqual([]);
    const viewPairs = views.flatMap(({ member, views: all }) => all.map(([viewer]) => ({ member, viewer })));
    expect(
      viewPairs.filter(({ member, viewer }) => hidden.includes(member) && !knownBy(viewer).includes(member)),
    ).toEqual([]);
  });

  it('has no repeated follows or profile views, and none by the member or before joining', () => {
    expect(new Set(follows.map(({ follower, followed }) => `${follower} ${followed}`)).size).toBe(follows.length);
    expect(
      follows.filter(
        ({ follower, followed, age }) => follower === followed || age <= 0 || age > minutesSince(follower, followed),
      ),
    ).toEqual([]);
    for (const { member, views: all } of views) {
      expect(new Set(all.map(([viewer, day]) => `${viewer} ${day}`)).size).toBe(all.length);
      expect(
        all.filter(([viewer, day]) => viewer === member || day < 0 || day * 24 * 60 > minutesSince(viewer, member)),
      ).toEqual([]);
    }
  });

  it('has unique, mostly positive reviews between connected members, some with a response', () => {
    expect(reviews.length).toBeGreaterThan(60);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
    expect(reviews.filter(({ author, member }) => !connected.has(pair(author, member)))).toEqual([]);
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(reviews.filter(({ rating }) => rating > 3).length).toBeGreaterThan(reviews.length * 0.6);
    const answered = reviews.filter(({ answer }) => answer !== null);
    expect(answered.length).toBeGreaterThan(12);
    expect(answered.length).toBeLessThan(reviews.length / 2);
    expect(answered.filter(({ age, answerAge }) => answerAge === null || answerAge >= age)).toEqual([]);
    const about = new Map(reviewTexts.map((text) => [text.text, text.about]));
    const misplaced = reviews.filter(({ member, text }) => {
      const role = about.get(text) ?? null;
      return role !== null && !demo.members[member - 1]?.roles.includes(role);
    });
    expect(misplaced).toEqual([]);
  });

  it('has reports of every kind, none of a member’s own content', () => {
    expect(new Set(reports.filter(({ handled }) => handled === null).map(({ subject }) => subject.kind))).toEqual(
      new Set(['profile', 'review', 'listing']),
    );
    expect(reports.filter(({ handled }) => handled !== null)).toHaveLength(1);
    const own = reports.filter(
      ({ reporter, subject }) =>
        reporter ===
        (subject.kind === 'profile'
          ? subject.member
          : subject.kind === 'review'
            ? subject.author
            : demo.listings[subject.listing]?.owner.number),
    );
    expect(own).toEqual([]);
  });
});

describe('seeded database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await migratedDatabase();
    await seed(database, seedFile);
  });
  afterAll(() => database.close());

  it('shows one NOI and cap rate per listing, and judges by what the buyer keeps', async () => {
    // The driver returns bigint and numeric as text.
    type Row = {
      [K in keyof Listing]: K extends 'price' | 'noi' | 'cap_rate' | 'vacancy_pct' ? string | null : Listing[K];
    };
    const listings = await database.query<Row>('select * from public.properties');
    expect(listings).toHaveLength(600);
    let compared = 0;
    let shared = 0;
    for (const row of listings) {
      const listing = {
        ...row,
        price: Number(row.price),
        noi: row.noi === null ? null : Number(row.noi),
        cap_rate: row.cap_rate === null ? null : Number(row.cap_rate),
        vacancy_pct: row.vacancy_pct === null ? null : Number(row.vacancy_pct),
      };
      const facts = new Map(listingFacts(listing));
      for (const jv_share_pct of [0, 50]) {
        const analysis = analyze(listingSubject({ ...listing, jv_share_pct }), { strategy: 'rental', yours: {} });
        const { groups, noiNote } = analysis;
        const metrics = new Map(groups.flatMap((group) => group.metrics).map((metric) => [metric.id, metric]));
        if (listing.noi !== null && listing.cap_rate !== null) {
          compared += 1;
          expect({ id: listing.id, noiNote }).toEqual({ id: listing.id, noiNote: null });
          expect(facts.get('NOI (annual)')).toBe(formatUsd(metrics.get('noi')?.value ?? NaN));
          expect(facts.get('Cap rate')).toBe(formatPercent(metrics.get('capRate')?.value ?? NaN, 2));
          const described = /([\d.]+)% cap|That is ([\d.]+)%/.exec(listing.description);
          const cap = described?.[1] ?? described?.[2];
          if (cap !== undefined) expect(`${cap}%`).toBe(facts.get('Cap rate'));
        }
        const returned = metrics.get('cashOnCash');
        const whole = returned?.variants.find(({ id }) => id === 'before-share')?.value;
        if (returned?.value == null) continue;
        expect(returned.goal?.met).toBe(returned.value >= (returned.goal?.value ?? NaN));
        if (whole == null) continue;
        shared += 1;
        expect(returned.value).toBeCloseTo(whole / 2, 10);
        // Verdicts take long, so only some.
        if (shared % 20 === 0)
          expect(analysis.verdict.headline).toContain(`cash-on-cash ${bareValue(returned.value, 'percent')}`);
      }
    }
    expect(compared).toBeGreaterThan(400);
    expect(shared).toBeGreaterThan(100);
  });

  it('has counters that match the rows', async () => {
    const mismatches = await database.query(`
      select s.* from public.member_stats s
      where (s.followers, s.following, s.connections, s.profile_views) <> (
          (select count(*) from public.follows where followed_id = s.user_id),
          (select count(*) from public.follows where follower_id = s.user_id),
          (select count(*) from public.connections where status = 'accepted' and s.user_id in (sender_id, receiver_id)),
          (select count(*) from public.profile_views where member_id = s.user_id)
        )
        or s.ratings <> array(
          select (select count(*)::integer from public.member_reviews where member_id = s.user_id and rating = stars)
          from generate_series(1, 5) stars
        )`);
    expect(mismatches).toEqual([]);
    const [sum] = await database.query(
      'select sum(connections)::int as connections, sum(followers)::int as followers from public.member_stats',
    );
    const accepted = demo.network.connections.filter(({ status }) => status === 'accepted');
    expect(sum).toEqual({ connections: accepted.length * 2, followers: demo.network.follows.length });
  });

  it('has notifications dated like their cause, with old ones read', async () => {
    const kinds = await database.query<{ kind: string; count: number }>(
      'select kind, count(*)::int as count from public.notifications group by 1',
    );
    const accepted = demo.network.connections.filter(({ status }) => status === 'accepted');
    // Nobody is notified of a follower whose profile they can’t see.
    const notified = demo.network.follows.filter(
      ({ follower, followed }) =>
        demo.members[follower - 1]?.profileStatus === 'public' ||
        accepted.some(
          ({ sender, receiver }) => [sender, receiver].includes(follower) && [sender, receiver].includes(followed),
        ),
    );
    const expected = {
      connection_request: demo.network.connections.filter(({ status }) => status === 'pending').length,
      connection_accepted: accepted.length,
      follow: notified.length,
      review: demo.network.reviews.length,
      review_answer: demo.network.reviews.filter(({ answer }) => answer !== null).length,
    };
    expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toMatchObject(expected);
    expect(kinds.find(({ kind }) => kind === 'listing_decision')?.count).toBeGreaterThan(50);
    expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toMatchObject({
      message: demo.conversations.conversations.filter(({ unread }) => unread).length,
      mention: 4,
    });
    const inconsistent = await database.query(`
      select n.kind from public.notifications n join public.users u on u.id = n.user_id
      -- Offers are made while seeding, because their ledger can't be backdated.
      where n.kind not in ('offer', 'deal') and (n.created_at < u.created_at
        or (n.created_at > now() - interval '1 hour' and n.kind <> 'deal_alert')
        or n.created_at > now() - interval '15 minutes' or n.read_at < n.created_at or n.read_at > now()
        or (n.read_at is null and n.created_at < now() - interval '41 hours')
        or (n.read_at is not null and n.created_at > now() - interval '40 hours'))`);
    expect(inconsistent).toEqual([]);
    const unread = await database.query(`
      select u.id from public.users u
      where right(u.id::text, 12) in ('000000000001', '000000000002', '000000000003', '000000000004', '000000000005')
        and not exists (select from public.notifications n where n.user_id = u.id and n.read_at is null)`);
    expect(unread).toEqual([]);
  });

  it('has open, countered, sealed, backup, and ended offers, and a deal between two sign-ins', async () => {
    const offers = await database.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from public.offers group by 1 order by 1',
    );
    expect(offers).toEqual([
      { state: 'accepted', count: 1 },
      { state: 'backup', count: 1 },
      { state: 'declined', count: 1 },
      { state: 'open', count: 6 },
      { state: 'sealed', count: 2 },
    ]);
    const [deal] = await database.query<object>(
      'select d.state, p.status from public.deals d join public.properties p on p.id = d.property_id',
    );
    expect(deal).toEqual({ state: 'open', status: 'under_contract' });
  });

  it('has a document of the deal, with its file, and an agreement that waits for the buyer’s signature', async () => {
    const [document] = await database.query<{ path: string; sha256: string; readers: number }>(
      `select d.path, d.sha256, (select count(*)::int from public.deal_document_readers r) as readers
         from public.deal_documents d join storage.objects o on o.name = d.path`,
    );
    expect(document?.readers).toBe(1);
    const file = renderDealDocument(document?.path ?? '');
    expect(
      createHash('sha256')
        .update(file?.body ?? '')
        .digest('hex'),
    ).toBe(document?.sha256);
    const signatures = await database.query<object>(
      `select a.status, a.state = p.state as is_state, s.role, s.signed_at is not null as signed
         from public.agreements a join public.agreement_signatures s on s.agreement_id = a.id
         join public.deals d on d.id = a.deal_id join public.properties p on p.id = d.property_id order by s.position`,
    );
    const agreement = { status: 'awaiting_signatures', is_state: true };
    expect(signatures).toEqual([
      { ...agreement, role: 'seller', signed: true },
      { ...agreement, role: 'buyer', signed: false },
    ]);
  });

  it('has post, forum, event, and message counters that match the rows', async () => {
    const mismatches = await database.query(`
      select 'post' as what, id from public.feed_posts p where (likes, comments) <> (
        (select count(*) from public.feed_likes where post_id = p.id),
          (select count(*) from public.feed_comments where post_id = p.id))
      union all
      select 'event', id from public.events e where (registered, waitlisted) <> (
        (select count(*) from public.event_registrations where event_id = e.id and status = 'registered'),
        (select count(*) from public.event_registrations where event_id = e.id and status = 'waitlisted'))
        or registered > capacity or (waitlisted > 0 and registered < capacity)
      union all
      select 'forum', id from public.forums f where (topics, posts, last_activity_at) is distinct from (
        (select count(*) from public.forum_topics where forum_id = f.id),
          (select sum(posts) from public.forum_topics where forum_id = f.id),
        (select max(last_reply_at) from public.forum_topics where forum_id = f.id))
      union all
      select 'topic', id from public.forum_topics t where (posts, last_number, last_reply_at) <> (
        select count(*), max(number), max(created_at) from public.forum_posts where topic_id = t.id)
      union all
      select 'side', id from public.conversation_members s where (unread, last_message_at) <> (
        select count(*) filter (where user_id = s.other_id and created_at > coalesce(s.last_read_at, '-infinity')),
          max(created_at)
        from public.messages where conversation_id = s.conversation_id)`);
    expect(mismatches).toEqual([]);
    const [all] = await database.query(`
      select (select count(*)::int from public.feed_posts) as posts,
        (select count(*)::int from public.events) as events,
        (select count(*)::int from public.forum_posts) as replies,
          (select count(*)::int from public.messages) as messages`);
    expect(all).toEqual({
      posts: demo.conversations.posts.length,
      events: demo.conversations.events.length,
      replies: demo.conversations.forums.flatMap(({ topics }) => topics.flatMap(({ posts }) => posts)).length,
      messages: demo.conversations.conversations.flatMap(({ messages }) => messages).length,
    });
  });

  it('has only members at events whose plan admits them', async () => {
    const others = await database.query(`
      select e.title, u.name from public.event_registrations r
      join public.events e on e.id = r.event_id join public.users u on u.id = r.user_id
      where private.missing_entitlement(e, u.id) is not null`);
    expect(others).toEqual([]);
  });

  it('has events in the past, this week, this month, and later, and one proposal', async () => {
    const [when] = await database.query(`
      select count(*) filter (where ends_at < now())::int as past,
        count(*) filter (where starts_at between now() and now() + interval '7 days')::int as week,
        count(*) filter (
          where starts_at between now() + interval '7 days' and now() + interval '30 days')::int as month,
        count(*) filter (where starts_at > now() + interval '30 days')::int as later,
          count(distinct time_zone)::int as zones
      from public.events where status = 'published'`);
    expect(when).toEqual({ past: 3, week: 4, month: 4, later: 2, zones: 7 });
    expect(
      await database.query(
        `select status, count(*)::int from public.events where status <> 'published' group by 1 order by 1`,
      ),
    ).toEqual([
      { status: 'proposed', count: 1 },
      { status: 'returned', count: 1 },
    ]);
  });

  it('has a stored file for every message attachment, and no others', async () => {
    const carried = await database.query<{ path: string; size: string; mime_type: string }>(`
      select a.path, a.size::int as size, a.mime_type from public.message_attachments a
      join storage.objects o on o.bucket_id = 'message-attachments' and o.name = a.path
      and o.metadata ->> 'mimetype' = a.mime_type
      order by a.path`);
    const placed = demoAttachments().map(({ path, attachment }) => ({
      path,
      size: attachment.bytes,
      mime_type: mimeTypeOf(attachment),
    }));
    expect(carried).toEqual(placed.toSorted((a, b) => a.path.localeCompare(b.path)));
    expect(
      await database.query(`select name from storage.objects where bucket_id = 'message-attachments'`),
    ).toHaveLength(placed.length);
  });

  it('has the deal alerts the triggers would have created', async () => {
    const derived = `
      select b.user_id, p.id as property_id, case when h.before is null then 'new' else 'price_drop' end as event,
        h.price, h.before as previous_price, h.changed_at as created_at
      from (select *, lag(price) over (partition by property_id order by changed_at, id) as before
        from public.listing_prices) h
      join public.properties p on p.id = h.property_id and (p.status = 'active' or h.changed_at < p.status_changed_at)
      join public.buybox_profiles b on b.vip_alerts and b.user_id <> p.user_id
      where private.is_match(jsonb_populate_record(p, jsonb_build_object('price', h.price)), b)
        and h.changed_at > now() - interval '13 days 23 hours' and (h.before is null or h.price < h.before)`;
    const stored = `select user_id, property_id, event, price, previous_price, created_at from public.deal_alerts
      where in_buy_box and created_at > now() - interval '13 days 23 hours'`;
    expect(await database.query(`(${derived} except ${stored}) union all (${stored} except ${derived})`)).toEqual([]);
    const inconsistent = await database.query(`
      select a.id from public.deal_alerts a join public.properties p on p.id = a.property_id
      left join public.notifications n on n.kind = 'deal_alert' and n.subject_id = a.id
      where a.user_id = p.user_id or (n.id is not null) <> (p.status in ('active', 'under_contract'))
        or n.data is distinct from case when n.id is not null then
          jsonb_build_object('property_id', p.id, 'title', p.title, 'event', a.event, 'price', a.price,
            'previous_price', a.previous_price, 'city', p.city, 'state', p.state)
            || private.alert_reason(a.in_buy_box, a.search_ids) end
        or n.user_id <> a.user_id or n.created_at <> a.created_at`);
    expect(inconsistent).toEqual([]);
    const alertCounts = await database.query<{ alerts: number; drops: number; read: number; unread: number }>(`
      select count(*)::int as alerts, count(*) filter (where a.event = 'price_drop')::int as drops,
        count(n.read_at)::int as read,
        count(*) filter (where n.read_at is null)::int as unread
      from public.deal_alerts a join public.notifications n on n.subject_id = a.id
      where a.user_id in ('${memberId(2)}', '${memberId(3)}') group by a.user_id`);
    expect(alertCounts).toHaveLength(2);
    for (const { alerts, drops, read, unread } of alertCounts) {
      expect(alerts).toBeGreaterThan(4);
      expect(Math.min(drops, read, unread)).toBeGreaterThan(0);
    }
    // Nothing is due by email before noon tomorrow, and then as one digest.
    const dueEmails = await database.query(`
      select a.id from public.deal_alerts a join public.buybox_profiles b on b.user_id = a.user_id
      where (a.search_ids = '{}' and (b.alert_mail = 'off') <> (a.mailed_at is null and not a.awaits_digest))
      or (a.awaits_digest and a.mailed_at is not null)
        or a.mailed_at > now() or a.mailed_at < a.created_at`);
    expect(dueEmails).toEqual([]);
    expect(await database.query('select public.send_deal_digests() as written')).toEqual([{ written: 0 }]);
  });

  it('has a paid member whose saved searches alert them', async () => {
    const searches = await database.query<{ query: string; filters: object; alerts: number }>(`
      select s.query, a.filters,
        (select count(*)::int from public.deal_alerts d where s.id = any (d.search_ids) and not d.in_buy_box) as alerts
      from public.search_alerts a join public.saved_searches s on s.id = a.search_id
      where a.user_id = '${memberId(2)}'`);
    expect(searches).toHaveLength(2);
    expect(searches.map(({ filters }) => filters)).toEqual(
      searches.map(({ query }) => toRpcFilters(parseSearchParams(query).filters)),
    );
    expect(searches.reduce((sum, { alerts }) => sum + alerts, 0)).toBeGreaterThan(0);
  });

  it('has listings for each buy box, and buy boxes for each listing', async () => {
    const matches = await database.query<{ number: number; count: number }>(`
      select right(b.user_id::text, 12)::int as number, count(*)::int as count from public.buybox_profiles b
      join public.properties p on p.status = 'active' and p.user_id <> b.user_id and private.is_match(p, b)
      group by 1`);
    const of = (number: number): number => matches.find((row) => row.number === number)?.count ?? 0;
    expect(of(1)).toBeGreaterThanOrEqual(3);
    expect(of(2)).toBeGreaterThanOrEqual(8);
    expect(of(3)).toBeGreaterThanOrEqual(6);
    const boxCounts = await database.query<{ boxes: number }>(`
      select (select count(*)::int from private.matching_boxes(p)) as boxes from public.properties p
      where p.user_id = '${memberId(2)}' and p.status = 'active'`);
    expect(boxCounts.filter(({ boxes }) => boxes > 1).length).toBeGreaterThan(4);
    expect(
      await database.query(`select user_id from public.buybox_profiles where user_id = '${memberId(boxless)}'`),
    ).toEqual([]);
  });

  it('keeps its listings verified when their pictures are drawn', async () => {
    await database.query(`
      insert into storage.objects (bucket_id, name, version)
      select 'images', p.images[1], 'drawn' from public.properties p where p.verified on conflict do nothing`);
    expect(await database.query('select private.suspend_swapped_pictures() as suspended')).toEqual([{ suspended: 0 }]);
    await database.query(`delete from storage.objects where bucket_id = 'images' and version = 'drawn'`);
  });

  it('has daily figures that add up to each listing’s views and saves, contacts, and market totals', async () => {
    const mismatches = await database.query(`
      select p.id from public.properties p
      left join (select property_id, sum(views) as views, sum(saves) as saves, sum(contacts) as contacts,
        min(day) as first, max(day) as last
        from public.listing_days group by 1) d on d.property_id = p.id
      where (p.user_id in ('${memberId(1)}', '${memberId(2)}', '${memberId(3)}')
        and coalesce(d.views, 0) <> p.view_count)
        or coalesce(d.saves, 0) <> (select count(*) from public.saved_listings s where s.property_id = p.id)
        or coalesce(d.contacts, 0) <> (
          select count(distinct m.user_id)
          from public.messages m join public.conversations c on c.id = m.conversation_id
          where m.property_id = p.id and m.user_id <> p.user_id and p.user_id in (c.user_a_id, c.user_b_id))
        or (p.likes, p.dislikes, p.saves) <> (
          (select count(*) from public.property_feedback f where f.property_id = p.id and f.feedback_type = 'like'),
          (select count(*) from public.property_feedback f where f.property_id = p.id and f.feedback_type = 'dislike'),
          (select count(*) from public.saved_listings s where s.property_id = p.id))
        or d.first < private.utc_day(p.created_at) or d.last > private.utc_day(now())`);
    expect(mismatches).toEqual([]);
    const market = await database.query(`
      select day from (
        select day, sum(listings) as listings, sum(asking) as asking, sum(members) as members
        from private.daily_changes group by 1
      ) kept full join (
        select private.utc_day(created_at) as day, count(*) as listings, sum(price) as asking from public.properties
        where status = 'active' group by 1
      ) listed using (day) full join (
        select private.utc_day(last_sign_in_at) as day, count(*) as members from auth.users
        where last_sign_in_at is not null group by 1
      ) seen using (day)
      where day > private.utc_day(now()) - 90
      and (coalesce(kept.listings, 0), coalesce(kept.asking, 0), coalesce(kept.members, 0))
        <> (coalesce(listed.listings, 0), coalesce(listed.asking, 0), coalesce(seen.members, 0))`);
    expect(market).toEqual([]);
    const months = await database.query(`
      select p.user_id from public.listing_days d join public.properties p on p.id = d.property_id
      where p.user_id in ('${memberId(2)}', '${memberId(3)}') group by 1
      having count(distinct d.day) filter (where d.day >= date_trunc('month', now() at time zone 'utc'))
          >= extract(day from now() at time zone 'utc') * 0.9
        and count(distinct d.day) filter (
          where d.day >= date_trunc('month', now() at time zone 'utc') - interval '1 month'
            and d.day < date_trunc('month', now() at time zone 'utc')) > 26
        and sum(d.contacts) filter (where d.day > private.utc_day(now()) - 70) > 10`);
    expect(months).toHaveLength(2);
  });

  it('has documents with stored files, and requests that two of the sign-ins have to answer', async () => {
    const stored = await database.query<{ path: string; size: number }>(`
      select d.path, d.size::int as size from public.listing_documents d
      join public.properties p on p.id = d.property_id and p.status = 'active'
        and starts_with(d.path, p.user_id || '/' || p.id || '/')
      join storage.objects o on o.bucket_id = 'documents' and o.name = d.path
        and (o.metadata ->> 'size')::bigint = d.size`);
    expect(stored).toHaveLength(demoDocuments().length);
    for (const { path, size } of stored) {
      const file = renderDocument(path);
      expect(file?.body.length).toBe(size);
      expect(documentKind(file?.body ?? new Uint8Array())).toBe('pdf');
    }
    expect(renderDocument(`${memberId(3)}/other.pdf`)).toBeNull();
    const waiting = await database.query(`
      select p.user_id from public.listing_document_requests r join public.properties p on p.id = r.property_id
      join public.notifications n on n.user_id = p.user_id and n.subject_id = r.id and n.kind = 'document_request'
      where r.status = 'pending' order by p.user_id`);
    expect(waiting).toEqual([{ user_id: memberId(2) }, { user_id: memberId(3) }]);
  });

  it('has submissions in every state, with stored files, correct hashes, and all log steps', async () => {
    const files = await database.query<{ path: string; sha256: string; size: number; status: string }>(`
      select f.path, f.sha256, f.size::int as size, s.status
      from public.property_submissions s join public.submission_files f on f.submission_id = s.id
      join storage.objects o on o.bucket_id = 'contracts' and o.name = f.path
      and (o.metadata ->> 'size')::bigint = f.size
      where f.path = s.user_id || '/' || s.id || '/' || f.sha256 || '.pdf' order by s.id`);
    expect(files.map(({ status }) => status)).toEqual(['accepted', 'submitted', 'submitted', 'returned']);
    for (const { path, sha256, size } of files) {
      const contract = renderContract(path);
      expect({ sha256: sha(contract?.body ?? ''), size: contract?.body.length }).toEqual({ sha256, size });
      expect(documentKind(contract?.body ?? new Uint8Array())).toBe('pdf');
    }
    expect(demoContracts()).toHaveLength(files.length);
    expect(renderContract(`${memberId(3)}/other.pdf`)).toBeNull();
    const accepted = await database.query(`
      select s.id from public.property_submissions s join public.properties p on p.id = s.property_id
      and p.user_id = s.user_id
      join public.listing_reviews r on r.property_id = p.id and r.decision = 'approved'
      and (r.requested_at, r.decided_at, r.reviewer_id) = (s.submitted_at, s.decided_at, s.reviewer_id)
      where s.status = 'accepted' and p.verified and p.off_market_contract and p.created_at = s.decided_at
      and p.status = 'active'`);
    expect(accepted).toHaveLength(1);
    const steps = await database.query<{ status: string; steps: string }>(`
      select s.status, string_agg(l.step, ' ' order by l.id) as steps
      from public.property_submissions s join public.submission_log l on l.submission_id = s.id
      group by s.id order by s.id`);
    expect(steps.map(({ steps: taken }) => taken)).toEqual([
      'started file_added submitted accepted',
      'started file_added submitted',
      'started file_added submitted',
      'started file_added submitted returned',
    ]);
  });

  it('has a verified and a pending proof of funds, with stored files and correct hashes', async () => {
    const proofs = await database.query<{ path: string; sha256: string; size: number; status: string; steps: string }>(`
      select p.path, p.sha256, p.size::int as size, p.status, (
        select string_agg(l.step, ' ' order by l.id) from public.proof_log l where l.proof_id = p.id
      ) as steps
      from public.proofs_of_funds p
      join storage.objects o on o.bucket_id = 'proofs-of-funds' and o.name = p.path
      and (o.metadata ->> 'size')::bigint = p.size
      where p.path = p.user_id || '/' || p.id || '/' || p.sha256 || '.pdf' order by p.id`);
    expect(proofs.map(({ status, steps }) => [status, steps])).toEqual([
      ['verified', 'submitted viewed verified'],
      ['pending', 'submitted'],
    ]);
    for (const { path, sha256, size } of proofs) {
      const file = renderProof(path);
      expect({ sha256: sha(file?.body ?? ''), size: file?.body.length }).toEqual({ sha256, size });
      expect(fileKind(file?.body ?? new Uint8Array())).toBe('pdf');
    }
    expect(renderProof(`${memberId(3)}/other.pdf`)).toBeNull();
  });

  it('shows each demo sign-in activity of every kind in the following feed', async () => {
    for (const number of [1, 2, 3, 5]) {
      await database.query(
        `select set_config('request.jwt.claims', '{"sub":"${memberId(number)}","role":"authenticated"}', false)`,
      );
      const kinds = await database.query<{ kind: string }>('select distinct kind from public.following_feed(null, 50)');
      expect(kinds.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['listing', 'deal', 'post', 'review', 'topic']),
      );
    }
    await database.query(`select set_config('request.jwt.claims', '', false)`);
  });

  it('has no email due, and enabled triggers', async () => {
    expect(await database.query('select 1 from private.mail_queue')).toEqual([]);
    expect(await database.query(`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`)).toEqual(
      [],
    );
  });
});

describe('demo content', () => {
  const { posts, events, forums, conversations } = demo.conversations;
  const topics = forums.flatMap((forum) => forum.topics);
  const joined = (number: number) => (demo.members[number - 1]?.joinedDays ?? 0) * 24 * 60;

  it('has every type', () => {
    expect(posts.length).toBeGreaterThanOrEqual(40);
    expect(new Set(posts.map(({ type }) => type))).toEqual(new Set(['discussion', 'investment', 'event']));
    expect(new Set(posts.map(({ subtype }) => subtype))).toEqual(
      new Set(['joint_venture', 'boots_on_ground', 'private_money', undefined]),
    );
    expect(events.length).toBeGreaterThanOrEqual(14);
    expect(events.filter(({ exclusive }) => exclusive)).toHaveLength(2);
    expect(events.some(({ places }) => places.some(({ status }) => status === 'waitlisted'))).toBe(true);
    expect([forums.length, topics.length]).toEqual([6, 25]);
    const [longest] = topics.toSorted((a, b) => b.posts.length - a.posts.length);
    expect(longest?.posts.length).toBeGreaterThanOrEqual(60);
    expect(longest?.posts.filter(({ deleted }) => deleted)).toHaveLength(1);
  });

  it('is written by confirmed, public members who had joined before', () => {
    const spoken = [
      ...posts.flatMap(({ author, age, comments }) => [{ author, age }, ...comments]),
      ...topics.flatMap((topic) => topic.posts),
      ...events.map(({ organizer, age }) => ({ author: organizer, age: age * 24 * 60 })),
    ];
    const invalid = spoken.filter(({ author, age }) => {
      const member = demo.members[author - 1];
      return !member?.confirmed || member.profileStatus !== 'public' || age > joined(author);
    });
    expect(invalid).toEqual([]);
  });

  it('is in order: replies follow their parents, and mentions have names', () => {
    for (const { age, comments } of posts) {
      const ages = [age, ...comments.map((comment) => comment.age)];
      expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    }
    for (const { posts: all } of topics) {
      const ages = all.map(({ age }) => age);
      expect(ages).toEqual(ages.toSorted((a, b) => b - a));
      expect(all.filter(({ to }, at) => to !== undefined && to > at)).toEqual([]);
    }
    const texts = [...posts.flatMap(({ comments }) => comments), ...topics.flatMap((topic) => topic.posts)].map(
      ({ content }) => content,
    );
    expect(texts.filter((text) => text === '' || text.includes('@{') || text.includes('@[]'))).toEqual([]);
  });

  it('gives each demo sign-in conversations with something unread', () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const ownConversations = conversations.filter(({ between }) => between.includes(number));
      expect(ownConversations.length).toBeGreaterThan(0);
      expect(ownConversations.some(({ unread }) => unread?.member === number)).toBe(true);
    }
    expect(conversations.some(({ messages }) => messages.some(({ listing }) => listing !== undefined))).toBe(true);
  });

  it('has a real picture and document with the stated sizes', async () => {
    for (const { path, attachment } of demoAttachments()) {
      const file = await renderAttachment(path);
      // Another encoder version may produce slightly different pictures.
      expect(Math.abs((file?.body.length ?? 0) / attachment.bytes - 1)).toBeLessThan(
        attachment.kind === 'picture' ? 0.05 : 1e-9,
      );
      expect(file?.contentType).toBe(mimeTypeOf(attachment));
    }
    expect(new Set(demoAttachments().map(({ attachment }) => attachment.kind))).toEqual(
      new Set(['picture', 'document']),
    );
    expect(await renderAttachment(`${memberId(3)}/${memberId(2)}/1-other.pdf`)).toBeNull();
  });

  it('has pictures of the authors’ own listings', async () => {
    const shown = posts.flatMap(({ image }) => (image === null ? [] : [image]));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((path) => demoPictureSvg(path) === null)).toEqual([]);
  });
});

describe('demo pictures', () => {
  it('are three to eight per listing, the first of them the exterior', () => {
    for (const listing of demo.listings) {
      expect(listing.imageCount).toBeGreaterThanOrEqual(3);
      expect(listing.imageCount).toBeLessThanOrEqual(8);
      const scenes = scenesOf(listing);
      expect(scenes).toHaveLength(listing.imageCount);
      expect(scenes[0]).toBe(listing.type === 'Land' ? 'land' : 'street');
    }
  });

  it('are all different', () => {
    // Except that posts show listing pictures.
    const listingPaths = paths.filter(({ path }) => !path.includes('/posts/'));
    const drawings = listingPaths.map(({ path }) => sha(demoPictureSvg(path) ?? ''));
    expect(new Set(drawings).size).toBe(listingPaths.length);
  });

  // One listing per building style.
  const kinds = [...new Map(demo.listings.map((listing) => [listing.style, listing.index])).entries()];
  it.each(kinds)('of a %s are WebP files with 1200 × 800 pixels', async (_, index) => {
    const picture = await renderDemoPicture(imagePath(index, 1));
    expect(picture).not.toBeNull();
    const { format, width, height } = await sharp(picture ?? undefined).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 800 });
  });

  it('are reproducible byte for byte', async () => {
    const [one, two] = [await renderDemoPicture(imagePath(7, 2)), await renderDemoPicture(imagePath(7, 2))];
    expect(sha(one ?? '')).toBe(sha(two ?? ''));
  });

  it('of every scene can be decoded', async () => {
    const scenes = new Map<string, string>();
    for (const listing of demo.listings) {
      scenesOf(listing).forEach((scene, at) =>
        scenes.set(`${scene} ${listing.condition}`, imagePath(listing.index, at + 1)),
      );
    }
    expect(scenes.size).toBeGreaterThan(40);
    for (const [, path] of [...scenes].filter((_, at) => at % 3 === 0)) {
      const { info } = await sharp((await renderDemoPicture(path)) ?? undefined)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.width).toBe(1200);
    }
  });

  it('of members are 400 × 400 portraits, for members who have one', async () => {
    const { width, height } = await sharp(
      (await renderDemoPicture(`${memberId(1)}/avatar.webp`)) ?? undefined,
    ).metadata();
    expect([width, height]).toEqual([400, 400]);
    const without = demo.members.find((member) => !member.hasAvatar);
    expect(await renderDemoPicture(`${without?.id ?? ''}/avatar.webp`)).toBeNull();
  });

  it.each([
    ['an unknown path', 'logo.webp'],
    ['a member outside the demo', '11111111-1111-4111-8111-111111111111/avatar.webp'],
    ['a member number that’s too high', `${memberId(9999)}/avatar.webp`],
    ['member number zero', `${memberId(0)}/avatar.webp`],
    ['a listing number that’s too high', `${memberId(1)}/properties/${listingId(600)}/1.webp`],
    ['another file type', imagePath(0, 1).replace('.webp', '.png')],
    ['a picture number that’s too high', imagePath(0, (demo.listings[0]?.imageCount ?? 0) + 1)],
    ['picture number zero', imagePath(0, 0)],
    ['another member’s listing', imagePath(0, 1).replace(demo.listings[0]?.owner.id ?? '', memberId(4))],
    ['a path outside the folder', `../${imagePath(0, 1)}`],
  ])('don’t exist for %s', async (_, path) => {
    expect(await renderDemoPicture(path)).toBeNull();
  });
});

describe('ZIP codes', () => {
  const rows = buildZipCodes();

  it('cover the states, DC, and the territories with ZIP codes, once each', () => {
    expect(new Set(rows.map((row) => row.state)).size).toBe(56);
    expect(new Set(rows.map((row) => row.zip)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(40_000);
  });

  it.each([
    ['06604', 'Bridgeport', 'Fairfield', 'CT'],
    ['23220', 'Richmond', 'Richmond, City of', 'VA'],
    ['21201', 'Baltimore', 'Baltimore, City of', 'MD'],
    ['21204', 'Towson', 'Baltimore', 'MD'],
    ['99574', 'Cordova', 'Valdez-Cordova', 'AK'],
    ['00610', 'Anasco', 'Añasco', 'PR'],
    ['96910', 'Hagatna', 'Guam', 'GU'],
  ])('include %s for %s in %s, %s', (zip, city, county, state) => {
    expect(rows.find((row) => row.zip === zip)).toMatchObject({ city, county, state });
  });

  it('match supabase/data (else: npm run reference:zips)', async () => {
    const { dataFile, zipCodesSql } = await import('../../supabase/local/reference/zip-codes.ts');
    expect(sha(readFileSync(dataFile, 'utf8'))).toBe(sha(zipCodesSql(rows)));
  });
});
