import { describe, expect, it } from 'vitest';
import { destinationOf, kindOf, plainSentence, sentenceOf } from './kinds';
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

describe('what a notification says and where it leads', () => {
  it.each([
    ['connection_request', {}, 'Sam Seller wants to connect with you.', '/community/connections'],
    ['connection_accepted', {}, 'Sam Seller accepted your connection request.', `/community/members/${sam.id}`],
    ['follow', {}, 'Sam Seller follows you.', `/community/members/${sam.id}`],
    ['review', { rating: 4 }, 'Sam Seller reviewed you: 4 stars.', `/community/members/${me}#reviews`],
    ['review', { rating: 1 }, 'Sam Seller reviewed you: 1 star.', `/community/members/${me}#reviews`],
    ['review', {}, 'Sam Seller reviewed you.', `/community/members/${me}#reviews`],
    ['review_answer', { member_id: 'm7' }, 'Sam Seller answered your review.', '/community/members/m7#reviews'],
    ['review_answer', {}, 'Sam Seller answered your review.', null],
    [
      'mention',
      { in: 'post', title: 'Roofers', path: '/community/posts/p1' },
      'Sam Seller mentioned you in Roofers.',
      '/community/posts/p1',
    ],
    [
      'mention',
      { in: 'comment', title: 'Roofers', path: '/community/posts/p1' },
      'Sam Seller mentioned you in a comment on Roofers.',
      '/community/posts/p1',
    ],
    [
      'mention',
      { in: 'topic', title: 'Roofers', path: '/community/forums/f/topics/t' },
      'Sam Seller mentioned you in the topic Roofers.',
      '/community/forums/f/topics/t',
    ],
    ['mention', { title: 'Roofers', path: '//evil.example' }, 'Sam Seller mentioned you.', null],
    ['mention', { path: String.raw`/\evil.example` }, 'Sam Seller mentioned you.', null],
    [
      'post_comment',
      { post_id: 'p1', title: 'Roofers' },
      'Sam Seller commented on your post Roofers.',
      '/community/posts/p1',
    ],
    ['post_comment', {}, 'Sam Seller commented on your post.', null],
    [
      'topic_reply',
      { title: 'Roofers', path: '/community/forums/f/topics/t#post-3' },
      'Sam Seller wrote in the topic Roofers.',
      '/community/forums/f/topics/t#post-3',
    ],
    ['topic_reply', {}, 'Sam Seller wrote in a topic you follow.', null],
    [
      'post_reply',
      { title: 'Roofers', path: '/community/forums/f/topics/t#post-3' },
      'Sam Seller replied to you in Roofers.',
      '/community/forums/f/topics/t#post-3',
    ],
    ['post_reply', {}, 'Sam Seller replied to you in a forum.', null],
    ['message', {}, 'Sam Seller sent you a message.', `/messages/${sam.id}`],
    ['something_new', {}, 'Sam Seller has news for you.', null],
    ['toString', {}, 'Sam Seller has news for you.', null],
  ])('%s %o', (kind, data, text, path) => {
    const told = notification({ kind, data });
    expect(plainSentence(told)).toBe(text);
    expect(destinationOf(told, me)).toBe(path);
  });

  it.each([
    ['approved', 'Your listing Duplex in Ohio was verified.'],
    ['returned', 'Your listing Duplex in Ohio was returned by our reviewers.'],
  ])('a listing that was %s', (decision, text) => {
    const told = notification({
      kind: 'listing_decision',
      actor_id: null,
      actor: null,
      data: { title: 'Duplex in Ohio', decision },
    });
    expect(plainSentence(told)).toBe(text);
    expect(sentenceOf(told)).toContainEqual({ strong: 'Duplex in Ohio' });
    expect(destinationOf(told, me)).toBe('/my-listings');
  });

  it.each([
    [
      { submission_id: 's1', address: '12 Oak St', decision: 'accepted' },
      'Your submission 12 Oak St was accepted and listed.',
      '/submit-property/status/s1',
    ],
    [
      { submission_id: 's1', address: '12 Oak St', decision: 'returned' },
      'Your submission 12 Oak St was returned by our reviewers.',
      '/submit-property/status/s1',
    ],
    [{}, 'A submission of yours was returned by our reviewers.', '/submit-property/benefits'],
  ])('a submission: %o', (data, text, path) => {
    const told = notification({ kind: 'submission_decision', actor_id: null, actor: null, data });
    expect(plainSentence(told)).toBe(text);
    expect(destinationOf(told, me)).toBe(path);
  });

  const plan = 'Closer (Annual)';
  const date = '2027-03-07T12:00:00+00:00';
  it.each([
    [{ event: 'started', plan, date }, 'Your membership Closer (Annual) has started.', '/account/billing'],
    [
      { event: 'renewed', plan, date },
      'Your membership Closer (Annual) was renewed until Mar 7, 2027.',
      '/account/billing',
    ],
    [{ event: 'renewed' }, 'Your membership was renewed.', '/account/billing'],
    [
      { event: 'payment_failed', plan },
      'The payment for your membership Closer (Annual) failed. Please update your card.',
      '/account/billing',
    ],
    [
      { event: 'canceling', plan, date },
      'Your membership Closer (Annual) will end on Mar 7, 2027.',
      '/account/billing',
    ],
    [{ event: 'canceling', plan: null, date: null }, 'Your membership will end.', '/account/billing'],
    [{ event: 'resumed', plan, date }, 'Your membership Closer (Annual) goes on.', '/account/billing'],
    [{ event: 'ended', plan, date }, 'Your membership Closer (Annual) has ended.', '/membership'],
    [{ event: 'paused' }, 'There is news about your membership.', '/account/billing'],
  ])('a membership: %o', (data, text, path) => {
    const told = notification({ kind: 'membership', actor_id: null, actor: null, data });
    expect(plainSentence(told)).toBe(text);
    expect(destinationOf(told, me)).toBe(path);
  });

  const meetup = {
    event_id: 'e1',
    title: 'Deal night',
    starts_at: '2026-03-07T19:00:00+00:00',
    time_zone: 'America/New_York',
    status: 'published',
  };
  it.each([
    ['event_reminder', meetup, 'Deal night starts on Sat, Mar 7, 2:00 PM EST.', '/community/events/e1'],
    ['event_reminder', { ...meetup, time_zone: 'America/Atlantis' }, 'Deal night starts soon.', '/community/events/e1'],
    ['event_reminder', {}, 'An event starts soon.', '/community/events'],
    [
      'event_place',
      meetup,
      'You moved up from the waiting list: you have a place at Deal night.',
      '/community/events/e1',
    ],
    ['event_changed', meetup, 'Deal night has another time or place.', '/community/events/e1'],
    ['event_cancelled', meetup, 'Deal night was cancelled.', '/community/events/e1'],
    ['event_decision', meetup, 'Deal night is published.', '/community/events/e1'],
    [
      'event_decision',
      { ...meetup, status: 'returned' },
      'Deal night was returned to you by our staff.',
      '/community/events/e1',
    ],
  ])('%s %o', (kind, data, text, path) => {
    const told = notification({ kind, actor_id: null, actor: null, data });
    expect(plainSentence(told)).toBe(text);
    expect(destinationOf(told, me)).toBe(path);
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
    [{ ...deal, event: 'back_on_market' }, 'Back on the market: Brick duplex, $95,000 in Columbus, OH.'],
    [
      { ...deal, event: 'back_on_market', previous_price: 100_000 },
      'Back on the market: Brick duplex now $95,000, was $100,000.',
    ],
  ])('a deal %o', (data, text) => {
    const told = notification({ kind: 'deal_alert', actor_id: null, actor: null, data });
    expect(plainSentence(told)).toBe(text);
    expect(sentenceOf(told)).toContainEqual({ strong: 'Brick duplex' });
    expect(destinationOf(told, me)).toBe('/marketplace/l1');
  });

  it('a deal of which nothing is known', () => {
    const told = notification({ kind: 'deal_alert', actor_id: null, actor: null, data: { price: 'x' } });
    expect(plainSentence(told)).toBe('New match: a listing.');
    expect(destinationOf(told, me)).toBeNull();
  });

  it('a decision without a title is told all the same', () => {
    const told = notification({
      kind: 'listing_decision',
      actor_id: null,
      actor: null,
      data: { decision: 'approved' },
    });
    expect(plainSentence(told)).toBe('A listing of yours was verified.');
  });

  it.each([
    ['connection_request', 'A member wants to connect with you.', '/community/connections'],
    ['connection_accepted', 'A member accepted your connection request.', '/community/connections'],
    ['follow', 'A member follows you.', null],
    ['message', 'A member sent you a message.', `/messages/${sam.id}`],
    ['something_new', 'A member has news for you.', null],
  ])('%s by somebody the reader cannot see', (kind, text, path) => {
    const told = notification({ kind, actor: null });
    expect(plainSentence(told)).toBe(text);
    expect(destinationOf(told, me)).toBe(path);
  });

  it('an unknown kind that names nobody', () => {
    expect(plainSentence(notification({ kind: 'something_new', actor: null, actor_id: null }))).toBe(
      'There is news for you.',
    );
  });

  it('the actor’s name stands out', () => {
    expect(sentenceOf(notification())).toEqual([{ strong: 'Sam Seller' }, ' follows you.']);
  });

  it('only known kinds have texts for settings', () => {
    expect(kindOf('follow')?.label).toBe('Followers');
    expect(kindOf('something_new')).toBeNull();
  });
});
