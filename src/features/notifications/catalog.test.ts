import { describe, expect, it } from 'vitest';
import { messageParts, messageText, notificationHref, notificationKind } from './catalog';
import type { Notification } from './notification';

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

const duplex = { property_id: 'l1', title: 'Duplex' };
const showing = { ...duplex, starts_at: '2026-03-07T19:00:00Z', time_zone: 'America/New_York' };
const roofers = { title: 'Roofers', path: '/community/posts/p1' };
const reply = { title: 'Roofers', path: '/community/forums/f/topics/t#post-3' };

/** Expects a notification by nobody to say this and lead there. */
function expectSystem(kind: string, data: Notification['data'], text: string, path: string): void {
  const item = notification({ kind, actor_id: null, actor: null, data });
  expect(messageText(item)).toBe(text);
  expect(notificationHref(item, me)).toBe(path);
}

describe('notification message and link', () => {
  it.each([
    ['connection_request', {}, 'Sam Seller wants to connect with you.', '/community/connections'],
    ['connection_accepted', {}, 'Sam Seller accepted your connection request.', `/community/members/${sam.id}`],
    ['follow', {}, 'Sam Seller started following you.', `/community/members/${sam.id}`],
    ['review', { rating: 4 }, 'Sam Seller left you a 4-star review.', `/community/members/${me}#reviews`],
    ['review', {}, 'Sam Seller left you a review.', `/community/members/${me}#reviews`],
    ['review_answer', { member_id: 'm7' }, 'Sam Seller responded to your review.', '/community/members/m7#reviews'],
    ['review_answer', {}, 'Sam Seller responded to your review.', null],
    ['document_request', duplex, 'Sam Seller asked for the documents of Duplex.', '/marketplace/l1#documents'],
    ['listing_question', duplex, 'Sam Seller asked a question about Duplex.', '/marketplace/l1#questions'],
    ['listing_answer', duplex, 'Sam Seller answered your question about Duplex.', '/marketplace/l1#questions'],
    ['listing_invitation', duplex, 'A seller invited you to look at Duplex.', '/marketplace/l1'],
    [
      'showing_booking',
      { ...showing, event: 'booked' },
      'Sam Seller booked a showing of Duplex on Sat, Mar 7, 2:00 PM EST.',
      '/marketplace/l1#showings',
    ],
    [
      'showing_booking',
      { ...duplex, event: 'canceled' },
      'Sam Seller canceled a showing of Duplex.',
      '/marketplace/l1#showings',
    ],
    [
      'showing_reminder',
      showing,
      'Your showing of Duplex starts on Sat, Mar 7, 2:00 PM EST.',
      '/marketplace/l1#showings',
    ],
    ['showing_reminder', {}, 'Your showing of a listing starts within 24 hours.', null],
    [
      'showing_canceled',
      showing,
      'The showing of Duplex on Sat, Mar 7, 2:00 PM EST was canceled.',
      '/marketplace/l1#showings',
    ],
    [
      'document_decision',
      { ...duplex, decision: 'approved' },
      'You can now download the documents of Duplex.',
      '/marketplace/l1#documents',
    ],
    [
      'document_decision',
      { ...duplex, decision: 'declined' },
      'The seller declined your request for the documents of Duplex.',
      '/marketplace/l1#documents',
    ],
    [
      'document_decision',
      { ...duplex, decision: 'revoked' },
      'The seller removed your access to the documents of Duplex.',
      '/marketplace/l1#documents',
    ],
    ['two_factor', { event: 'on' }, 'Two-factor authentication was turned on.', '/account'],
    ['two_factor', { event: 'off' }, 'Two-factor authentication was turned off.', '/account'],
    ['two_factor', { event: 'recovered' }, 'Someone signed in to your account with a recovery code.', '/account'],
    ['two_factor', { event: 'app_added' }, 'An authenticator app was added to your account.', '/account'],
    ['two_factor', { event: 'app_removed' }, 'An authenticator app was removed from your account.', '/account'],
    ['two_factor', { event: 'of_tomorrow' }, 'Your two-factor authentication was changed.', '/account'],
    ['mention', { ...roofers, in: 'post' }, 'Sam Seller mentioned you in Roofers.', '/community/posts/p1'],
    ['mention', { title: 'Roofers', path: '//evil.example' }, 'Sam Seller mentioned you.', null],
    ['mention', { path: String.raw`/\evil.example` }, 'Sam Seller mentioned you.', null],
    [
      'post_comment',
      { post_id: 'p1', title: 'Roofers' },
      'Sam Seller commented on your post Roofers.',
      '/community/posts/p1',
    ],
    ['topic_reply', reply, 'Sam Seller replied in Roofers.', '/community/forums/f/topics/t#post-3'],
    ['post_reply', reply, 'Sam Seller replied to you in Roofers.', '/community/forums/f/topics/t#post-3'],
    ['message', {}, 'Sam Seller sent you a message.', `/messages/${sam.id}`],
    ['something_new', {}, 'You have a new notification from Sam Seller.', null],
  ])('describes %s %o', (kind, data, text, path) => {
    const item = notification({ kind, data });
    expect(messageText(item)).toBe(text);
    expect(notificationHref(item, me)).toBe(path);
  });

  it.each([
    ['take_down', { title: 'Duplex' }, 'Our moderators took down your listing Duplex.'],
    ['hide', { subject_kind: 'post' }, 'Our moderators removed your post.'],
    [
      'hold',
      { subject_kind: 'listing' },
      'Members reported your listing. It’s hidden until our moderators have looked at it.',
    ],
    ['remove_badge', { title: 'Duplex' }, 'Our moderators removed the verified badge from your listing Duplex.'],
    ['restrict', {}, 'Our moderators made your account read-only.'],
    ['suspend', {}, 'Our moderators suspended your account.'],
    ['suspend', { until: '2026-03-09T12:00:00Z' }, 'Our moderators suspended your account until Mar 9, 2026.'],
    ['ban', {}, 'Our moderators banned your account.'],
    ['warn', {}, 'Our moderators sent you a warning.'],
  ])('describes the moderation action %s %o', (action, data, text) => {
    expectSystem('moderation', { action, ...data }, text, '/account-standing');
  });

  it.each([
    ['reverse', 'Our moderators reversed a decision about you.'],
    ['uphold', 'Our moderators reviewed your appeal. The decision stands.'],
  ])('describes the appeal decision %s', (action, text) => {
    expectSystem('appeal_decision', { action }, text, '/account-standing');
  });

  it.each([
    ['approved', 'Your listing Duplex in Ohio was verified.'],
    ['returned', 'Your listing Duplex in Ohio was sent back for changes.'],
  ])('describes a listing that was %s', (decision, text) => {
    const item = notification({
      kind: 'listing_decision',
      actor_id: null,
      actor: null,
      data: { title: 'Duplex in Ohio', decision },
    });
    expect(messageText(item)).toBe(text);
    expect(messageParts(item)).toContainEqual({ strong: 'Duplex in Ohio' });
    expect(notificationHref(item, me)).toBe('/my-listings');
  });

  const submitted = { submission_id: 's1', address: '12 Oak St' };
  it.each([
    [{ ...submitted, decision: 'accepted' }, 'Your submission 12 Oak St was accepted and listed.'],
    [{ ...submitted, decision: 'returned' }, 'Your submission 12 Oak St was sent back for changes.'],
    [{}, 'One of your submissions was sent back for changes.', '/submit-property/benefits'],
  ])('describes a submission: %o', (data, text, path = '/submit-property/status/s1') => {
    expectSystem('submission_decision', data, text, path);
  });

  const plan = 'Closer (Annual)';
  const date = '2027-03-07T12:00:00+00:00';
  it.each([
    [{ event: 'started', plan, date }, 'Your Closer (Annual) membership has started.'],
    [{ event: 'renewed', plan, date }, 'Your Closer (Annual) membership was renewed until Mar 7, 2027.'],
    [{ event: 'renewed' }, 'Your membership was renewed.'],
    [{ event: 'payment_failed', plan }, 'Your Closer (Annual) membership payment failed: please update your card.'],
    [{ event: 'canceling', plan, date }, 'Your Closer (Annual) membership will end on Mar 7, 2027.'],
    [{ event: 'resumed', plan, date }, 'Your Closer (Annual) membership has resumed.'],
    [{ event: 'ended', plan, date }, 'Your Closer (Annual) membership has ended.', '/membership'],
    [{ event: 'paused', plan }, 'Your Closer (Annual) membership is paused while your bank reviews a dispute.'],
    [{ event: 'moved' }, 'Your membership was updated.'],
  ])('describes a membership: %o', (data, text, path = '/account/billing') => {
    expectSystem('membership', data, text, path);
  });

  const meetup = {
    event_id: 'e1',
    title: 'Deal night',
    starts_at: '2026-03-07T19:00:00+00:00',
    time_zone: 'America/New_York',
    status: 'published',
  };
  const charged = { ...meetup, price_usd: 25.5, payment_instructions: 'At the door, cash or card.' };
  const starts = 'Deal night starts on Sat, Mar 7, 2:00 PM EST.';
  const promoted = 'You’re off the waitlist and registered for Deal night.';
  const charges = 'The organizer charges $25.50: At the door, cash or card.';
  it.each([
    ['event_reminder', meetup, starts],
    ['event_reminder', charged, `${starts} ${charges}`],
    ['event_reminder', { ...meetup, time_zone: 'America/Atlantis' }, 'Deal night starts soon.'],
    ['event_reminder', {}, 'An event starts soon.', '/community/events'],
    ['event_waitlist_promotion', meetup, promoted],
    ['event_waitlist_promotion', charged, `${promoted} ${charges}`],
    ['event_changed', meetup, 'Deal night has a new time or place.'],
    ['event_canceled', meetup, 'Deal night was canceled.'],
    ['event_decision', meetup, 'Deal night was published.'],
    ['event_decision', { ...meetup, status: 'returned' }, 'Deal night was sent back for changes.'],
  ])('describes %s %o', (kind, data, text, path = '/community/events/e1') => {
    expectSystem(kind, data, text, path);
  });

  const deal = {
    property_id: 'l1',
    title: 'Brick duplex',
    event: 'new',
    price: 95_000,
    previous_price: null,
    city: 'Columbus',
    state: 'OH',
  };
  it.each([
    [deal, 'New match: Brick duplex, $95,000 in Columbus, OH.'],
    [{ ...deal, event: 'price_drop', previous_price: 100_000 }, 'Price drop: Brick duplex now $95,000, was $100,000.'],
    [
      { ...deal, event: 'back_on_market', previous_price: 100_000 },
      'Back on the market: Brick duplex now $95,000, was $100,000.',
    ],
  ])('describes a deal: %o', (data, text) => {
    const item = notification({ kind: 'deal_alert', actor_id: null, actor: null, data });
    expect(messageText(item)).toBe(text);
    expect(messageParts(item)).toContainEqual({ strong: 'Brick duplex' });
    expect(notificationHref(item, me)).toBe('/marketplace/l1');
  });

  it('describes a deal without data', () => {
    const item = notification({ kind: 'deal_alert', actor_id: null, actor: null, data: { price: 'x' } });
    expect(messageText(item)).toBe('For your buy box: a listing.');
    expect(notificationHref(item, me)).toBeNull();
  });

  const house = { title: 'Brick ranch', offer_id: 'o1', property_id: 'l1' };
  it.each([
    ['made', 'Sam Seller made an offer on Brick ranch.'],
    ['sealed', 'Sam Seller made a sealed offer on Brick ranch. It opens when your call for offers ends.'],
    ['revise', 'Sam Seller changed the terms of their offer on Brick ranch.'],
    ['counter', 'Sam Seller countered your offer on Brick ranch.'],
    ['accept', 'Sam Seller accepted your offer on Brick ranch. You’re under contract.'],
    ['decline', 'Sam Seller declined your offer on Brick ranch.'],
    ['withdraw', 'Sam Seller withdrew their offer on Brick ranch.'],
    ['revise_counter', 'Sam Seller changed the terms of their counteroffer on Brick ranch.'],
    ['withdraw_counter', 'Sam Seller withdrew their counteroffer on Brick ranch.'],
    ['back_up', 'The seller kept your offer on Brick ranch as a backup.'],
    ['open', 'The call for offers on Brick ranch has ended. The seller can now read your offer.'],
    ['opened', 'Your call for offers on Brick ranch has ended. You can now read the offers.'],
    ['other_accepted', 'The seller of Brick ranch accepted another offer.'],
    ['promote', 'The deal on Brick ranch fell through, and the first backup offer was reopened.'],
    ['expire', 'The offer on Brick ranch expired.'],
    ['cancel', 'The offer on Brick ranch was canceled.'],
    ['moon', 'There’s news about the offer on Brick ranch.'],
  ])('describes the step %s of an offer', (step, text) => {
    const item = notification({ kind: 'offer', data: { ...house, step } });
    expect(messageText(item)).toBe(text);
    expect(notificationHref(item, me)).toBe('/offers/o1');
  });

  const room = {
    title: 'Brick ranch',
    deal_id: 'd1',
    milestone: 'earnest_money',
    time_zone: 'America/Chicago',
    due_at: '2026-11-24T22:30:00.000Z',
  };
  it.each([
    ['invited', 'You’re invited to join the deal on Brick ranch.'],
    ['closed', 'The deal on Brick ranch closed. Congratulations!'],
    [
      'milestone.declare',
      'Deal on Brick ranch: the buyer reported the earnest money as paid. It still has to be confirmed.',
    ],
    ['milestone.confirm', 'Deal on Brick ranch: the earnest money was confirmed.'],
    ['milestone.reject', 'Deal on Brick ranch: the earnest money wasn’t confirmed.'],
    ['milestone.complete', 'Deal on Brick ranch: the earnest money is done.'],
    ['milestone.waive', 'Deal on Brick ranch: the earnest money was waived.'],
    [
      'extension.propose',
      'Deal on Brick ranch: a new deadline was proposed for the earnest money: Nov 24, 4:30 PM CST.',
    ],
    ['extension.agreed', 'Deal on Brick ranch: the earnest money is now due Nov 24, 4:30 PM CST.'],
    ['extension.declined', 'Deal on Brick ranch: the new deadline for the earnest money was declined.'],
    ['extension.withdrawn', 'Deal on Brick ranch: the new deadline for the earnest money was withdrawn.'],
    ['party.invite', 'Deal on Brick ranch: someone was invited.'],
    ['party.join', 'Deal on Brick ranch: someone joined.'],
    ['party.revoke', 'Deal on Brick ranch: someone’s access ended.'],
    ['split.propose', 'Deal on Brick ranch: someone proposed a split. Please approve or decline it.'],
    ['split.approved', 'Deal on Brick ranch: someone approved the split.'],
    ['split.declined', 'Deal on Brick ranch: the proposed split was declined.'],
    ['split.withdrawn', 'Deal on Brick ranch: the proposed split was withdrawn.'],
    ['split.agree', 'Deal on Brick ranch: everyone agreed on the split.'],
    ['deal.fall_through', 'The deal on Brick ranch fell through.'],
    ['closing.confirm', 'Deal on Brick ranch: the other side confirmed the closing. Please confirm it too.'],
    ['deadline.remind', 'Deal on Brick ranch: the earnest money is due Nov 24, 4:30 PM CST.'],
    ['deadline.miss', 'Deal on Brick ranch: the deadline for the earnest money has passed (Nov 24, 4:30 PM CST).'],
    ['moon', 'There’s news about the deal on Brick ranch.'],
  ])('describes the step %s of a deal', (step, text) => {
    expectSystem('deal', { ...room, step }, text, step === 'invited' ? '/deals' : '/deals/d1');
  });

  it.each([
    [
      'party.accept',
      'Deal on Brick ranch: a guest was accepted, and can now confirm the earnest money.',
      'Deal on Brick ranch: the other side accepted you. You can confirm the earnest money now.',
    ],
    ['party.rights', 'Deal on Brick ranch: a guest’s rights changed.', 'Deal on Brick ranch: your rights changed.'],
  ])('addresses the guest that the step %s is about', (step, text, toGuest) => {
    expectSystem('deal', { ...room, step }, text, '/deals/d1');
    expectSystem('deal', { ...room, step, about_reader: true }, toGuest, '/deals/d1');
  });

  it.each([
    ['closed', 'The deal on Brick ranch closed. Congratulations! You can read it until Feb 24, 2027.'],
    ['deal.fall_through', 'The deal on Brick ranch fell through. You can read it until Feb 24, 2027.'],
  ])('tells those whose access ends with the step %s until when they have it', (step, text) => {
    expectSystem('deal', { ...room, step, access_ends_at: '2027-02-25T05:00:00.000Z' }, text, '/deals/d1');
  });

  it.each([
    ['document.add', 'someone shared a document with you.', '#documents'],
    ['document.share', 'someone shared a document with you.', '#documents'],
    ['agreement.prepare', 'the JV agreement is ready for your signature.', '#agreements'],
    ['agreement.sign', 'someone signed the JV agreement.', '#agreements'],
    ['agreement.decline', 'the JV agreement was declined.', '#agreements'],
    ['agreement.withdraw', 'the JV agreement was withdrawn.', '#agreements'],
    ['agreement.complete', 'everyone signed the JV agreement.', '#agreements'],
  ])('describes %s, and opens that section of the deal', (step, text, section) => {
    const data = { ...room, step, kind: 'jv' };
    const item = notification({ kind: 'deal', actor_id: null, actor: null, data });
    expect(messageText(item)).toBe(`Deal on Brick ranch: ${text}`);
    expect(notificationHref(item, me)).toBe(`/deals/d1${section}`);
    const assignment = { ...item, data: { ...data, kind: 'assignment' } };
    expect(messageText(assignment)).toContain(text.replace('JV', 'assignment'));
  });

  it('describes offers and deals without data', () => {
    const offer = notification({ kind: 'offer', data: {} });
    expect(messageText(offer)).toBe('There’s news about the offer on a listing.');
    expect(notificationHref(offer, me)).toBe('/deals');
    const due = notification({ kind: 'deal', actor_id: null, actor: null, data: { step: 'deadline.remind' } });
    expect(messageText(due)).toBe('Deal on a listing: the next step is due.');
    expect(notificationHref(due, me)).toBe('/deals');
  });

  it('describes a decision on a listing without a title', () => {
    expectSystem('listing_decision', { decision: 'approved' }, 'One of your listings was verified.', '/my-listings');
  });

  it.each([
    ['connection_accepted', 'A member accepted your connection request.', '/community/connections'],
    ['something_new', 'You have a new notification from a member.', null],
  ])('describes %s by a member the reader can’t see', (kind, text, path) => {
    const item = notification({ kind, actor: null });
    expect(messageText(item)).toBe(text);
    expect(notificationHref(item, me)).toBe(path);
  });

  it('describes an unknown kind that names nobody', () => {
    expect(messageText(notification({ kind: 'something_new', actor: null, actor_id: null }))).toBe(
      'You have a new notification.',
    );
  });

  it('has settings texts for known kinds only', () => {
    expect(notificationKind('follow')?.label).toBe('New followers');
    expect(notificationKind('something_new')).toBeNull();
  });
});
