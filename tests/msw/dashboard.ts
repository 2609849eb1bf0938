import type { HttpHandler } from 'msw';
import type { Figures } from '@/features/dashboard/figures';
import type { Analytics } from '@/features/dashboard/analytics';
import { monthStart } from '@/features/dashboard/months';
import type { WeeklyReport } from '@/features/dashboard/report/report';
import type { Database } from '@/domain/database.types';
import { buyBox } from './buybox';
import { listing, rpc } from './listings';
import { member } from './members';
import { offeredPlans, subscribed } from './membership';
import { ownCounts } from './own';
import { rows } from './rest';
import { someMember } from '../render';

type Functions = Database['public']['Functions'];
type ActivityRow = {
  [Column in keyof Functions['following_feed']['Returns'][number]]:
    | Functions['following_feed']['Returns'][number][Column]
    | null;
};

/** The result of `dashboard_figures`. */
export function figures(change: Partial<Figures> = {}): Figures {
  return {
    new_listings: 12,
    new_listings_before: 9,
    active_members: 340,
    deal_flow: 8_450_000,
    deal_flow_listings: 31,
    following: 4,
    followers: 6,
    has_buy_box: true,
    getting_started: null,
    upcoming_events: [],
    tasks_due: { count: 0, tasks: [] },
    offers_to_answer: [],
    deal_deadlines: [],
    ...change,
  };
}

export const faye = '55555555-5555-4555-8555-555555555555';

/** An activity of a followed member; by default a new listing. */
export function activity(change: Partial<ActivityRow> = {}): ActivityRow {
  return {
    kind: 'listing',
    id: '66666666-6666-4666-8666-666666666666',
    at: '2026-03-01T12:00:00+00:00',
    member_id: faye,
    member_name: 'Faye Adler',
    member_image: null,
    member_tier: 'partner',
    title: 'Corner store',
    excerpt: null,
    image: null,
    price: 275_000,
    cap_rate: 8.25,
    city: 'Dayton',
    state: 'OH',
    about_id: null,
    about_name: null,
    rating: null,
    ...change,
  };
}

/** The empty fields of an activity that isn't a listing. */
export const noListing = { title: null, price: null, cap_rate: null, city: null, state: null };

/** The result of `listing_analytics`: two days of this month. */
export function analytics(change: Partial<Analytics> = {}): Analytics {
  const month = monthStart(Date.now());
  return {
    month,
    detailed: true,
    own_listings: 2,
    views: 57,
    saves: 8,
    contacts: 3,
    days: [{ day: month, views: 57, saves: 8, contacts: 3 }],
    ...change,
  };
}

/** The result of `weekly_report`. */
export function weeklyReport(change: Partial<WeeklyReport> = {}): WeeklyReport {
  return {
    from: '2026-11-16',
    to: '2026-11-22',
    figures: figures({ new_listings_before: 7 }),
    has_buy_box: true,
    matches: 1,
    newest_matches: [
      {
        id: '1',
        title: 'Brick duplex (two units)',
        property_type: 'Multi Family',
        city: 'Austin',
        state: 'TX',
        price: 450_000,
        cap_rate: 7.4073,
      },
    ],
    own_listings: 1,
    views: 51,
    saves: 6,
    contacts: 2,
    listings: [{ id: '2', title: 'Lake cabin', status: 'active', price: 290_000, views: 51, saves: 6, contacts: 2 }],
    price_changes: [
      {
        id: '2',
        title: 'Lake cabin',
        previous_price: 300_000,
        price: 290_000,
        changed_at: '2026-11-18T15:00:00+00:00',
      },
    ],
    events: [
      {
        id: '3',
        title: 'Lender breakfast',
        starts_at: '2026-12-01T14:30:00+00:00',
        time_zone: 'America/Chicago',
        format: 'in_person',
        location: 'Austin Club',
      },
    ],
    ...change,
  };
}

/** Handlers for all dashboard requests, with a little data for each. */
export function dashboard(): HttpHandler[] {
  return [
    rows('users', [
      { ...member({ id: someMember.id, name: 'Dana Ruiz', membership_tier: 'free', email_confirmed: true }) },
    ]),
    rows('staff', []),
    rows('membership_plans', []),
    ownCounts({ active: 2 }),
    rpc('dashboard_figures', () => figures()),
    rpc('matched_listings', () => [listing()]),
    rows('buybox_profiles', [buyBox()]),
    rpc('following_feed', () => [activity()]),
    rpc('listing_analytics', () => analytics()),
    rpc('suggested_members', () => []),
    offeredPlans,
    subscribed(null),
  ];
}
