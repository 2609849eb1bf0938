import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../src/features/marketplace/filters.ts';
import { demoAccounts } from '../../supabase/local/demo/accounts.ts';
import { demoAttachments, mimeTypeOf, renderAttachment } from '../../supabase/local/demo/attachments.ts';
import { demoContracts, renderContract } from '../../supabase/local/demo/contracts.ts';
import { boxless, INDUSTRIES } from '../../supabase/local/demo/details.ts';
import { generateDemo } from '../../supabase/local/demo/generate.ts';
import { listingId, memberId } from '../../supabase/local/demo/ids.ts';
import { acceptedListing, demoSearches } from '../../supabase/local/demo/lives.ts';
import { ROLES } from '../../supabase/local/demo/people.ts';
import { demoPicturePaths, demoPictureSvg, renderDemoPicture, scenesOf } from '../../supabase/local/demo/pictures.ts';
import { reviewTexts } from '../../supabase/local/demo/review-texts.ts';
import { residentialZipCodes, seedFile, seedSql } from '../../supabase/local/demo/seed.ts';
import type { OpenDatabase } from '../../supabase/local/database.ts';
import { seed } from '../../supabase/local/database/migrate.ts';
import { documentKind } from '../../supabase/functions/register-contract/document-kind.ts';
import { buildCounties } from '../../supabase/local/reference/counties.ts';
import { buildZipCodes } from '../../supabase/local/reference/zip-codes.ts';
import { migratedDatabase } from './pgtap-database.ts';

const zipCodes = residentialZipCodes();
const demo = generateDemo(zipCodes);
const paths = demoPicturePaths();

const sha = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex');
const imagePath = (index: number, number: number): string =>
  `${demo.listings[index]?.owner.id ?? ''}/properties/${listingId(index)}/${number}.webp`;

