import { dealSteps } from '../../../src/domain/deal/deal-steps.ts';
import { offerSteps } from '../../../src/domain/offer/offer-steps.ts';
import type { Steps } from '../../../src/domain/ledger/step.ts';
import { notificationKinds, type NotificationKindId } from '../../../src/domain/notification/catalog.ts';
import type { QueuedEmail } from '../../functions/send-mail/queued-email.ts';

/* An example of every email the product sends, for its pictures in docs/emails and a test. */

const listing = { property_id: '7d1f8a3e-0c1b-4d59-9a55-6a1d3c1a2b3c', title: 'Brick duplex with tenants' };
export const address = '412 Oak St, Columbus, OH 43215';
const central = { time_zone: 'America/Chicago' };
const showing = { ...listing, starts_at: '2026-12-05T20:00:00.000Z', time_zone: 'America/New_York' };
const event = { event_id: 'e', title: 'Deal night', starts_at: '2026-12-05T23:00:00.000Z', ...central };
const post = { title: 'Roofers in Franklin County?', path: '/community/posts/p' };
const match = { ...listing, event: 'new', price: 95_000, previous_price: null, city: 'Columbus', state: 'OH' };
const drop = { ...match, event: 'price_drop', previous_price: 104_000, search: 'Ohio duplexes' };
const unsubscribe = { unsubscribe: '7d1f8a3e-0c1b-4d59-9a55-6a1d3c1a2b3c' };

const membership = {
  plan: 'Closer (Annual)',
  date: '2027-11-29T12:00:00.000Z',
  price_cents: 500_000,
  months: 12,
  card: '4242',
};
const paid = { ...membership, amount_cents: 500_000, paid_at: '2026-11-29T12:00:00.000Z' };

const stepsOf = (steps: Steps) => Object.values(steps).flatMap(({ notices = {} }) => Object.keys(notices));

const offer = { ...listing, offer_id: 'o', address, ...central };
/** Steps whose price the reader doesn't know, or that are about several offers. */
const withoutPrice = ['sealed', 'opened'];
const offers = stepsOf(offerSteps).map((step) => ({
  ...offer,
  step,
  ...(withoutPrice.includes(step) ? {} : { price: 95_000 }),
  ...(step === 'opened' ? {} : { due_at: '2026-11-29T22:30:00.000Z' }),
  ...(step === 'cancel' && { reason: 'listing_sold' }),
}));

const deals = stepsOf(dealSteps).map((step) => ({
  title: step === 'invited' ? 'a property in Columbus, OH 43215' : address,
  deal_id: 'd',
  step,
  by: 'buyer',
  party: 'p',
  role: 'title',
  ...central,
  ...(/milestone|deadline|extension/.test(step) && { milestone: 'earnest_money', due_at: '2026-11-29T22:30:00.000Z' }),
  ...(/propose|closing/.test(step) && { asks: true }),
  ...(step === 'milestone.confirm' && {
    amount: 500,
    received: 1500,
    due: 3000,
    received_on: '2026-11-28',
    reference: '4471',
  }),
  ...(step === 'milestone.accept' && { amount: 1500, received: 1500, due: 3000 }),
  ...(/closing|closed/.test(step) && { price: 94_500, closed_on: '2026-12-18' }),
  ...(step.startsWith('agreement') && { kind: 'jv' }),
  ...(step === 'deal.fall_through' && { reason: 'inspection', access_ends_at: '2027-02-18T06:00:00.000Z' }),
}));

