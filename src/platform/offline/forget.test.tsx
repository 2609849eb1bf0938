import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryCaches } from '../../../tests/memory-caches';
import { setSession, someMember } from '../../../tests/render';
import { draftStore } from '@/platform/forms/draft-store';
import { deviceKeys, localStore, tabStore } from '@/platform/storage/browser-storage';
import { hourMs } from '@/kit/time/durations';
import { sharedAtHeader } from '@/platform/worker/cache-names';
import { forgetEnded, forgetOwnData } from './forget';
import { loadDrafts } from './stored-drafts';
import { claimStore, readStored, storeOwner, writeStored } from './member-store';
import { claimShared } from './shared-owner';

const dana = someMember;
const lee = { ...someMember, id: '22222222-2222-4222-8222-222222222222' };
const anyText = { parse: String };
const message = () => draftStore('message', anyText, '');
let caches: ReturnType<typeof memoryCaches>;

/** Signs a member in as the app does; null for a visitor. */
async function enter(member: typeof dana | null) {
  setSession(member);
  await claimStore(member?.id ?? null);
  if (!member) return;
  await claimShared(member.id);
  await loadDrafts(member.id);
}

/** Loses what's in memory, as closing the app does, and opens it again. */
async function reopen(member: typeof dana) {
  await vi.waitFor(async () => expect(await readStored(member.id, 'draft')).toHaveLength(1));
  setSession(null);
  await enter(member);
}

const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !(key in deviceKeys));

async function share(id = 'first', at = Date.now()) {
  const shared = await caches.open('shared');
  await shared.put(`/share/${id}`, new Response('12 Oak St', { headers: { [sharedAtHeader]: `${at}` } }));
  await shared.put(`/share/${id}/0/front.jpg`, new Response('picture'));
}
const sharedPaths = () => [...(caches.stored.get('shared')?.entries.keys() ?? [])].map((url) => new URL(url).pathname);

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  caches = memoryCaches(window.location.origin);
  vi.stubGlobal('caches', caches);
  await enter(null);
  return async () => {
    // Files share the module, which keeps its connection: the next one's members must find nothing to write to.
    await claimStore(null).catch(() => undefined);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('the end of a session', () => {
  it('finishes the end of a session on the next page if this one is left before the caches are gone', async () => {
    await enter(dana);
    vi.stubGlobal('caches', { keys: () => new Promise(() => undefined) });
    void forgetOwnData();
    expect(await storeOwner()).toBe(dana.id);
  });

  it('leaves nothing but the app’s files and what identifies nobody', async () => {
    await enter(dana);
    message().keep('I can pay $95,000.');
    await writeStored(dana.id, 'query', new Map([['inbox', ['Hi']]]));
    // Also what an earlier version or a library stored.
    for (const storage of [localStorage, sessionStorage])
      for (const key of [`listing_draft_${dana.id}`, 'tus::images/7', 'sign-in-failure', 'scroll-positions'])
        storage.setItem(key, 'x');
    for (const name of ['pictures', 'shared', 'loaded', 'of-a-library', 'assets', 'shell-v1']) await caches.open(name);
    await forgetOwnData();
    message().keep('typed after that');
    expect(left()).toEqual([]);
    expect([...caches.stored.keys()]).toEqual(['assets', 'shell-v1']);
    setSession(null);
    await enter(dana);
    expect(message().read()).toBe('');
    expect(await readStored(dana.id, 'query')).toEqual([]);
  });

  it.each<[string, typeof dana | null]>([
    ['nobody is signed in', null],
    ['another member is', lee],
  ])('ends a session on a page that opens later, also on the other host, because %s', (_, next) => {
    setSession(dana);
    localStore.write('destination', '/deals/7');
    tabStore.write('compared_listings', '[]');
    setSession(next);
    expect(left()).toEqual([]);
  });
});

it('removes drafts of earlier versions for any member', () => {
  localStorage.setItem(`listing_draft_${lee.id}`, '{"price":95000}');
  setSession(dana);
  expect(left()).toEqual([]);
});

describe('a draft', () => {
  it('restores a draft when the app is opened again, from the member’s database alone', async () => {
    await enter(dana);
    message().keep('Half a mess');
    expect(left()).toEqual([]);
    await reopen(dana);
    expect(message().read()).toBe('Half a mess');
    message().clear();
    await vi.waitFor(async () => expect(await readStored(dana.id, 'draft')).toEqual([]));
  });

  it('hides a draft from another member', async () => {
    await enter(dana);
    message().keep('Half a mess');
    await enter(lee);
    expect(message().read()).toBe('');
    expect(await readStored(lee.id, 'draft')).toEqual([]);
  });

  it('holds a visitor’s draft in their tab, and gives it to the member who signs in there', async () => {
    message().keep('As a visitor');
    expect(message().read()).toBe('As a visitor');
    await enter(dana);
    expect(message().read()).toBe('As a visitor');
    await enter(lee);
    expect(message().read()).toBe('');
    expect(left()).toEqual([]);
  });

  it('that was sent in another tab is gone here, too', async () => {
    await enter(dana);
    message().keep('Half a mess');
    const other = new BroadcastChannel(`drafts ${dana.id}`);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    other.postMessage(['message', null]);
    await vi.waitFor(() => expect(message().read()).toBe(''));
    other.close();
  });
});

describe('what another app shared while nobody was signed in', () => {
  it.each<[string, boolean, () => Promise<unknown>]>([
    ['waits for the last member', true, () => enter(dana)],
    ['is deleted when another member signs in', false, () => enter(lee)],
    ['waits for the first member of a browser', true, async () => (localStorage.clear(), enter(lee))],
  ])('%s', async (_, kept, next) => {
    await enter(dana);
    await forgetOwnData();
    setSession(null);
    await share();
    await next();
    expect(await caches.has('shared')).toBe(kept);
  });

  it('waits while the app finds that the session has ended', async () => {
    await enter(dana);
    await share();
    setSession(null);
    await forgetEnded(dana.id);
    await enter(dana);
    expect(sharedPaths()).toEqual(['/share/first', '/share/first/0/front.jpg']);
    setSession(null);
    await forgetEnded(dana.id);
    await enter(lee);
    expect(await caches.has('shared')).toBe(false);
  });

  it('deletes what another app shared after an hour, but not what was shared later', async () => {
    await enter(dana);
    await share('old', Date.now() - hourMs - 1);
    await share('new');
    await claimShared(dana.id);
    expect(sharedPaths()).toEqual(['/share/new', '/share/new/0/front.jpg']);
  });

  it('leaves no ID behind', async () => {
    await enter(dana);
    await forgetOwnData();
    setSession(null);
    expect(localStorage.getItem('last-member')).toMatch(/^[\da-f-]{36}\.[\da-f]{64}$/);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(dana.id);
  });
});
