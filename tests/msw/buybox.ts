import { http, HttpResponse } from 'msw';
import type { MatchReport } from '@/features/buybox/match';
import { someMember } from '../render';
import { rpc } from './listings';
import { answerRows, backendUrl, type Row } from './rest';
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
    phone: '(512) 555-0100',
    created_at: '2026-03-01T12:00:00+00:00',
    updated_at: '2026-03-01T12:00:00+00:00',
    ...change,
  };
}

const counties: Readonly<Record<string, string[]>> = { TX: ['Hays', 'Travis'], OH: ['Franklin'] };

/**
 * A backend that holds the member's buy box and saves changes to it, lists counties, and counts matches with `count`. Returns what was
 * asked of it.
 */
export function buyBoxBackend(
  stored: Row<'buybox_profiles'> | null,
  count: (box: Record<string, unknown>) => number = () => 7,
) {
  const held = { box: stored };
  const asked = {
    saved: [] as Record<string, unknown>[],
    counted: [] as Record<string, unknown>[],
    states: [] as string[],
  };
  server.use(
    http.get(`${backendUrl}/rest/v1/buybox_profiles`, () => HttpResponse.json(held.box ? [held.box] : [])),
    http.post(`${backendUrl}/rest/v1/buybox_profiles`, async ({ request }) => {
      const columns = (await request.json()) as Partial<Row<'buybox_profiles'>>;
      asked.saved.push(columns);
      held.box = { ...(held.box ?? buyBox({ states: [], counties: [] })), ...columns };
      return new HttpResponse(null, { status: 201 });
    }),
    http.get(`${backendUrl}/rest/v1/counties`, ({ request }) => {
      const state = new URL(request.url).searchParams.get('state')?.replace('eq.', '') ?? '';
      asked.states.push(state);
      return answerRows(
        request,
        (counties[state] ?? []).map((name) => ({ name })),
      );
    }),
    rpc('count_matches', ({ box }) => {
      asked.counted.push(box as Record<string, unknown>);
      return count(box as Record<string, unknown>);
    }),
  );
  return { ...asked, held };
}

/** How a listing compares, as `match_listing` answers. */
export function matchReport(change: Partial<MatchReport> = {}): MatchReport {
  return {
    matches: false,
    score: 74,
    criteria: [
      { criterion: 'state', verdict: 'pass', weight: 25, wanted: ['TX'], actual: 'TX' },
      { criterion: 'county', verdict: null, weight: 10, wanted: [], actual: 'Travis, TX' },
      { criterion: 'property_type', verdict: 'fail', weight: 20, wanted: ['Land'], actual: 'Multi Family' },
      { criterion: 'price', verdict: 'near', weight: 25, wanted: { min: null, max: 437_000 }, actual: 450_000 },
      { criterion: 'condition', verdict: null, weight: 8, wanted: [], actual: null },
      { criterion: 'financing', verdict: 'unknown', weight: 7, wanted: ['Cash', 'Creative'], actual: null },
      { criterion: 'strategy', verdict: null, weight: 5, wanted: [], actual: [] },
    ],
    ...change,
  };
}
