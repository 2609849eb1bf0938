import { http, HttpResponse } from 'msw';
import type { MatchReport } from '@/features/buybox/match';
import { someMember } from '../render';
import { rpc } from './listings';
import { member } from './members';
import { respondWithRows, backendUrl, rows, type Row } from './rest';
import { server } from './server';

/** A stored buy box of the signed-in member, complete unless changed. */
export function buyBox(change: Partial<Row<'buybox_profiles'>> = {}): Row<'buybox_profiles'> {
  return {
    user_id: someMember.id,
    states: ['TX'],
    counties: ['Travis, TX'],
    property_types: ['Single Family'],
    conditions: ['Light Rehab'],
    min_price: 100_000,
    max_price: 400_000,
    financing: ['Cash'],
    investment_strategies: ['BRRRR'],
    vip_alerts: true,
    alert_mail: 'instant',
    seller_invitations: null,
    shown: true,
    phone: '(512) 555-0100',
    filters: {},
    created_at: '2026-03-01T12:00:00+00:00',
    updated_at: '2026-03-01T12:00:00+00:00',
    ...change,
  };
}

const counties: Readonly<Record<string, string[]>> = { TX: ['Hays', 'Travis'], OH: ['Franklin'] };

/** A backend with the member's buy box, counties, and match counts from `count`. Returns the requests it received. */
export function buyBoxBackend(
  stored: Row<'buybox_profiles'> | null,
  count: (box: Record<string, unknown>) => number = () => 7,
) {
  const current = { box: stored };
  const requests = {
    saved: [] as Record<string, unknown>[],
    counted: [] as Record<string, unknown>[],
    states: [] as string[],
  };
  server.use(
    rows('users', [member({ id: someMember.id, membership_tier: 'closer' })]),
    http.get(`${backendUrl}/rest/v1/buybox_profiles`, () => HttpResponse.json(current.box ? [current.box] : [])),
    http.post(`${backendUrl}/rest/v1/buybox_profiles`, async ({ request }) => {
      const columns = (await request.json()) as Partial<Row<'buybox_profiles'>>;
      requests.saved.push(columns);
      current.box = { ...(current.box ?? buyBox({ states: [], counties: [] })), ...columns };
      return new HttpResponse(null, { status: 201 });
    }),
    http.get(`${backendUrl}/rest/v1/counties`, ({ request }) => {
      const state = new URL(request.url).searchParams.get('state')?.replace('eq.', '') ?? '';
      requests.states.push(state);
      return respondWithRows(
        request,
        (counties[state] ?? []).map((name) => ({ name })),
      );
    }),
    rpc('count_matches', ({ box }) => {
      requests.counted.push(box as Record<string, unknown>);
      return count(box as Record<string, unknown>);
    }),
  );
  return { ...requests, state: current };
}

/** The result of `match_listing`. */
export function matchReport(change: Partial<MatchReport> = {}): MatchReport {
  return {
    matches: false,
    score: 74,
    criteria: [
      { criterion: 'state', verdict: 'pass', weight: 25, expected: ['TX'], actual: 'TX' },
      { criterion: 'county', verdict: null, weight: 10, expected: [], actual: 'Travis, TX' },
      { criterion: 'property_type', verdict: 'fail', weight: 20, expected: ['Land'], actual: 'Multi Family' },
      { criterion: 'price', verdict: 'near', weight: 25, expected: { min: null, max: 437_000 }, actual: 450_000 },
      { criterion: 'condition', verdict: null, weight: 8, expected: [], actual: null },
      { criterion: 'financing', verdict: 'unknown', weight: 7, expected: ['Cash', 'Creative'], actual: null },
      { criterion: 'strategy', verdict: null, weight: 5, expected: [], actual: [] },
    ],
    ...change,
  };
}
