import { describe, expect, it } from 'vitest';
import { messageParts, messageText, notificationHref } from './catalog';
import type { Notification } from '@/features/notifications/notification';

const me = '11111111-1111-4111-8111-111111111111';
const sam = {
  id: '33333333-3333-4333-8333-333333333333',
  name: 'Sam Seller',
  profile_image_url: null,
  membership_tier: 'free' as const,
};

function notification(change: Partial<Notification> = {}): Notification {
  return {
    id: 'n1',
    kind: 'follow',
    actor_id: sam.id,
    actor: sam,
    data: {},
    created_at: '2026-03-01T12:00:00+00:00',
    read_at: null,
    ...change,
  };
}

/** Expects a notification to say this and lead there. */
function expectItem(item: Notification, text: string, path: string | null): void {
  expect(messageText(item)).toBe(text);
  expect(notificationHref(item, me)).toBe(path);
}

const nobody = { actor_id: null, actor: null };
const duplex = { property_id: 'l1', title: 'Duplex' };
const showing = { ...duplex, starts_at: '2026-03-07T19:00:00Z', time_zone: 'America/New_York' };
const reply = { title: 'Roofers', path: '/community/forums/f/topics/t#post-3' };
const submitted = { submission_id: 's1', address: '12 Oak St' };
const membership = { plan: 'Closer (Annual)', date: '2027-03-07T12:00:00+00:00' };
const meetup = { ...showing, event_id: 'e1', title: 'Deal night', status: 'published' };
const charged = { ...meetup, price_usd: 25.5, payment_instructions: 'At the door, cash or card.' };
const starts = 'Deal night starts on Sat, Mar 7, 2:00 PM EST.';
const charges = 'The organizer charges $25.50: At the door, cash or card.';
const match = { property_id: 'l1', title: 'Duplex', event: 'new', price: 95_000, city: 'Columbus', state: 'OH' };
const drop = { ...match, previous_price: 100_000 };
const offer = { title: 'Duplex', offer_id: 'o1', property_id: 'l1' };
const deal = {
  title: 'Duplex',
  deal_id: 'd1',
  milestone: 'earnest_money',
  time_zone: 'America/Chicago',
  due_at: '2026-11-24T22:30:00.000Z',
};

