import { describe, expect, it } from 'vitest';
import { describeError } from '@/platform/errors/describe-error';
import { RequestFailure } from '@/platform/errors/errors';
import {
  connectErrors,
  parseNetworkTab,
  resultingStates,
  connectionConflict,
  withConnection,
  withFollowed,
  type ConnectAction,
} from './connections';

const actions = Object.keys(resultingStates) as ConnectAction[];
const stats = { followers: 3, following: 2, connections: 1, profile_views: 0, ratings: [0, 0, 0, 0, 0] };
const failure = (kind: RequestFailure['kind'], code: string | null = null) =>
  new RequestFailure(kind, 'the backend’s message', code, null);

describe('connectErrors', () => {
  it('shows the specified text when a request already exists, and only for requests', () => {
    expect(describeError(failure('duplicate', '23505'), connectErrors.request)).toBe(
      'You have already sent a connection request to this user',
    );
    expect(describeError(failure('duplicate', '23505'), connectErrors.accept)).toMatch(
      /^The request wasn’t accepted\./,
    );
  });

  it.each(actions)('explains a failed %s without the backend’s message', (action) => {
    const texts = (['offline', 'forbidden', 'server'] as const).map((kind) =>
      describeError(failure(kind), connectErrors[action]),
    );
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) {
      expect(text).toMatch(/^(The|Your) (request|connection) wasn’t /);
      expect(text).not.toContain('backend');
    }
    expect(describeError(connectionConflict(), connectErrors[action])).not.toMatch(/ wasn’t /);
  });
});

describe('withConnection', () => {
  const connected = { id: 'c', state: 'connected' } as const;
  const sent = { id: 'c', state: 'sent' } as const;

  it('counts a connection only when it is made or ends', () => {
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
});

describe('withFollowed', () => {
  it('changes the number of followers once', () => {
    expect(withFollowed({ followed: false, stats }, true)).toEqual({
      followed: true,
      stats: { ...stats, followers: 4 },
    });
    expect(withFollowed({ followed: true, stats }, true)).toEqual({ followed: true, stats });
    expect(withFollowed({ followed: true, stats: { ...stats, followers: 0 } }, false).stats?.followers).toBe(0);
    expect(withFollowed({ followed: true, stats: null }, false)).toEqual({ followed: false, stats: null });
  });
});

describe('parseNetworkTab', () => {
  it.each([
    [null, 'received'],
    ['nonsense', 'received'],
    ['sent', 'sent'],
  ])('parses %s as %s', (value, tab) => {
    expect(parseNetworkTab(value)).toBe(tab);
  });
});
