/*
 * All copy about what a plan includes. plan-features.test.ts compares it with supabase/data/membership_rules.sql, so
 * that it promises exactly what Postgres enforces.
 */

/** What a plan includes, and the entitlements of `membership_rules` that make it true. */
interface Claim {
  name: string;
  entitlements: readonly string[];
}

interface PlanFeature extends Claim {
  /** Exactly what it is. */
  detail: string;
}

/** What the paid plans include. */
export const planFeatures: readonly PlanFeature[] = [
  {
    name: 'Post verified deals without a JV requirement',
    detail: 'No 50% joint venture on your listings, and our team reviews them for the Verified badge within 24 hours.',
    entitlements: ['no_jv_requirement', 'fast_review'],
  },
  {
    name: 'Premium buyer alerts',
    detail: 'Instant email, price drops, listings back on the market, and alerts for up to 10 saved searches.',
    entitlements: ['premium_alerts'],
  },
  {
    name: 'Priority visibility for your listings',
    detail: 'Ahead of free members’ listings when sorted by Featured, with a label that says so.',
    entitlements: ['priority_visibility'],
  },
  {
    name: 'Dedicated dispo support',
    detail: 'A person on our team helps you find a buyer for a deal. Ask through the contact form.',
    entitlements: [],
  },
  {
    name: 'Analytics dashboard',
    detail: 'Your listings’ figures day by day and side by side. Free members see totals.',
    entitlements: ['analytics'],
  },
  {
    name: 'Priority support',
    detail: 'Messages you send while signed in show our team your plan, and we answer paid members first.',
    entitlements: [],
  },
  {
    name: 'Exclusive member events',
    detail: 'Register for exclusive and in-person events, and organize exclusive ones.',
    entitlements: ['exclusive_events', 'in_person_events'],
  },
  {
    name: 'API access',
    detail:
      'Keys and webhooks for your own programs, your AI assistant, a calendar to subscribe to, and a feed of ' +
      'matches. Import and export come with every plan.',
    entitlements: ['api_access'],
  },
];

/** The main benefits of a paid plan. */
export const planHighlights: readonly Claim[] = [
  { name: 'Phone and email of sellers with a public profile', entitlements: ['seller_contact'] },
  { name: 'Messages to members you’re not connected to', entitlements: ['start_conversations'] },
  { name: 'Verified Only filter', entitlements: ['verified_only'] },
  { name: 'Your deals without a JV requirement', entitlements: ['no_jv_requirement'] },
  { name: 'Listings reviewed within 24 hours', entitlements: ['fast_review'] },
  { name: 'Instant alerts, price drops, and saved-search alerts', entitlements: ['premium_alerts'] },
  { name: 'In-person and exclusive member events', entitlements: ['exclusive_events', 'in_person_events'] },
  { name: 'Premium guides and templates', entitlements: ['premium_resources'] },
  { name: 'API, webhooks, AI assistants, and calendar and match feeds', entitlements: ['api_access'] },
];

/** What every member gets for free. */
export const freeFeatures: readonly string[] = [
  'Browse the whole marketplace',
  'Post deals with a 50% JV requirement',
  'Basic alerts (in the app and once a day by email) and filters',
  'Virtual events',
  'Import of listings from CSV and Excel, and export of your lists',
];

/** What a tier gets: included, not included, or how. */
type Cell = boolean | string;

interface ComparisonRow {
  feature: string;
  free: Cell;
  closer: Cell;
  /** The entitlements that make the difference; none if both tiers get the same, or people provide it. */
  entitlements: readonly string[];
}

/** The free tier and the paid one, side by side. */
export const tierComparison: readonly ComparisonRow[] = [
  { feature: 'Browse, search, and save listings', free: true, closer: true, entitlements: [] },
  {
    feature: 'Post deals',
    free: 'With a 50% JV requirement',
    closer: 'Verified deals, no JV requirement, reviewed within 24 hours',
    entitlements: ['no_jv_requirement', 'fast_review'],
  },
  {
    feature: 'Sellers’ phone and email',
    free: 'Connections only',
    closer: 'Every public profile',
    entitlements: ['seller_contact'],
  },
  {
    feature: 'Messages',
    free: 'Connections and replies',
    closer: 'Every member',
    entitlements: ['start_conversations'],
  },
  {
    feature: 'Search and filters',
    free: 'Basic: all but Verified Only',
    closer: 'Advanced, with Verified Only',
    entitlements: ['verified_only'],
  },
  {
    feature: 'Buyer alerts',
    free: 'Basic: new matches in the app and once a day by email',
    closer: 'Premium, with deal flow notifications: instant email, price drops, relistings, and 10 saved searches',
    entitlements: ['premium_alerts'],
  },
  {
    feature: 'Listing visibility',
    free: 'Standard',
    closer: 'Priority: ahead of free members in Featured',
    entitlements: ['priority_visibility'],
  },
  {
    feature: 'Events',
    free: 'Virtual',
    closer: 'All, including in-person and exclusive events',
    entitlements: ['exclusive_events', 'in_person_events'],
  },
  {
    feature: 'Guides and templates',
    free: 'Free ones',
    closer: 'All, including premium',
    entitlements: ['premium_resources'],
  },
  {
    feature: 'Analytics dashboard and market insights',
    free: 'Market figures and your totals',
    closer: 'Also your listings day by day',
    entitlements: ['analytics'],
  },
  { feature: 'Dedicated dispo support', free: false, closer: 'From our team', entitlements: [] },
  { feature: 'Priority support', free: false, closer: 'Answered first', entitlements: [] },
  {
    feature: 'Import and export',
    free: 'Listings from CSV and Excel, and your lists as CSV',
    closer: 'Listings from CSV and Excel, and your lists as CSV',
    entitlements: [],
  },
  {
    feature: 'API access',
    free: false,
    closer: 'API, webhooks, AI assistants, and calendar and match feeds',
    entitlements: ['api_access'],
  },
];
