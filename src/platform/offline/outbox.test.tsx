import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSession, someMember } from '../../../tests/render';
import { RequestFailure, toRequestFailure } from '@/platform/errors/errors';
import { toast } from '@/kit/ui/toast';
import * as hosts from '@/platform/config/hosts';
import { confirmUnsent, forgetEnded } from './forget';
import { notedUnsent } from './unsent';
import { readPending } from './stored-pending';
import { claimStore, writeStored } from './member-store';
import { Outbox, type Senders } from './outbox';
import { Conflict, pendingQuery, type Outgoing } from './outgoing';
import { sendOrQueue } from './send-or-queue';

const userId = someMember.id;
const offline = new RequestFailure('offline', 'Failed to fetch', null, null);
const broken = toRequestFailure({ message: 'Internal error' }, 500);
const refused = new RequestFailure('invalid', 'Refused.', 'P0001', null);

let sent: string[];
/** What isn't answered, once. */
let hangs: Set<string>;
let answer: (value: unknown) => void;
let fails: Map<string, Error>;

const send = async ({ text }: { text: string }) => {
  sent.push(text);
  if (hangs.delete(text)) await new Promise((resolve) => (answer = resolve));
  const failure = fails.get(text);
  if (failure) throw failure;
};
const change = (text: string, rest: Partial<Outgoing<{ text: string }>> = {}): Outgoing<{ text: string }> => ({
  kind: 'task',
  key: text,
  failure: 'It wasn’t saved.',
  path: `/${text}`,
  value: { text },
  ...rest,
});
const loadSend = () => Promise.resolve(send);
const senders: Senders = { message: loadSend, notes: loadSend, task: loadSend, save: loadSend, vote: loadSend };

/** A tab, with what it shows. */
function openTab() {
  const context = { client: new QueryClient(), userId };
  const outbox = new Outbox(context);
  const pending = () => context.client.getQueryData(pendingQuery(userId).queryKey) ?? [];
  const shown = () =>
    pending().map(({ value, state, problem }) => [(value as { text?: string } | null)?.text, state, problem]);
  return { outbox, context, pending, shown };
}

