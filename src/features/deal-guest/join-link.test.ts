import { expect, it } from 'vitest';
import { readJoinLink } from './join-link';

it.each([
  ['', { token: '', tokenHash: null, hasCode: false }],
  ['#a1', { token: 'a1', tokenHash: null, hasCode: false }],
  ['#a1?token_hash=b2&type=email', { token: 'a1', tokenHash: 'b2', hasCode: false }],
  ['#a1?type=email', { token: 'a1', tokenHash: null, hasCode: true }],
  ['#a1?token_hash=&type=email', { token: 'a1', tokenHash: null, hasCode: true }],
])('reads the fragment %s', (hash, link) => expect(readJoinLink(hash)).toEqual(link));
