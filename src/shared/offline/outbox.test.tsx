import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSession, someMember } from '../../../tests/render';
import { RequestFailure } from '@/shared/supabase/errors';
import { toast } from '@/shared/ui/toast';
import { confirmUnsent, forgetEnded } from './forget';
import { readPending } from './kept-pending';
import { claimStore } from './member-store';
import { Outbox, type Senders } from './outbox';
import { Conflict, pendingQuery, type Outgoing } from './outgoing';
import { sendOrQueue } from './send-or-queue';

const userId = someMember.id;
const offline = new RequestFailure('offline', 'Failed to fetch', null, null);
const refused = new RequestFailure('invalid', 'Refused.', 'P0001', null);

let sent: string[];
let fails: Map<string, Error>;

const send = async (text: string) => {
  sent.push(text);
  const failure = fails.get(text);
  if (failure) throw failure;
};
const change = (value: string, rest: Partial<Outgoing<string>> = {}): Outgoing<string> => ({
  kind: 'task',
  key: value,
  failure: 'It wasn’t saved.',
  path: '/',
  value,
  ...rest,
});
const loadSend = () => Promise.resolve(send);
const senders: Senders = { message: loadSend, notes: loadSend, task: loadSend, save: loadSend, vote: loadSend };

/** A tab, with what it shows. */
function openTab() {
  const context = { client: new QueryClient(), userId };
  const outbox = new Outbox(context);
  const pending = () => context.client.getQueryData(pendingQuery(userId).queryKey) ?? [];
  const shown = () => pending().map(({ value, state, problem }) => [value, state, problem]);
  return { outbox, context, pending, shown };
}

beforeEach(async () => {
  sent = [];
  fails = new Map();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  setSession(someMember);
  await claimStore(null);
  await claimStore(userId);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it('sends one at a time, in order, and forgets what was sent', async () => {
  const { outbox, shown } = openTab();
  void outbox.add(change('a'), send);
  await outbox.add(change('b'), send);
  await waitFor(() => expect(shown()).toEqual([]));
  expect(sent).toEqual(['a', 'b']);
  expect(await readPending(userId)).toEqual([]);
});

it('keeps what was refused, with the reason, while later ones are sent, until it’s retried or discarded', async () => {
  fails.set('a', refused).set('b', new Conflict('Changed elsewhere.'));
  const { outbox, pending, shown } = openTab();
  for (const value of ['a', 'b', 'c']) void outbox.add(change(value), send);
  await waitFor(() => expect(sent).toContain('c'));
  await waitFor(() =>
    expect(shown()).toEqual([
      ['a', 'failed', 'Refused.'],
      ['b', 'failed', 'Changed elsewhere.'],
    ]),
  );
  expect(pending().map(({ isConflict }) => isConflict)).toEqual([false, true]);
  fails.clear();
  const [first, second] = pending();
  await outbox.retry(first?.id ?? '');
  await outbox.discard(second?.id ?? '');
  await waitFor(() => expect(shown()).toEqual([]));
  expect(sent).toEqual(['a', 'b', 'c', 'a']);
});

it('waits without a network, and sends what came later, too, once there is one', async () => {
  fails.set('a', offline);
  const { outbox, shown } = openTab();
  void outbox.add(change('a'), send);
  await outbox.add(change('b'), send);
  await waitFor(() =>
    expect(shown()).toEqual([
      ['a', 'waiting', null],
      ['b', 'waiting', null],
    ]),
  );
  fails.clear();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(shown()).toEqual([]));
  expect(sent).toEqual(expect.arrayContaining(['a', 'a', 'b']));
});

it('replaces what waits, if the newer one says so', async () => {
  fails.set('save', offline);
  const { outbox, context, shown } = openTab();
  await outbox.add(change('save', { key: 'listing', replaces: true }), send);
  await waitFor(() => expect(shown()).toEqual([['save', 'waiting', null]]));
  fails.clear();
  // Not before what waits.
  await sendOrQueue(context, change('unsave', { key: 'listing', replaces: true }), send);
  await waitFor(() => expect(shown()).toEqual([]));
  expect(sent).toEqual(['save', 'unsave']);
});

it('sends what another visit left, once, although its tab is still open', async () => {
  fails.set('a', offline);
  const first = openTab();
  await first.outbox.add(change('a'), send);
  await waitFor(() => expect(first.shown()).toEqual([['a', 'waiting', null]]));
  fails.clear();
  sent = [];
  const second = openTab();
  second.outbox.start(senders);
  await waitFor(() => expect(sent).toEqual(['a']));
  await waitFor(() => expect(second.shown()).toEqual([]));
  await first.outbox.flush();
  expect(first.shown()).toEqual([]);
  expect(sent).toEqual(['a']);
});

it('leaves nothing to the next member, and sends nothing in their name', async () => {
  fails.set('a', offline);
  const { outbox, shown } = openTab();
  await outbox.add(change('a'), send);
  await waitFor(() => expect(shown()).toEqual([['a', 'waiting', null]]));
  fails.clear();
  sent = [];
  setSession({ ...someMember, id: crypto.randomUUID() });
  await outbox.flush();
  expect(sent).toEqual([]);
  await claimStore(null);
  await outbox.flush();
  expect(shown()).toEqual([]);
});

it('refuses to wait where nothing is kept', async () => {
  await claimStore(null);
  fails.set('a', offline);
  const { context, shown } = openTab();
  await expect(sendOrQueue(context, change('a'), send)).rejects.toBe(offline);
  expect(shown()).toEqual([]);
});

it('asks before signing out loses what waits, and says so of a session that ended by itself', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const say = vi.spyOn(toast, 'error').mockReturnValue();
  expect(await confirmUnsent(userId)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  fails.set('a', offline);
  const { outbox, shown } = openTab();
  await outbox.add(change('a'), send);
  await waitFor(() => expect(shown()).toEqual([['a', 'waiting', null]]));
  expect(await confirmUnsent(userId)).toBe(false);
  expect(ask).toHaveBeenCalledExactlyOnceWith('1 change you made offline will be lost. Sign out anyway?');
  await forgetEnded(userId);
  expect(say).toHaveBeenCalledExactlyOnceWith('Your session ended before 1 change could be sent', expect.anything());
  expect(await readPending(userId)).toEqual([]);
});