beforeEach(async () => {
  sent = [];
  fails = new Map();
  hangs = new Set();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  setSession(someMember);
  await claimStore(null);
  await claimStore(userId);
  return async () => {
    // Files share the module, which keeps its connection: the next one's members must find nothing to write to.
    await claimStore(null).catch(() => undefined);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it('sends nothing as another member who signed in while the code was loading', async () => {
  const { outbox, shown } = openTab();
  let load = (_loaded: typeof send) => undefined as unknown;
  fails.set('a', offline);
  await outbox.add(change('a'), send);
  await waitFor(() => expect(sent).toEqual(['a']));
  outbox.start({ ...senders, task: () => new Promise<typeof send>((resolve) => (load = resolve)) });
  await waitFor(() => expect(shown()).toEqual([['a', 'sending', null]]));
  setSession({ ...someMember, id: 'another' });
  load(send);
  await waitFor(() => expect(shown()).toEqual([['a', 'waiting', null]]));
  expect(sent).toEqual(['a']);
});

it('sends one at a time, in order, and forgets what was sent', async () => {
  const { outbox, shown } = openTab();
  void outbox.add(change('a'), send);
  await outbox.add(change('b'), send);
  await waitFor(() => expect(shown()).toEqual([]));
  expect(sent).toEqual(['a', 'b']);
  expect(await readPending(userId)).toEqual([]);
});

it('retains what was refused, with the reason, until it’s retried or discarded, and sends later ones', async () => {
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

it('asks before signing out loses what waits, and says so of a session that expired', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const say = vi.spyOn(toast, 'error').mockReturnValue();
  expect(await confirmUnsent(userId, 'Sign out anyway?')).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  fails.set('a', offline);
  const { outbox, shown } = openTab();
  await outbox.add(change('a'), send);
  await waitFor(() => expect(shown()).toEqual([['a', 'waiting', null]]));
  expect(await confirmUnsent(userId, 'Sign out anyway?')).toBe(false);
  expect(ask).toHaveBeenCalledExactlyOnceWith('1 change you made offline will be lost. Sign out anyway?');
  expect(notedUnsent()).toBe(1);
  await forgetEnded(userId);
  expect(say).toHaveBeenCalledExactlyOnceWith('Your session ended before 1 change could be sent', expect.anything());
  expect(notedUnsent()).toBe(0);
  expect(await readPending(userId)).toEqual([]);
});

it('asks on the public site, too, which can’t read what waits, until it’s sent', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  fails.set('a', offline);
  const { outbox, shown } = openTab();
  await outbox.add(change('a'), send);
  await waitFor(() => expect(shown()).toEqual([['a', 'waiting', null]]));
  vi.spyOn(hosts, 'appOrigin').mockReturnValue('http://app.elsewhere.test');
  expect(await confirmUnsent(userId, 'Sign out anyway?')).toBe(false);
  expect(ask).toHaveBeenCalledExactlyOnceWith('1 change you made offline will be lost. Sign out anyway?');
  fails.clear();
  await outbox.flush();
  await waitFor(() => expect(notedUnsent()).toBe(0));
  expect(await confirmUnsent(userId, 'Sign out anyway?')).toBe(true);
});

it('waits longer and longer for a server that fails, with what comes after it at the same path', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fails.set('a', broken);
  const { outbox, shown } = openTab();
  void outbox.add(change('a', { path: '/one' }), send);
  void outbox.add(change('b', { path: '/one' }), send);
  await outbox.add(change('c'), send);
  await vi.waitFor(() => expect(sent).toEqual(['a', 'c']));
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(sent).toEqual(['a', 'c', 'a']));
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown().map(([, state]) => state)).toEqual(['sending', 'sending']);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(sent).toEqual(['a', 'c', 'a', 'a']));
  fails.clear();
  await vi.advanceTimersByTimeAsync(8000);
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(sent.slice(-2)).toEqual(['a', 'b']);
  vi.useRealTimers();
});

it('sends again what wasn’t answered in time, and takes a late answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  hangs.add('a');
  const { outbox, shown } = openTab();
  await outbox.add(change('a'), send);
  await vi.waitFor(() => expect(sent).toEqual(['a']));
  hangs.add('a');
  const late = answer;
  await vi.advanceTimersByTimeAsync(32_500);
  await vi.waitFor(() => expect(sent).toEqual(['a', 'a']));
  expect(shown()).toEqual([['a', 'sending', null]]);
  late(undefined);
  await vi.waitFor(() => expect(shown()).toEqual([]));
  vi.useRealTimers();
});

const valid = {
  id: 'x',
  kind: 'task',
  key: 'k',
  failure: '',
  path: '/',
  writtenAt: '',
  state: 'waiting',
  problem: null,
};

it.each<[string, unknown]>([
  ['of a newer kind', { ...valid, kind: 'offer', value: {} }],
  ['of a kind that every object has', { ...valid, kind: 'constructor', value: {} }],
  ['of another shape', { ...valid, key: 7, value: {} }],
  ['under another name', { ...valid, id: 'y', value: {} }],
  ['without a value', valid],
  ['whose value its sender can’t read', { ...valid, value: { text: undefined, toString: 7 } }],
  ['null', null],
])('passes what it doesn’t know, %s, and keeps that until it’s discarded', async (_, stored) => {
  await writeStored(userId, 'outgoing', new Map([['x', stored]]));
  const { outbox, pending, shown } = openTab();
  outbox.start({
    ...senders,
    task: () => Promise.resolve(async (value: { text: string }) => send({ text: value.text.trim() })),
  });
  await outbox.add(change('a', { kind: 'save' }), send);
  await waitFor(() => expect(sent).toEqual(['a']));
  await waitFor(() => expect(shown().map(([, state]) => state)).toEqual(['unknown']));
  expect((await readPending(userId)).map(({ id }) => id)).toEqual(['x']);
  await outbox.discard(pending()[0]?.id ?? '');
  expect(await readPending(userId)).toEqual([]);
});