const samples: Record<NotificationKindId | 'deal_digest', object[]> = {
  listing_claim: [undefined, 'join_asked', 'declined', 'joined', 'kept', 'different'].map((move) => ({
    title: listing.title,
    property_id: listing.property_id,
    ...(move && { event: move }),
  })),
  moderation: [
    { action: 'take_down', title: listing.title },
    { action: 'hold', subject_kind: 'post' },
    { action: 'suspend', until: '2026-12-05T12:00:00.000Z' },
  ],
  content_approved: [{ subject_kind: 'post', path: post.path }],
  report_outcome: [
    { subject_kind: 'post', outcome: 'acted' },
    { subject_kind: 'review', outcome: 'kept' },
  ],
  appeal_decision: [{ action: 'reverse' }],
  two_factor: [{ event: 'recovered' }],
  access: [{ what: 'api_key', event: 'created', name: 'CRM' }],
  deal_alert: [
    { ...match, ...unsubscribe },
    { ...drop, ...unsubscribe },
  ],
  deal_digest: [
    { count: 1, deals: [match], ...unsubscribe },
    { count: 23, deals: [drop, match], ...unsubscribe },
  ],
  connection_request: [{}],
  connection_accepted: [{}],
  follow: [{}],
  review: [{ rating: 4 }],
  review_answer: [{ member_id: 'm' }],
  listing_decision: [{ title: listing.title, decision: 'approved' }],
  document_request: [listing],
  document_decision: [
    { ...listing, decision: 'approved' },
    { ...listing, decision: 'declined' },
  ],
  listing_question: [listing],
  listing_answer: [listing],
  listing_invitation: [listing],
  showing_booking: [{ ...showing, event: 'booked' }],
  showing_reminder: [showing],
  showing_canceled: [showing],
  submission_decision: [{ address, decision: 'accepted', submission_id: 's' }],
  membership: [
    { ...paid, event: 'started' },
    { ...paid, event: 'renewed' },
    { ...membership, event: 'renewing', last_amount_cents: 450_000 },
    { ...membership, event: 'payment_failed', amount_cents: 500_000, next_attempt_at: '2026-12-02T12:00:00.000Z' },
    { ...membership, event: 'canceling' },
    { ...membership, event: 'paused', reason: 'dispute', amount_cents: 500_000 },
    { ...membership, event: 'resumed' },
    { ...membership, event: 'ended', reason: 'payment_failed' },
  ],
  mention: [{ ...post, in: 'post' }],
  post_comment: [{ title: post.title, post_id: 'p' }],
  topic_reply: [post],
  post_reply: [post],
  message: [{}],
  deal_message: [{ deal_id: 'd', title: address }],
  offer: offers,
  deal: deals,
  proof_of_funds: [
    { step: 'verified', amount: 250_000, expires_on: '2027-02-25' },
    { step: 'expiring', amount: 250_000, expires_on: '2026-12-11' },
  ],
  event_reminder: [{ ...event, price_usd: 25, payment_instructions: 'Pay at the door' }],
  event_waitlist_promotion: [event],
  event_changed: [event],
  event_canceled: [event],
  event_decision: [{ ...event, status: 'published' }],
  webhook: [{ host: 'crm.example.com', disabled: true }],
};

/** Kinds about nobody in particular. */
const system = new RegExp(
  '^(access|moderation|content|report|appeal|two|deal_(?!m)|listing_decision|showing_r|submission|membership|proof|' +
    'event|webhook)',
);

/** An example of an invitation to a deal, which goes to an address, as the queue has it. */
export const invitationSample: QueuedEmail = {
  user_id: null,
  email: 'escrow@example.test',
  name: '',
  kind: 'deal',
  actor_id: '00000000-0000-4000-8000-000000000002',
  actor_name: 'Renata Okafor',
  actor_trusted: true,
  title_trusted: true,
  place: null,
  data: {
    step: 'invited',
    deal_id: 'd',
    title: 'a property in Columbus, OH 43215',
    address,
    side: 'buyer',
    role: 'title',
    rights: ['earnest_money', 'documents'],
    due_at: '2026-11-29T22:30:00.000Z',
    token: 'secret',
    ...central,
  },
};

/** An example of each email about a notification, as the queue has it. */
export const emailSamples: QueuedEmail[] = Object.entries(samples).flatMap(([kind, list]) =>
  list.map((data) => ({
    user_id: '00000000-0000-4000-8000-000000000001',
    email: 'dana@example.test',
    name: 'Dana Brooks',
    kind,
    actor_id: system.test(kind) || kind === 'deal' ? null : '00000000-0000-4000-8000-000000000002',
    actor_name: system.test(kind) ? null : 'Renata Okafor',
    actor_trusted: true,
    title_trusted: true,
    place: 'property_id' in data ? 'Columbus, OH' : null,
    data,
  })),
);

/** Every kind that is emailed. */
export const emailKinds = [...Object.keys(notificationKinds), 'deal_digest'];
