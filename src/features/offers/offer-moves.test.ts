import { describe, expect, it } from 'vitest';
import type { OfferState, Side } from '@/domain/ledger/vocabulary';
import { acceptanceProblem, actionsFor, newsText, stateText } from './offer-moves';
import { type Turn, turnOf } from '@/domain/offer/offer';

const now = Date.parse('2026-11-25T12:00:00Z');
const offer = (state: OfferState, proposer: Side = 'buyer', respond_by = '2026-11-28T12:00:00Z') => ({
  state,
  proposer,
  respond_by,
  held_at: null as string | null,
  end_reason: null as string | null,
});

describe('actionsFor', () => {
  it.each<[OfferState, Side, Side, string[]]>([
    ['sealed', 'buyer', 'buyer', ['revise', 'withdraw']],
    ['sealed', 'buyer', 'seller', []],
    ['open', 'buyer', 'buyer', ['revise', 'withdraw']],
    ['open', 'buyer', 'seller', ['counter', 'accept', 'decline']],
    ['open', 'seller', 'buyer', ['counter', 'accept', 'decline']],
    ['open', 'seller', 'seller', ['revise', 'withdraw']],
    ['backup', 'buyer', 'buyer', ['withdraw']],
    ['backup', 'seller', 'seller', ['decline']],
    ['accepted', 'buyer', 'seller', []],
    ['declined', 'buyer', 'buyer', []],
  ])('lists the actions on a %s offer by the %s for the %s', (state, proposer, side, actions) => {
    expect(actionsFor(offer(state, proposer), side, 'active', now)).toEqual(actions);
  });

  it('lets a seller take a backup offer only under contract', () => {
    expect(actionsFor(offer('open'), 'seller', 'under_contract', now)).toContain('back_up');
    expect(actionsFor(offer('open', 'seller'), 'seller', 'under_contract', now)).toContain('back_up');
    expect(actionsFor(offer('open'), 'buyer', 'under_contract', now)).not.toContain('back_up');
    expect(actionsFor(offer('open'), 'seller', undefined, now)).not.toContain('back_up');
  });

  it.each<[OfferState, Side, string[]]>([
    ['open', 'buyer', ['withdraw']],
    ['open', 'seller', []],
    ['sealed', 'buyer', ['withdraw']],
    ['backup', 'seller', []],
  ])('lists the actions on a %s offer on hold for the %s', (state, side, actions) => {
    const held = { ...offer(state, 'buyer', '2026-11-25T12:00:00Z'), held_at: '2026-11-24T12:00:00Z' };
    expect(actionsFor(held, side, 'under_contract', now)).toEqual(actions);
    expect(stateText({ ...held, end_reason: null }, side, 'Ann', now)).toMatch(/^On hold while our team/);
  });

  it('offers no action once the time is up', () => {
    expect(actionsFor(offer('open', 'buyer', '2026-11-25T12:00:00Z'), 'seller', 'active', now)).toEqual([]);
  });
});

describe('acceptanceProblem', () => {
  const listing = { status: 'active', call: null };
  const call = { id: 'c', deadline: '2026-12-01T00:00:00Z', time_zone: 'UTC', state: 'running' };
  it.each([
    [listing, null],
    [null, 'This listing is no longer for sale.'],
    [{ ...listing, status: 'sold' }, 'This listing is no longer for sale.'],
    [{ ...listing, status: 'under_contract' }, 'This property is already under contract with another buyer.'],
    [{ ...listing, call }, 'You can accept an offer once the call for offers ends.'],
  ])('says why an offer of %j can’t be accepted: %s', (of, problem) => {
    expect(acceptanceProblem(of)).toBe(problem);
  });
});

describe('turnOf and stateText', () => {
  it.each<[OfferState, Side, Side, string, string]>([
    ['open', 'buyer', 'seller', 'yours', 'It’s your turn to answer.'],
    ['open', 'seller', 'buyer', 'yours', 'Ann countered. It’s your turn.'],
    ['open', 'buyer', 'buyer', 'waiting', 'Waiting for Ann to answer.'],
    [
      'sealed',
      'buyer',
      'buyer',
      'sealed',
      'Sealed until the call for offers ends. The seller can’t read your terms yet.',
    ],
    [
      'backup',
      'buyer',
      'seller',
      'backup',
      'A backup offer. If the current deal falls through, it can be reopened for you. It doesn’t expire.',
    ],
    ['accepted', 'buyer', 'seller', 'over', 'You accepted this offer.'],
    ['expired', 'buyer', 'buyer', 'over', 'Nobody answered in time, so this offer expired.'],
    ['canceled', 'buyer', 'buyer', 'over', 'This offer was canceled.'],
  ])('says whose turn a %s offer by the %s is for the %s', (state, proposer, side, turn, text) => {
    expect(turnOf(offer(state, proposer), side, now)).toBe(turn);
    expect(stateText(offer(state, proposer), side, 'Ann', now)).toBe(text);
  });

  it.each<[Turn, Side, string | null]>([
    ['waiting', 'buyer', 'Ann answers or this offer expires'],
    ['sealed', 'buyer', 'it opens, and when the seller answers'],
    ['yours', 'buyer', null],
  ])('promises while it’s %s the %s news when %s', (turn, side, event) => {
    const text = event && `We’ll notify you when ${event}: here and, unless you’ve turned it off, by email.`;
    expect(newsText(turn, side, 'Ann')).toBe(text);
  });

  it('says why the system canceled an offer', () => {
    const canceled = { ...offer('canceled'), end_reason: 'listing_sold' };
    expect(stateText(canceled, 'buyer', 'Ann', now)).toBe('The property was sold.');
  });
});