describe('the demo', () => {
  it('is the same each time it is generated', () => {
    expect(sha(JSON.stringify(generateDemo(zipCodes)))).toBe(sha(JSON.stringify(demo)));
  });

  it('is what seed.sql holds (npm run demo:seed writes it)', () => {
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

  it('begins with the sign-ins, of which one is unconfirmed and one is staff', () => {
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

  it('gives the sign-ins that have been there a while complete profiles', () => {
    for (const { member, buyBox } of demo.details.filter(({ member: { number } }) => number <= 5 && number !== 4)) {
      expect(member.certifications.length).toBeGreaterThan(0);
      expect(Object.keys(member.socialLinks).length).toBeGreaterThan(0);
      expect(member.expertise.length).toBeGreaterThan(1);
      expect(member.hasAvatar || member.staff).toBe(true);
      expect(buyBox === null).toBe(member.number === boxless);
    }
    expect(demo.details[3]?.buyBox).toBeNull();
  });

  it('has members at home in a county of their city, with markets where they sell', () => {
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

  it('has industries that listings and roles bear out, all of them, shown by most', () => {
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

  it('puts every listing where its ZIP code is', () => {
    const byZip = new Map(buildZipCodes().map((row) => [row.zip, row]));
    const wrong = demo.listings.filter((listing) => {
      const row = byZip.get(listing.zip);
      return (
        row === undefined ||
        row.city !== listing.city ||
        row.state !== listing.state ||
        row.county !== listing.county ||
        Math.hypot(row.latitude - listing.latitude, row.longitude - listing.longitude) > 0.02
      );
    });
    expect(wrong).toEqual([]);
  });

  it('states cap rates between 4.5 and 11 percent, and none for land', () => {
    const rates = demo.listings.flatMap((listing) =>
      listing.noi === null ? [] : [(listing.noi / listing.price) * 100],
    );
    expect(rates.length).toBeGreaterThan(150);
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(4.5);
    expect(Math.max(...rates)).toBeLessThanOrEqual(11);
    expect(demo.listings.filter((listing) => listing.type === 'Land' && listing.noi !== null)).toEqual([]);
  });

  it('keeps words and numbers in step', () => {
    const wrong = demo.listings.filter((listing) => {
      const said = /NOI (?:is )?\$([\d,]+)/.exec(listing.description)?.[1]?.replaceAll(',', '');
      return said !== undefined && Number(said) !== listing.noi;
    });
    expect(wrong).toEqual([]);
    const asked = demo.listings.filter((listing) => /Ask \$/.test(listing.description));
    expect(asked.length).toBeGreaterThan(5);
    expect(
      asked.filter((listing) => !listing.description.includes(`Ask $${listing.price.toLocaleString('en-US')}`)),
    ).toEqual([]);
  });

  it('states figures that fit price, words and NOI, on most listings but land', () => {
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
                derived: 12 * (monthlyRent + (otherMonthlyIncome ?? 0)) * (1 - vacancyPct / 100) - expenses,
              },
            ];
      },
    );
    const stated = incomes.filter(({ noi }) => noi !== null);
    expect(stated.length).toBeGreaterThan(200);
    expect(stated.filter(({ noi, derived }) => Math.abs(derived - (noi ?? 0)) > 12)).toEqual([]);
    const rates = incomes
      .filter(({ noi }) => noi === null)
      .map(({ derived, price, repairs }) => (derived / (price + repairs)) * 100);
    expect(Math.min(...rates)).toBeGreaterThan(3.5);
    expect(Math.max(...rates)).toBeLessThan(9.5);
    const odd = demo.listings.filter(({ price, underwriting: { annualExpenses } }) => {
      const { property_taxes: tax } = annualExpenses;
      return (
        Object.values(annualExpenses).some((amount) => !Number.isInteger(amount) || amount <= 0) ||
        (tax !== undefined && (tax / price < 0.0015 || tax / price > 0.026))
      );
    });
    expect(odd).toEqual([]);
    // The rule of 70%: some rehab deals pass it, most do not.
    const rehab = built.filter(({ underwriting: { arv, repairCost } }) => arv !== null && (repairCost ?? 0) > 0);
    const passing = rehab.filter(({ price, arv, repairs }) => price <= 0.7 * arv - repairs);
    expect(rehab.filter(({ price, arv, repairs }) => price + repairs > arv)).toEqual([]);
    expect(passing.length).toBeGreaterThan(1);
    expect(passing.length).toBeLessThan(rehab.length / 2);
  });

  it('has few titles twice and no description twice', () => {
    expect(new Set(demo.listings.map((listing) => listing.title)).size).toBeGreaterThan(570);
    expect(new Set(demo.listings.map((listing) => listing.description)).size).toBe(600);
  });

  it('asks less for worse condition', () => {
    const share = (condition: string): number => {
      const some = demo.listings.filter(
        (listing) => listing.type === 'Single Family' && listing.condition === condition,
      );
      return some.reduce((sum, listing) => sum + listing.price / listing.arv, 0) / some.length;
    };
    const shares = ['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down'].map(share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  it('lets nobody vote twice, on an own listing, or unconfirmed', () => {
    const wrong = demo.listings.filter((listing) => {
      const voters = [...listing.likedBy, ...listing.dislikedBy];
      return new Set(voters).size !== voters.length || voters.includes(listing.owner.number) || voters.includes(4);
    });
    expect(wrong).toEqual([]);
  });
});

describe('what became of the listings', () => {
  const numbered = (number: number) => demo.listings.filter(({ owner }) => owner.number === number);
  const last = ({ reviews }: (typeof demo.listings)[number]) => reviews.at(-1);

  it('is that most are for sale, some are sold and a few paused, those of the sign-ins among them', () => {
    const count = (status: string) => demo.listings.filter((listing) => listing.status === status).length;
    expect(count('active')).toBeGreaterThan(550);
    expect(count('sold')).toBeGreaterThan(8);
    expect(count('paused')).toBeGreaterThan(4);
    for (const number of [2, 3]) {
      expect(new Set(numbered(number).map(({ status }) => status))).toEqual(new Set(['active', 'sold', 'paused']));
    }
    expect(
      demo.listings.filter(
        ({ status, statusAge, ageMinutes }) =>
          (status === 'active') !== (statusAge === null) || (statusAge ?? 0) > ageMinutes,
      ),
    ).toEqual([]);
  });

  it("is that most prices stayed, and those that changed are today's last", () => {
    const changed = demo.listings.filter(({ prices }) => prices.length > 1);
    expect(changed.length).toBeGreaterThan(70);
    expect(changed.length).toBeLessThan(200);
    expect(changed.filter(({ prices }) => prices.length === 3).length).toBeGreaterThan(15);
    const dropped = changed.filter(({ prices }) => (prices.at(-2)?.price ?? 0) > (prices.at(-1)?.price ?? 0));
    expect(dropped.length).toBeGreaterThan(changed.length * 0.75);
    expect(dropped.length).toBeLessThan(changed.length);
    const wrong = demo.listings.filter(({ price, ageMinutes, prices }) => {
      const ages = prices.map((step) => step.ageMinutes);
      return (
        prices.at(-1)?.price !== price ||
        ages[0] !== ageMinutes ||
        ages.some((age, at) => at > 0 && age >= (ages[at - 1] ?? 0)) ||
        prices.some((step, at) => step.price === prices[at - 1]?.price)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is that staff have looked at most, and returned some with a reason', () => {
    const byDecision = (decision: string | null) =>
      demo.listings.filter((listing) => last(listing)?.decision === decision);
    expect(byDecision('approved').length).toBeGreaterThan(300);
    expect(byDecision('returned').length).toBeGreaterThan(40);
    expect(byDecision('returned').length).toBeLessThan(120);
    expect(numbered(1).map((listing) => last(listing)?.decision)).toContain('returned');
    expect(numbered(2).map((listing) => last(listing)?.decision)).toContain('returned');
    const wrong = demo.listings.filter(
      ({ index, owner, ageMinutes, reviews }) =>
        (owner.tier === 'partner') !== (reviews.length === 0) ||
        reviews.some(
          ({ requestedAge, decision, reason, decidedAge }) =>
            // What came of a submission was asked for with it.
            (requestedAge > ageMinutes && index !== acceptedListing(demo.listings).index) ||
            (decision === null) !== (decidedAge === null) ||
            (decision === 'returned') !== (reason !== null) ||
            (reason ?? '').length > 1000 ||
            (decidedAge ?? 0) > requestedAge ||
            (decidedAge ?? 1) <= 0,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('is that 14 wait for staff, four of paid members: late, soon, and not yet', () => {
    const waiting = demo.listings.filter((listing) => last(listing)?.decision === null);
    expect(waiting).toHaveLength(14);
    expect(waiting.filter(({ status }) => status !== 'active')).toEqual([]);
    const hoursLeft = waiting
      .filter(({ owner }) => owner.tier === 'pro' || owner.tier === 'closer')
      .map((listing) => Math.floor(24 - (last(listing)?.requestedAge ?? 0) / 60));
    expect(hoursLeft.toSorted((a, b) => a - b)).toEqual([-2, 0, 3, 21]);
  });

  it('is that only members who like a listing have saved it', () => {
    expect(demo.listings.filter(({ savedBy, likedBy }) => savedBy.some((member) => !likedBy.includes(member)))).toEqual(
      [],
    );
    for (const number of [1, 2])
      expect(demo.listings.filter(({ savedBy }) => savedBy.includes(number)).length).toBeGreaterThan(2);
  });

  it('is that the free and the closer sign-in keep two searches each, as the address bar writes them', () => {
    expect(demoSearches.map(({ member }) => member)).toEqual([1, 1, 2, 2]);
    for (const { query } of demoSearches) expect(writeAddress(readAddress(query))).toBe(query);
  });
});

describe('the network', () => {
  const { connections, follows, views, reviews, reports } = demo.network;
  const pair = (one: number, other: number) => [one, other].toSorted((a, b) => a - b).join();
  const ofStatus = (status: string) => connections.filter((connection) => connection.status === status);
  const connected = new Set(ofStatus('accepted').map(({ sender, receiver }) => pair(sender, receiver)));
  const minutesSince = (...numbers: number[]) =>
    Math.min(...numbers.map((number) => (demo.members[number - 1]?.joinedDays ?? 0) * 24 * 60));

  it('has one connection for two members at most, answered after it was asked for, since both are there', () => {
    expect(new Set(connections.map(({ sender, receiver }) => pair(sender, receiver))).size).toBe(connections.length);
    expect(connected.size).toBeGreaterThan(150);
    const wrong = connections.filter(
      ({ sender, receiver, status, askedAge, answeredAge }) =>
        sender === receiver ||
        askedAge > minutesSince(sender, receiver) ||
        (status === 'pending') !== (answeredAge === null) ||
        (answeredAge ?? 1) <= 0 ||
        (answeredAge ?? 0) >= askedAge,
    );
    expect(wrong).toEqual([]);
  });

  it('has requests for every sign-in: two received and one sent by the free one', () => {
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

  it('shows private members to those alone whom they are connected with', () => {
    const hidden = demo.members.filter(({ profileStatus }) => profileStatus === 'private').map(({ number }) => number);
    const known = (other: number) => hidden.filter((number) => connected.has(pair(number, other)));
    expect(
      hidden.flatMap((number) => demo.members.filter((member) => known(member.number).includes(number))).length,
    ).toBeGreaterThan(3);
    expect(
      follows.filter(({ follower, followed }) => hidden.includes(followed) && !known(follower).includes(followed)),
    ).toEqual([]);
    const seen = views.flatMap(({ member, views: all }) => all.map(([viewer]) => ({ member, viewer })));
    expect(seen.filter(({ member, viewer }) => hidden.includes(member) && !known(viewer).includes(member))).toEqual([]);
  });

  it('follows and looks at nobody twice, nor at oneself, nor at whom is not there yet', () => {
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

  it('reviews whom one has been connected with, in words of its own, mostly well, and some are answered', () => {
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

  it("has reports for staff, of every kind, none of one's own", () => {
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

describe('the database that the seed fills', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await migratedDatabase();
    await seed(database, seedFile);
  });
  afterAll(() => database.close());

  it('counts what is there', async () => {
    const wrong = await database.query(`
      select s.* from public.member_stats s
      where (s.followers, s.following, s.connections, s.profile_views) <> (
          (select count(*) from public.follows where followed_id = s.user_id),
          (select count(*) from public.follows where follower_id = s.user_id),
          (select count(*) from public.connections where status = 'accepted' and s.user_id in (sender_id, receiver_id)),
          (select count(*) from public.profile_views where member_id = s.user_id)
        )
        or s.ratings <> array(
          select (select count(*)::integer from public.member_reviews where member_id = s.user_id and rating = stars) from generate_series(1, 5) stars
        )`);
    expect(wrong).toEqual([]);
    const [sum] = await database.query(
      'select sum(connections)::int as connections, sum(followers)::int as followers from public.member_stats',
    );
    const accepted = demo.network.connections.filter(({ status }) => status === 'accepted');
    expect(sum).toEqual({ connections: accepted.length * 2, followers: demo.network.follows.length });
  });

  it('has told members of it when it happened, and what is old they have read', async () => {
    const kinds = await database.query<{ kind: string; count: number }>(
      'select kind, count(*)::int as count from public.notifications group by 1',
    );
    const accepted = demo.network.connections.filter(({ status }) => status === 'accepted');
    // Nobody hears of a follower whose profile they may not see.
    const told = demo.network.follows.filter(
      ({ follower, followed }) =>
        demo.members[follower - 1]?.profileStatus === 'public' ||
        accepted.some(
          ({ sender, receiver }) => [sender, receiver].includes(follower) && [sender, receiver].includes(followed),
        ),
    );
    const expected = {
      connection_request: demo.network.connections.filter(({ status }) => status === 'pending').length,
      connection_accepted: accepted.length,
      follow: told.length,
      review: demo.network.reviews.length,
      review_answer: demo.network.reviews.filter(({ answer }) => answer !== null).length,
    };
    expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toMatchObject(expected);
    expect(kinds.find(({ kind }) => kind === 'listing_decision')?.count).toBeGreaterThan(50);
    expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toMatchObject({
      message: demo.talk.conversations.filter(({ unread }) => unread).length,
      mention: 4,
    });
    const wrong = await database.query(`
      select n.kind from public.notifications n join public.users u on u.id = n.user_id
      where n.created_at < u.created_at or (n.created_at > now() - interval '1 hour' and n.kind <> 'deal_alert') or n.created_at > now() - interval '15 minutes' or n.read_at < n.created_at or n.read_at > now()
        or (n.read_at is null and n.created_at < now() - interval '41 hours')
        or (n.read_at is not null and n.created_at > now() - interval '40 hours')`);
    expect(wrong).toEqual([]);
    const unread = await database.query(`
      select u.id from public.users u where right(u.id::text, 12) in ('000000000001', '000000000002', '000000000003', '000000000004', '000000000005')
        and not exists (select from public.notifications n where n.user_id = u.id and n.read_at is null)`);
    expect(unread).toEqual([]);
  });

  it('counts what members say', async () => {
    const wrong = await database.query(`
      select 'post' as what, id from public.feed_posts p where (likes, comments) <> (
        (select count(*) from public.feed_likes where post_id = p.id), (select count(*) from public.feed_comments where post_id = p.id))
      union all
      select 'event', id from public.events e where (registered, waiting) <> (
        (select count(*) from public.event_registrations where event_id = e.id and status = 'registered'),
        (select count(*) from public.event_registrations where event_id = e.id and status = 'waiting'))
        or registered > capacity or (waiting > 0 and registered < capacity)
      union all
      select 'forum', id from public.forums f where (topics, posts, last_activity_at) is distinct from (
        (select count(*) from public.forum_topics where forum_id = f.id), (select sum(posts) from public.forum_topics where forum_id = f.id),
        (select max(last_reply_at) from public.forum_topics where forum_id = f.id))
      union all
      select 'topic', id from public.forum_topics t where (posts, last_number, last_reply_at) <> (
        select count(*), max(number), max(created_at) from public.forum_posts where topic_id = t.id)
      union all
      select 'side', id from public.conversation_members s where (unread, last_message_at) <> (
        select count(*) filter (where user_id = s.other_id and created_at > coalesce(s.last_read_at, '-infinity')), max(created_at)
        from public.messages where conversation_id = s.conversation_id)`);
    expect(wrong).toEqual([]);
    const [all] = await database.query(`
      select (select count(*)::int from public.feed_posts) as posts, (select count(*)::int from public.events) as events,
        (select count(*)::int from public.forum_posts) as replies, (select count(*)::int from public.messages) as messages`);
    expect(all).toEqual({
      posts: demo.talk.posts.length,
      events: demo.talk.events.length,
      replies: demo.talk.forums.flatMap(({ topics }) => topics.flatMap(({ posts }) => posts)).length,
      messages: demo.talk.conversations.flatMap(({ messages }) => messages).length,
    });
  });

  it('has events of the past, this week, this month and later, and one that waits for staff', async () => {
    const [when] = await database.query(`
      select count(*) filter (where ends_at < now())::int as past, count(*) filter (where starts_at between now() and now() + interval '7 days')::int as week,
        count(*) filter (where starts_at between now() + interval '7 days' and now() + interval '30 days')::int as month,
        count(*) filter (where starts_at > now() + interval '30 days')::int as later, count(distinct time_zone)::int as zones
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

  it('has sent no file that the messages do not carry, and the other way round', async () => {
    const carried = await database.query<{ path: string; size: string; mime_type: string }>(`
      select a.path, a.size::int as size, a.mime_type from public.message_attachments a
      join storage.objects o on o.bucket_id = 'message-attachments' and o.name = a.path and o.metadata ->> 'mimetype' = a.mime_type
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

  it('tells of deals as the triggers would have: what matched, at the price of then, as long as it is on the market', async () => {
    const derived = `
      select b.user_id, p.id as property_id, case when h.before is null then 'new' else 'price_drop' end as event, h.price, h.before as previous_price, h.changed_at as created_at
      from (select *, lag(price) over (partition by property_id order by changed_at, id) as before from public.listing_prices) h
      join public.properties p on p.id = h.property_id and (p.status = 'active' or h.changed_at < p.status_changed_at)
      join public.buybox_profiles b on b.vip_alerts and b.user_id <> p.user_id
      where private.is_match(jsonb_populate_record(p, jsonb_build_object('price', h.price)), b)
        and h.changed_at > now() - interval '13 days 23 hours' and (h.before is null or h.price < h.before)`;
    const made = `select user_id, property_id, event, price, previous_price, created_at from public.deal_alerts where created_at > now() - interval '13 days 23 hours'`;
    expect(await database.query(`(${derived} except ${made}) union all (${made} except ${derived})`)).toEqual([]);
    const wrong = await database.query(`
      select a.id from public.deal_alerts a join public.properties p on p.id = a.property_id
      left join public.notifications n on n.kind = 'deal_alert' and n.subject_id = a.id
      where a.user_id = p.user_id or (n.id is not null) <> (p.status = 'active')
        or n.data is distinct from case when n.id is not null then jsonb_build_object('property_id', p.id, 'title', p.title, 'event', a.event,
          'price', a.price, 'previous_price', a.previous_price, 'city', p.city, 'state', p.state) end
        or n.user_id <> a.user_id or n.created_at <> a.created_at`);
    expect(wrong).toEqual([]);
    const told = await database.query<{ alerts: number; drops: number; read: number; unread: number }>(`
      select count(*)::int as alerts, count(*) filter (where a.event = 'price_drop')::int as drops, count(n.read_at)::int as read,
        count(*) filter (where n.read_at is null)::int as unread
      from public.deal_alerts a join public.notifications n on n.subject_id = a.id
      where a.user_id in ('${memberId(2)}', '${memberId(3)}') group by a.user_id`);
    expect(told).toHaveLength(2);
    for (const { alerts, drops, read, unread } of told) {
      expect(alerts).toBeGreaterThan(4);
      expect(Math.min(drops, read, unread)).toBeGreaterThan(0);
    }
    // Nothing of what is told is due by mail before the next noon, and then in one letter.
    const letters = await database.query(`
      select a.id from public.deal_alerts a join public.buybox_profiles b on b.user_id = a.user_id
      where (b.alert_mail = 'off') <> (a.mailed_at is null and not a.awaits_digest) or (a.awaits_digest and a.mailed_at is not null)
        or a.mailed_at > now() or a.mailed_at < a.created_at`);
    expect(letters).toEqual([]);
    expect(await database.query('select public.send_deal_digests() as written')).toEqual([{ written: 0 }]);
  });

  it('has boxes that listings match, and listings that boxes want', async () => {
    const matches = await database.query<{ number: number; count: number }>(`
      select right(b.user_id::text, 12)::int as number, count(*)::int as count from public.buybox_profiles b
      join public.properties p on p.status = 'active' and p.user_id <> b.user_id and private.is_match(p, b) group by 1`);
    const of = (number: number): number => matches.find((row) => row.number === number)?.count ?? 0;
    expect(of(1)).toBeGreaterThanOrEqual(3);
    expect(of(2)).toBeGreaterThanOrEqual(8);
    expect(of(3)).toBeGreaterThanOrEqual(6);
    const wanted = await database.query<{ boxes: number }>(`
      select (select count(*)::int from private.matching_boxes(p)) as boxes from public.properties p where p.user_id = '${memberId(2)}' and p.status = 'active'`);
    expect(wanted.filter(({ boxes }) => boxes > 1).length).toBeGreaterThan(4);
    expect(
      await database.query(`select user_id from public.buybox_profiles where user_id = '${memberId(boxless)}'`),
    ).toEqual([]);
  });

  it('has days that add up: to the views and saves of each listing, to who wrote, and to the market', async () => {
    const wrong = await database.query(`
      select p.id from public.properties p
      left join (select property_id, sum(views) as views, sum(saves) as saves, sum(contacts) as contacts, min(day) as first, max(day) as last
        from public.listing_days group by 1) d on d.property_id = p.id
      where (p.user_id in ('${memberId(1)}', '${memberId(2)}', '${memberId(3)}') and coalesce(d.views, 0) <> p.view_count)
        or coalesce(d.saves, 0) <> (select count(*) from public.saved_listings s where s.property_id = p.id)
        or coalesce(d.contacts, 0) <> (
          select count(distinct m.user_id) from public.messages m join public.conversations c on c.id = m.conversation_id
          where m.property_id = p.id and m.user_id <> p.user_id and p.user_id in (c.low_id, c.high_id))
        or (p.likes, p.dislikes, p.saves) <> (
          (select count(*) from public.property_feedback f where f.property_id = p.id and f.feedback_type = 'like'),
          (select count(*) from public.property_feedback f where f.property_id = p.id and f.feedback_type = 'dislike'),
          (select count(*) from public.saved_listings s where s.property_id = p.id))
        or d.first < private.utc_day(p.created_at) or d.last > private.utc_day(now())`);
    expect(wrong).toEqual([]);
    const market = await database.query(`
      select day from (
        select day, sum(listings) as listings, sum(asking) as asking, sum(members) as members from private.daily_changes group by 1
      ) kept full join (
        select private.utc_day(created_at) as day, count(*) as listings, sum(price) as asking from public.properties where status = 'active' group by 1
      ) listed using (day) full join (
        select private.utc_day(last_sign_in_at) as day, count(*) as members from auth.users where last_sign_in_at is not null group by 1
      ) seen using (day)
      where day > private.utc_day(now()) - 90 and (coalesce(kept.listings, 0), coalesce(kept.asking, 0), coalesce(kept.members, 0))
        <> (coalesce(listed.listings, 0), coalesce(listed.asking, 0), coalesce(seen.members, 0))`);
    expect(market).toEqual([]);
    const months = await database.query(`
      select p.user_id from public.listing_days d join public.properties p on p.id = d.property_id
      where p.user_id in ('${memberId(2)}', '${memberId(3)}') group by 1
      having count(distinct d.day) filter (where d.day >= date_trunc('month', now() at time zone 'utc')) >= extract(day from now() at time zone 'utc') * 0.9
        and count(distinct d.day) filter (where d.day >= date_trunc('month', now() at time zone 'utc') - interval '1 month' and d.day < date_trunc('month', now() at time zone 'utc')) > 26
        and sum(d.contacts) filter (where d.day > private.utc_day(now()) - 70) > 10`);
    expect(months).toHaveLength(2);
  });

  it('has submissions in each state, whose files are stored and hash right, with every step', async () => {
    const files = await database.query<{ path: string; sha256: string; size: number; status: string }>(`
      select f.path, f.sha256, f.size::int as size, s.status from public.property_submissions s join public.submission_files f on f.submission_id = s.id
      join storage.objects o on o.bucket_id = 'contracts' and o.name = f.path and (o.metadata ->> 'size')::bigint = f.size
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
      select s.id from public.property_submissions s join public.properties p on p.id = s.property_id and p.user_id = s.user_id
      join public.listing_reviews r on r.property_id = p.id and r.decision = 'approved' and (r.requested_at, r.decided_at, r.reviewer_id) = (s.submitted_at, s.decided_at, s.reviewer_id)
      where s.status = 'accepted' and p.verified and p.off_market_contract and p.created_at = s.decided_at and p.status = 'active'`);
    expect(accepted).toHaveLength(1);
    const steps = await database.query<{ status: string; steps: string }>(`
      select s.status, string_agg(l.step, ' ' order by l.id) as steps from public.property_submissions s join public.submission_log l on l.submission_id = s.id
      group by s.id order by s.id`);
    expect(steps.map(({ steps: taken }) => taken)).toEqual([
      'started file_added submitted accepted',
      'started file_added submitted',
      'started file_added submitted',
      'started file_added submitted returned',
    ]);
  });

  it('shows each sign-in something of every kind that those they follow did', async () => {
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

  it('waits to send no mail, and has its guards again', async () => {
    expect(await database.query('select 1 from private.mail_queue')).toEqual([]);
    expect(await database.query(`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`)).toEqual(
      [],
    );
  });
});

describe('what members say', () => {
  const { posts, events, forums, conversations } = demo.talk;
  const topics = forums.flatMap((forum) => forum.topics);
  const joined = (number: number) => (demo.members[number - 1]?.joinedDays ?? 0) * 24 * 60;

  it('is of every kind', () => {
    expect(posts.length).toBeGreaterThanOrEqual(40);
    expect(new Set(posts.map(({ type }) => type))).toEqual(new Set(['discussion', 'investment', 'event']));
    expect(new Set(posts.map(({ subtype }) => subtype))).toEqual(
      new Set(['joint_venture', 'boots_on_ground', 'private_money', undefined]),
    );
    expect(events.length).toBeGreaterThanOrEqual(14);
    expect(events.filter(({ exclusive }) => exclusive)).toHaveLength(2);
    expect(events.some(({ places }) => places.some(({ status }) => status === 'waiting'))).toBe(true);
    expect([forums.length, topics.length]).toEqual([6, 25]);
    const [longest] = topics.toSorted((a, b) => b.posts.length - a.posts.length);
    expect(longest?.posts.length).toBeGreaterThanOrEqual(60);
    expect(longest?.posts.filter(({ deleted }) => deleted)).toHaveLength(1);
  });

  it('is said by confirmed members who were there, and whom all can see', () => {
    const spoken = [
      ...posts.flatMap(({ author, age, comments }) => [{ author, age }, ...comments]),
      ...topics.flatMap((topic) => topic.posts),
      ...events.map(({ organiser, age }) => ({ author: organiser, age: age * 24 * 60 })),
    ];
    const wrong = spoken.filter(({ author, age }) => {
      const member = demo.members[author - 1];
      return !member?.confirmed || member.profileStatus !== 'public' || age > joined(author);
    });
    expect(wrong).toEqual([]);
  });

  it('comes in its order: answers after what they answer, mentions with a name', () => {
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

  it('has for each sign-in conversations, and something unread', () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const own = conversations.filter(({ between }) => between.includes(number));
      expect(own.length).toBeGreaterThan(0);
      expect(own.some(({ unread }) => unread?.member === number)).toBe(true);
    }
    expect(conversations.some(({ messages }) => messages.some(({ listing }) => listing !== undefined))).toBe(true);
  });

  it('carries real files: a picture and a document of the size that is stated', async () => {
    for (const { path, attachment } of demoAttachments()) {
      const file = await renderAttachment(path);
      // Another version of the encoder may write a picture a little differently.
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

  it('shows pictures of the author’s own listings', async () => {
    const shown = posts.flatMap(({ image }) => (image === null ? [] : [image]));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((path) => demoPictureSvg(path) === null)).toEqual([]);
  });
});

describe('the pictures', () => {
  it('are 3 to 8 for a listing, the first from outside', () => {
    for (const listing of demo.listings) {
      expect(listing.imageCount).toBeGreaterThanOrEqual(3);
      expect(listing.imageCount).toBeLessThanOrEqual(8);
      const scenes = scenesOf(listing);
      expect(scenes).toHaveLength(listing.imageCount);
      expect(scenes[0]).toBe(listing.type === 'Land' ? 'land' : 'street');
    }
  });

  it('are all different drawings', () => {
    // But posts show what listings show.
    const own = paths.filter(({ path }) => !path.includes('/posts/'));
    const drawings = own.map(({ path }) => sha(demoPictureSvg(path) ?? ''));
    expect(new Set(drawings).size).toBe(own.length);
  });

  // One listing of every kind of building.
  const kinds = [...new Map(demo.listings.map((listing) => [listing.style, listing.index])).entries()];
  it.each(kinds)('of a %s are WebP files of 1200 by 800', async (_, index) => {
    const picture = await renderDemoPicture(imagePath(index, 1));
    expect(picture).not.toBeNull();
    const { format, width, height } = await sharp(picture ?? undefined).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 800 });
  });

  it('come out byte for byte the same again', async () => {
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

  it('of members are portraits of 400 by 400, for those who have one', async () => {
    const { width, height } = await sharp(
      (await renderDemoPicture(`${memberId(1)}/avatar.webp`)) ?? undefined,
    ).metadata();
    expect([width, height]).toEqual([400, 400]);
    const without = demo.members.find((member) => !member.hasAvatar);
    expect(await renderDemoPicture(`${without?.id ?? ''}/avatar.webp`)).toBeNull();
  });

  it.each([
    ['a path of another shape', 'logo.webp'],
    ['a member outside the demo', '11111111-1111-4111-8111-111111111111/avatar.webp'],
    ['a member number too high', `${memberId(9999)}/avatar.webp`],
    ['member number zero', `${memberId(0)}/avatar.webp`],
    ['a listing number too high', `${memberId(1)}/properties/${listingId(600)}/1.webp`],
    ['another type of file', imagePath(0, 1).replace('.webp', '.png')],
    ['a picture beyond the last', imagePath(0, (demo.listings[0]?.imageCount ?? 0) + 1)],
    ['picture number zero', imagePath(0, 0)],
    ['a listing of somebody else', imagePath(0, 1).replace(demo.listings[0]?.owner.id ?? '', memberId(4))],
    ['a path that climbs out', `../${imagePath(0, 1)}`],
  ])('are not drawn for %s', async (_, path) => {
    expect(await renderDemoPicture(path)).toBeNull();
  });
});

describe('the ZIP codes', () => {
  const rows = buildZipCodes();

  it('cover the states, DC and the territories with ZIP codes, once each', () => {
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
  ])('%s is %s in %s, %s', (zip, city, county, state) => {
    expect(rows.find((row) => row.zip === zip)).toMatchObject({ city, county, state });
  });

  it('are what the migration holds (npm run reference:zips writes it)', async () => {
    const { migrationFile, zipCodesMigration } = await import('../../supabase/local/reference/zip-codes.ts');
    expect(sha(readFileSync(migrationFile, 'utf8'))).toBe(sha(zipCodesMigration(rows)));
  });
});
