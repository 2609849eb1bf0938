import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outgoing } from '../message';
import { Outbox } from './outbox';

const outgoing = (id: string): Outgoing => ({
  id,
  recipientId: 'them',
  content: id,
  subject: null,
  attachments: [],
  writtenAt: '2026-11-21T10:00:00Z',
});

class Offline extends Error {}

let sent: string[];
let fails: Map<string, Error>;

function open(key = 'outbox_me') {
  return new Outbox(key, {
    deliver: ({ id }) => {
      sent.push(id);
      const failure = fails.get(id);
      return failure ? Promise.reject(failure) : Promise.resolve();
    },
    explain: (error) => (error instanceof Error ? error.message : ''),
    isOffline: (error) => error instanceof Offline,
  });
}

const states = (outbox: Outbox) => outbox.getSnapshot().map(({ id, state, problem }) => [id, state, problem]);

beforeEach(() => {
  sent = [];
  fails = new Map();
});

describe('what is sent', () => {
  it('goes one at a time, in the order it was written, and is gone once it has arrived', async () => {
    const outbox = open();
    outbox.send(outgoing('a'));
    outbox.send(outgoing('b'));
    expect(states(outbox)).toEqual([
      ['a', 'sending', null],
      ['b', 'sending', null],
    ]);
    await vi.waitFor(() => expect(states(outbox)).toEqual([]));
    expect(sent).toEqual(['a', 'b']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays where it fails, and what was written after it goes on; tried again it is the same message', async () => {
    fails.set('a', new Error('Refused.'));
    const outbox = open();
    outbox.send(outgoing('a'));
    outbox.send(outgoing('b'));
    await vi.waitFor(() => expect(states(outbox)).toEqual([['a', 'failed', 'Refused.']]));
    fails.clear();
    outbox.retry('a');
    // A second press while it is on its way sends nothing.
    outbox.retry('a');
    await vi.waitFor(() => expect(states(outbox)).toEqual([]));
    expect(sent).toEqual(['a', 'b', 'a']);
  });

  it('can be thrown away', async () => {
    fails.set('a', new Error('Refused.'));
    const outbox = open();
    outbox.send(outgoing('a'));
    await vi.waitFor(() => expect(states(outbox)).toHaveLength(1));
    outbox.discard('a');
    expect(states(outbox)).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });
});

it('what only lacked a network is tried when that is back', async () => {
  fails.set('a', new Offline('No connection.'));
  fails.set('b', new Error('Refused.'));
  const outbox = open();
  outbox.send(outgoing('a'));
  outbox.send(outgoing('b'));
  await vi.waitFor(() => expect(states(outbox).map(([, state]) => state)).toEqual(['failed', 'failed']));
  fails.delete('a');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(states(outbox)).toEqual([['b', 'failed', 'Refused.']]));
  expect(sent).toEqual(['a', 'b', 'a']);
});

describe('over a reload', () => {
  it('everything not known to have arrived can be sent again, under its id', async () => {
    fails.set('a', new Error('Refused.'));
    open().send(outgoing('a'));
    const next = open();
    expect(states(next)).toEqual([['a', 'failed', null]]);
    fails.clear();
    next.retry('a');
    await vi.waitFor(() => expect(states(next)).toEqual([]));
    expect(sent).toEqual(['a', 'a']);
  });

  it('each member has their own, and what is unreadable counts as nothing', () => {
    fails.set('a', new Error('Refused.'));
    open().send(outgoing('a'));
    expect(states(open('outbox_other'))).toEqual([]);
    sessionStorage.setItem('outbox_me', '[{"id":7}]');
    expect(states(open())).toEqual([]);
  });
});
