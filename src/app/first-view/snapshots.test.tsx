import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeSnapshots } from '@/platform/offline/take-snapshots';
import { claimStore, readStored } from '@/platform/offline/member-store';
import { persisted, shownInSnapshots } from '@/platform/query/persisted';
import { dayMs } from '@/kit/time/durations';
import { setSession, someMember } from '../../../tests/render';
import { showSnapshot } from './show-snapshot';

const day = Date.parse('2026-11-28T12:00:00Z');
const splash = '<output>Loading</output>';
const at = (path: string) => new URL(path, 'http://app.localhost') as unknown as Location;
/** A member with an authenticator app, whose session has no code yet. */
const withApp = { factors: [{ status: 'verified' }] };
let client: QueryClient;
let root: HTMLElement;

const query = (name: string, meta: object | undefined) => ({ queryKey: [name], queryFn: () => name, meta });

/** Shows queries on a screen that the member then leaves. */
async function leave(path: string, queries: object[] = [query('inbox', persisted)]) {
  window.history.replaceState(null, '', path);
  const observers = queries.map((options) => new QueryObserver(client, options as ReturnType<typeof query>));
  const ends = observers.map((observer) => observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  const stop = takeSnapshots(client, someMember.id, 'v1', root);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  for (const end of [...ends, stop]) end();
}

const storedScreens = () => readStored(someMember.id, 'screen');

async function nextVisit(path: string, version = 'v1') {
  root.innerHTML = splash;
  await showSnapshot(root, version, at(path));
  return root;
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.useFakeTimers({ toFake: ['Date'], now: day });
  setSession(someMember);
  await claimStore(null);
  await claimStore(someMember.id);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root = document.createElement('div');
  root.innerHTML =
    '<h1>Welcome back</h1><p style="display: none">Hidden</p><ol data-sonner-toaster>Saved</ol><ul></ul>';
  document.body.replaceChildren(root);
  return async () => {
    // Files share the module, which keeps its connection: the next one's members must find nothing to write to.
    await claimStore(null).catch(() => undefined);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  };
});

describe('what a screen looked like', () => {
  it('is what the next visit shows until the app draws the screen, as a picture of its window', async () => {
    vi.spyOn(root.querySelector('ul') ?? root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000));
    await leave('/dashboard', [query('inbox', persisted), query('staff', shownInSnapshots)]);
    const { firstElementChild: shown } = await nextVisit('/dashboard');
    expect(shown).toHaveProperty('inert', true);
    expect(shown?.innerHTML).toBe('<h1>Welcome back</h1>');
  });

  it.each<[string, () => void | Promise<unknown>, path?: string, version?: string]>([
    ['another screen', () => undefined, '/messages'],
    ['a search', () => undefined, '/dashboard?q=memphis'],
    ['another build, whose styles differ', () => undefined, '/dashboard', 'v2'],
    ['another member', () => setSession({ ...someMember, id: 'lee' })],
    ['another member, who has signed in since', () => claimStore('lee')],
    ['nobody', () => setSession(null)],
    ['a member who must enter a code', () => setSession({ ...someMember, ...withApp })],
    ['another width', () => vi.stubGlobal('innerWidth', window.innerWidth + 1)],
    ['more than a week later', () => vi.setSystemTime(day + 8 * dayMs)],
    ['a browser without a worker', () => vi.stubGlobal('navigator', {})],
  ])('isn’t shown for %s', async (_, change, path = '/dashboard', version = 'v1') => {
    await leave('/dashboard');
    expect(await storedScreens()).toHaveLength(1);
    await change();
    expect((await nextVisit(path, version)).innerHTML).toBe(splash);
  });

  it('isn’t kept of a screen whose code is still downloading', async () => {
    root.querySelector('h1')?.remove();
    await leave('/dashboard');
    expect(await storedScreens()).toEqual([]);
  });

  it.each<[string, string, object[]]>([
    ['shows what may not be kept', '/dashboard', [query('inbox', persisted), query('proofs', undefined)]],
    ['shows something of which only a part may be kept', '/dashboard', [query('deal', { persisted: () => null })]],
    [
      'couldn’t load',
      '/dashboard',
      [{ ...query('inbox', persisted), queryFn: () => Promise.reject(new Error('offline')) }],
    ],
    ['may have a form', '/account', [query('inbox', persisted)]],
    ['shows a search', '/marketplace?q=memphis', [query('inbox', persisted)]],
  ])('isn’t kept of a screen that %s', async (_, path, queries) => {
    await leave(path, queries);
    expect(await storedScreens()).toEqual([]);
  });
});