// One of each kind of sentence, not every word of the catalog.
describe('notification message and link', () => {
  it.each<[kind: string, data: Notification['data'], text: string, path: string | null]>([
    ['connection_request', {}, 'Sam Seller wants to connect with you.', '/community/connections'],
    ['connection_accepted', {}, 'Sam Seller accepted your connection request.', `/community/members/${sam.id}`],
    ['review', { rating: 4 }, 'Sam Seller left you a 4-star review.', `/community/members/${me}#reviews`],
    ['review_answer', { member_id: 'm7' }, 'Sam Seller responded to your review.', '/community/members/m7#reviews'],
    ['review_answer', {}, 'Sam Seller responded to your review.', null],
    ['document_request', duplex, 'Sam Seller asked for the documents of Duplex.', '/marketplace/l1#documents'],
    [
      'showing_booking',
      { ...showing, event: 'booked' },
      'Sam Seller booked a showing of Duplex on Sat, Mar 7, 2:00 PM EST.',
      '/marketplace/l1#showings',
    ],
    ['mention', { ...reply, in: 'post' }, 'Sam Seller mentioned you in Roofers.', reply.path],
    ['mention', { title: 'Roofers', path: '//evil.example' }, 'Sam Seller mentioned you.', null],
    ['mention', { path: String.raw`/\evil.example` }, 'Sam Seller mentioned you.', null],
    ['post_reply', reply, 'Sam Seller replied to you in Roofers.', reply.path],
    ['message', {}, 'Sam Seller sent you a message.', `/messages/${sam.id}`],
    ['offer', { ...offer, step: 'made' }, 'Sam Seller made an offer on Duplex.', '/offers/o1'],
    ['offer', { ...offer, step: 'moon' }, 'There’s news about the offer on Duplex.', '/offers/o1'],
    ['offer', {}, 'There’s news about the offer on a listing.', '/deals'],
    ['something_new', {}, 'You have a new notification from Sam Seller.', null],
  ])('describes %s %o by a member', (kind, data, text, path) => {
    expectItem(notification({ kind, data }), text, path);
  });

  it.each<[kind: string, data: Notification['data'], text: string, path: string | null]>([
    ['showing_reminder', {}, 'Your showing of a listing starts within 24 hours.', null],
    ['two_factor', { event: 'of_tomorrow' }, 'Your two-factor authentication was changed.', '/account'],
    [
      'access',
      { what: 'api_key', event: 'created', name: 'Sheet' },
      'The API key Sheet was created. Programs can use it to act as you.',
      '/account/developer',
    ],
    [
      'access',
      { what: 'everything', event: 'new_password', ended: ['api_keys', 'webhooks', 'robots'] },
      'Your password was changed. For your security, that ended API keys and connected assistants, webhooks, and ' +
        'other access.',
      '/account/developer',
    ],
    [
      'access',
      { what: 'everything', event: 'first_proof', ended: ['payments'] },
      'You verified your email. For your security, that ended payments made before. What was paid in the last 30 ' +
        'days is refunded. If that was you, choose your plan again.',
      '/account/developer',
    ],
    ['access', { what: 'robot' }, 'A program’s access to your account was changed.', '/account/developer'],
    ['moderation', { action: 'hide', subject_kind: 'post' }, 'Our team removed your post.', '/account-standing'],
    [
      'moderation',
      { action: 'suspend', until: '2026-03-09T12:00:00Z' },
      'Our team suspended your account until Mar 9, 2026.',
      '/account-standing',
    ],
    ['moderation', { action: 'suspend' }, 'Our team suspended your account.', '/account-standing'],
    [
      'listing_decision',
      { title: 'Duplex', decision: 'approved' },
      'Your listing Duplex was verified.',
      '/my-listings',
    ],
    [
      'listing_decision',
      { title: 'Duplex', decision: 'available' },
      'Your listing Duplex keeps its Verified badge if you say within five days that it’s still available.',
      '/my-listings',
    ],
    [
      'listing_decision',
      { title: 'Duplex', decision: 'contract' },
      'Your listing Duplex lost its Verified badge, because its contract has ended.',
      '/my-listings',
    ],
    ['listing_decision', {}, 'One of your listings was sent back for changes.', '/my-listings'],
    [
      'submission_decision',
      { ...submitted, decision: 'accepted' },
      'Your submission 12 Oak St was accepted and listed.',
      '/submit-property/status/s1',
    ],
    ['submission_decision', {}, 'One of your submissions was sent back for changes.', '/submit-property/benefits'],
    [
      'membership',
      { ...membership, event: 'renewed' },
      'Your Closer (Annual) membership was renewed until Mar 7, 2027.',
      '/account/billing',
    ],
    ['membership', { event: 'renewed' }, 'Your membership was renewed.', '/account/billing'],
    ['membership', { ...membership, event: 'ended' }, 'Your Closer (Annual) membership has ended.', '/membership'],
    ['membership', { event: 'moved' }, 'Your membership was updated.', '/account/billing'],
    ['event_reminder', charged, `${starts} ${charges}`, '/community/events/e1'],
    ['event_reminder', { ...meetup, time_zone: 'America/Atlantis' }, 'Deal night starts soon.', '/community/events/e1'],
    ['event_reminder', {}, 'An event starts soon.', '/community/events'],
    [
      'event_decision',
      { ...meetup, status: 'returned' },
      'Deal night was sent back for changes.',
      '/community/events/e1',
    ],
    ['deal_alert', match, 'New match: Duplex, $95,000 in Columbus, OH.', '/marketplace/l1'],
    [
      'deal_alert',
      { ...drop, event: 'price_drop' },
      'Price drop: Duplex now $95,000, was $100,000.',
      '/marketplace/l1',
    ],
    ['deal_alert', { price: 'x' }, 'For your buy box: a listing.', null],
    ['deal', { ...deal, step: 'invited' }, 'You’re invited to join the deal on Duplex.', '/deals'],
    [
      'deal',
      { ...deal, step: 'closed', access_ends_at: '2027-02-25T05:00:00.000Z' },
      'The deal on Duplex closed. Congratulations! You can read it until Feb 24, 2027.',
      '/deals/d1',
    ],
    [
      'deal',
      { ...deal, step: 'deadline.remind' },
      'Deal on Duplex: the earnest money is due Nov 24, 4:30 PM CST.',
      '/deals/d1',
    ],
    [
      'deal',
      {
        ...deal,
        due_at: null,
        takes_effect_at: deal.due_at,
        step: 'instructions.change',
        changed: ['account_number'],
        callback: '614-555-0100',
      },
      'Deal on Duplex: someone changed the payment instructions (account number). The change takes effect Nov 24, ' +
        '4:30 PM CST. Before you send money, call 614-555-0100. If they didn’t make it, the buyer or the seller can ' +
        'stop it in the deal room.',
      '/deals/d1#payment-instructions',
    ],
    ['deal', { step: 'deadline.remind' }, 'Deal on a listing: the next step is due.', '/deals'],
    ['deal', { ...deal, step: 'party.rights' }, 'Deal on Duplex: a guest’s rights changed.', '/deals/d1'],
    [
      'deal',
      { ...deal, step: 'party.rights', about_reader: true },
      'Deal on Duplex: your rights changed.',
      '/deals/d1',
    ],
    [
      'deal',
      { ...deal, step: 'document.add' },
      'Deal on Duplex: someone shared a document with you.',
      '/deals/d1#documents',
    ],
    [
      'deal',
      { ...deal, step: 'agreement.prepare', kind: 'jv' },
      'Deal on Duplex: the JV agreement is ready for your signature.',
      '/deals/d1#agreements',
    ],
    ['deal', { ...deal, step: 'moon' }, 'There’s news about the deal on Duplex.', '/deals/d1'],
    ['something_new', {}, 'You have a new notification.', null],
  ])('describes %s %o by nobody', (kind, data, text, path) => {
    expectItem(notification({ ...nobody, kind, data }), text, path);
  });

  it('emphasizes what it’s about', () => {
    const item = notification({ ...nobody, kind: 'deal_alert', data: match });
    expect(messageParts(item)).toContainEqual({ strong: 'Duplex' });
  });

  it.each([
    ['connection_accepted', 'A member accepted your connection request.', '/community/connections'],
    ['something_new', 'You have a new notification from a member.', null],
  ])('describes %s by a member the reader can’t see', (kind, text, path) => {
    expectItem(notification({ kind, actor: null }), text, path);
  });
});
