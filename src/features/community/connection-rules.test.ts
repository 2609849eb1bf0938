import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/shared/supabase/errors';
import {
  connectProblem,
  isOvertaken,
  networkTabOf,
  outcomes,
  overtakenFailure,
  withConnection,
  withFollowed,
  type ConnectAction,
} from './connection-rules';

const actions = Object.keys(outcomes) as ConnectAction[];
const stats = { followers: 3, following: 2, connections: 1, profile_views: 0, ratings: [0, 0, 0, 0, 0] };
const failure = (kind: RequestFailure['kind'], code: string | null = null) =>
  new RequestFailure(kind, 'the backend’s words', code, null);

describe('connectProblem', () => {
  it('says the specified words for a request that stands already, of a request only', () => {
    expect(connectProblem('request', failure('duplicate', '23505'))).toBe(
      'You have already sent a connection request to this user',
    );
    expect(connectProblem('accept', failure('duplicate', '23505'))).toMatch(/^The request was not accepted\./);
  });

  it.each(actions)('says of %s what was not done, why, and never the backend’s words', (action) => {
    const texts = (['offline', 'forbidden', 'server'] as const).map((kind) => connectProblem(action, failure(kind)));
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) {
      expect(text).toMatch(/^The (request|connection) was not /);
      expect(text).not.toContain('backend');
    }
    expect(connectProblem(action, overtakenFailure())).not.toMatch(/ was not /);
  });

  it('tells apart what came too late', () => {
    expect(isOvertaken(overtakenFailure())).toBe(true);
    expect(isOvertaken(failure('not-found'))).toBe(false);
    expect(isOvertaken(new Error('overtaken'))).toBe(false);
  });
});

describe('what changes with a connection', () => {
  const connected = { id: 'c', state: 'connected' } as const;
  const sent = { id: 'c', state: 'sent' } as const;

  it('is the count, when one is made or ends, and only then', () => {
    expect(withConnection({ connection: sent, stats }, connected)).toEqual({
      connection: connected,
      stats: { ...stats, connections: 2 },
    });
    expect(withConnection({ connection: connected, stats }, null)).toEqual({
      connection: null,
      stats: { ...stats, connections: 0 },
    });
    expect(withConnection({ connection: null, stats }, sent)).toEqual({ connection: sent, stats });
    expect(withConnection({ connection: connected, stats }, connected)).toEqual({ connection: connected, stats });
  });

  it('never counts below zero, nor what could not be read', () => {
    expect(
      withConnection({ connection: connected, stats: { ...stats, connections: 0 } }, null).stats?.connections,
    ).toBe(0);
    expect(withConnection({ connection: null, stats: null }, connected).stats).toBeNull();
  });
});

describe('what changes with a follow', () => {
  it('is the number of followers, once', () => {
    expect(withFollowed({ followed: false, stats }, true)).toEqual({
      followed: true,
      stats: { ...stats, followers: 4 },
    });
    expect(withFollowed({ followed: true, stats }, true)).toEqual({ followed: true, stats });
    expect(withFollowed({ followed: true, stats: { ...stats, followers: 0 } }, false).stats?.followers).toBe(0);
    expect(withFollowed({ followed: true, stats: null }, false)).toEqual({ followed: false, stats: null });
  });
});

describe('networkTabOf', () => {
  it.each([
    [null, 'received'],
    ['received', 'received'],
    ['nonsense', 'received'],
    ['sent', 'sent'],
    ['connected', 'connected'],
    ['following', 'following'],
  ])('%s is %s', (value, tab) => {
    expect(networkTabOf(value)).toBe(tab);
  });
});
