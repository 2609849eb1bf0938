import { http, HttpResponse } from 'msw';
import type { Review } from '@/features/community/reviews/review';
import { someMember } from '../render';
import { cardRow } from './community';
import { rpc } from './listings';
import { member, sellerId } from './members';
import { backendUrl, type Row } from './rest';
import { server } from './server';

/** A review of the member by someone else. */
export function review(change: Partial<Review> = {}): Review {
  return {
    id: '88888888-8888-4888-8888-888888888801',
    author_id: '44444444-4444-4444-8444-444444444401',
    rating: 4,
    text: 'Closed on time.\n<b>Would</b> sell again.',
    created_at: '2026-10-03T12:00:00+00:00',
    edited_at: null,
    removed_at: null,
    answer: null,
    answered_at: null,
    basis: 'event',
    basis_on: '2026-09-20',
    basis_title: 'Autumn meetup',
    author: {
      id: '44444444-4444-4444-8444-444444444401',
      name: 'Ada Buyer',
      title: 'Landlord',
      profile_image_url: null,
      membership_tier: 'pro',
    },
    ...change,
  };
}

/** The signed-in member’s review of the member. */
export function ownReview(change: Partial<Review> = {}): Review {
  return review({
    id: '88888888-8888-4888-8888-888888888899',
    author_id: someMember.id,
    rating: 3,
    text: 'My own words.',
    author: null,
    ...change,
  });
}

interface MemberPageOptions {
  /** The member’s row with counters; null if the viewer can’t see it. */
  row: ReturnType<typeof cardRow> | null;
  /** The viewer’s own tier. */
  tier?: string;
  mutual?: ReturnType<typeof cardRow>[];
  others?: Review[];
  /** The viewer is staff. */
  staff?: boolean;
  own?: Review | null;
  /** Why the viewer may not review the member. */
  refusal?: string | null;
}

/**
 * A backend for a member’s page. Tests can change its data; `reviewRequests` are the URLs of review requests, and
 * `viewed` the members whose view was recorded.
 */
export function memberPageBackend({
  row,
  tier = 'free',
  mutual = [],
  others = [],
  own = null,
  staff = false,
  refusal = null,
}: MemberPageOptions) {
  const page = {
    row,
    own,
    others,
    refusal,
    reviewRequests: [] as URL[],
    viewed: [] as unknown[],
    written: [] as unknown[],
  };
  server.use(
    http.get(`${backendUrl}/rest/v1/users`, ({ request }) => {
      const of = new URL(request.url).searchParams;
      // The session requests the signed-in member’s tier, the page requests the member with counters.
      const found = of.get('select')?.includes('member_stats')
        ? page.row
        : member({ id: someMember.id, membership_tier: tier });
      return HttpResponse.json(found === null ? [] : [found]);
    }),
    http.get(`${backendUrl}/rest/v1/member_reviews`, ({ request }) => {
      const url = new URL(request.url);
      page.reviewRequests.push(url);
      if (url.searchParams.get('author_id') !== `neq.${someMember.id}`)
        return HttpResponse.json(page.own ? [page.own] : []);
      return HttpResponse.json(page.others);
    }),
    http.get(`${backendUrl}/rest/v1/staff`, () =>
      HttpResponse.json(staff ? [{ user_id: someMember.id, role: 'admin' }] : []),
    ),
    rpc('review_refusal', () => page.refusal),
    // No offers or deals yet.
    rpc('seller_record', () => ({
      deals_closed: 0,
      counterparties: 0,
      deals_self_reported: 0,
      deals_fell_through: 0,
      deals_ended_otherwise: 0,
      offers_received: 0,
      offers_answered: 0,
      median_answer_hours: null,
      claims: [],
    })),
    rpc('record_profile_view', ({ member_id }) => page.viewed.push(member_id) + 40),
    rpc('mutual_connections', () => mutual),
    http.get(`${backendUrl}/rest/v1/properties`, () => HttpResponse.json([])),
  );
  return page;
}

/** A member with a complete profile. */
export function completeProfile(change: Partial<Row<'users'>> = {}, counts: Parameters<typeof cardRow>[1] = {}) {
  return cardRow(
    {
      id: sellerId,
      name: 'Sam Seller',
      title: 'Builder',
      location: 'Houston, TX',
      bio: 'I turn houses.\nSince 2009.',
      membership_tier: 'partner',
      expertise: ['Rehab budgeting'],
      certifications: ['Licensed contractor'],
      investment_interests: ['Small multifamily'],
      roles: ['flipper'],
      industries: ['residential'],
      social_links: { linkedin: 'https://linkedin.com/in/sam', twitter: 'javascript:alert(1)' },
      past_deals: 35,
      created_at: '2025-03-04T12:00:00+00:00',
      buy_box: { states: ['TX'], counties: ['Harris, TX', 'Travis, TX'], property_types: ['Land'] },
      ...change,
    },
    { followers: 26, following: 5, connections: 11, profile_views: 38, ratings: [0, 0, 1, 4, 4], ...counts },
  );
}
