import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Outgoing } from './message';
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

describe('the outbox', () => {
  it('sends messages one at a time, in order, and removes delivered ones', async () => {
    const outbox = open();
    outbox.send(outgoing('a'));
    outbox.send(outgoing('b'));
    expect(states(outbox)).toEqual([
      ['a', 'sending', null],
      ['b', 'sending', null],
    ]);
    await waitFor(() => expect(states(outbox)).toEqual([]));
    expect(sent).toEqual(['a', 'b']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps a failed message while later ones are sent, and retries it with the same id', async () => {
    fails.set('a', new Error('Refused.'));
    const outbox = open();
    outbox.send(outgoing('a'));
    outbox.send(outgoing('b'));
    await waitFor(() => expect(states(outbox)).toEqual([['a', 'failed', 'Refused.']]));
    fails.clear();
    outbox.retry('a');
    // A second click while it's pending sends nothing.
    outbox.retry('a');
    await waitFor(() => expect(states(outbox)).toEqual([]));
    expect(sent).toEqual(['a', 'b', 'a']);
  });

  it('discards a failed message', async () => {
    fails.set('a', new Error('Refused.'));
    const outbox = open();
    outbox.send(outgoing('a'));
    await waitFor(() => expect(states(outbox)).toHaveLength(1));
    outbox.discard('a');
    expect(states(outbox)).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });
});

it('retries messages that failed offline when the network is back', async () => {
  fails.set('a', new Offline('No connection.'));
  fails.set('b', new Error('Refused.'));
  const outbox = open();
  outbox.send(outgoing('a'));
  outbox.send(outgoing('b'));
  await waitFor(() => expect(states(outbox).map(([, state]) => state)).toEqual(['failed', 'failed']));
  fails.delete('a');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(states(outbox)).toEqual([['b', 'failed', 'Refused.']]));
  expect(sent).toEqual(['a', 'b', 'a']);
});

describe('after a reload', () => {
  it('undelivered messages can be retried with the same id', async () => {
    fails.set('a', new Error('Refused.'));
    open().send(outgoing('a'));
    const next = open();
    expect(states(next)).toEqual([['a', 'failed', null]]);
    fails.clear();
    next.retry('a');
    await waitFor(() => expect(states(next)).toEqual([]));
    expect(sent).toEqual(['a', 'a']);
  });

  it('members have separate outboxes, and unreadable data is ignored', () => {
    fails.set('a', new Error('Refused.'));
    open().send(outgoing('a'));
    expect(states(open('outbox_other'))).toEqual([]);
    sessionStorage.setItem('outbox_me', '[{"id":7}]');
    expect(states(open())).toEqual([]);
  });
});
