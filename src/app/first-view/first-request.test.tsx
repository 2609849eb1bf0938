import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { componentsAt } from '@/app/routes/route-table';
import { routesFor } from '@/app/routes/routes-for';
import { figuresQuery } from '@/features/dashboard/api/queries';
import { inboxQuery } from '@/features/messaging/api/queries';
import { createQueryClient } from '@/platform/query/query-client';
import { backendUrl } from '../../../tests/msw/rest';
import { server } from '../../../tests/msw/server';
import { setSession, someMember } from '../../../tests/render';
import { startScreen } from './first-request';
import { firstRequests } from './first-requests';

const at = (path: string) => new URL(path, 'http://app.localhost') as unknown as Location;
/** A member with an authenticator app, whose session has no code yet. */
const withApp = { factors: [{ status: 'verified' }] };
const client = () => createQueryClient({ retries: 0 });
const asked = vi.fn<(request: string) => void>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  setSession(null);
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'first-screens';
  const requests = Object.entries(await firstRequests());
  data.textContent = JSON.stringify(
    Object.fromEntries(requests.map(([path, screen]) => [path, { ...screen, files: [`/assets${path}.js`] }])),
  );
  document.body.append(data);
  setSession(someMember);
  const answer = async ({ request }: { request: Request }) => {
    asked([request.headers.get('authorization'), new URL(request.url).search, await request.text()].join(' '));
    return HttpResponse.json(request.method === 'POST' ? { has_buy_box: true } : []);
  };
  server.use(http.all(`${backendUrl}/rest/v1/*`, answer));
});

afterEach(() => {
  vi.useRealTimers();
  for (const link of document.querySelectorAll('head link')) link.remove();
  asked.mockReset();
  document.getElementById('first-screens')?.remove();
  globalThis.preloadedResponses = undefined;
});

const start = (path: string) => {
  startScreen(at(path));
  vi.runAllTimers();
};
/** What the layouts and the screen at a path read first. */
const readFirst = async (path: string) => {
  const modules = await Promise.all(componentsAt(routesFor('app'), path).map((load) => load()));
  const reads = modules.flatMap(({ firstReads }) => firstReads ?? []);
  await Promise.all(reads.flatMap((read) => read(client(), someMember.id)));
};
const links = () => [...document.querySelectorAll<HTMLLinkElement>('head link[rel=modulepreload]')];

describe('what a screen starts with', () => {
  it('is requested ahead, in the member’s name and time zone, and not again by the screen', async () => {
    start('/dashboard');
    await expect(client().fetchQuery(figuresQuery(someMember.id))).resolves.toEqual({ has_buy_box: true });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(asked).toHaveBeenCalledWith(`Bearer token-of-the-tests  {"time_zone":"${zone}"}`);
    const before = asked.mock.calls.length;
    await client().fetchQuery(figuresQuery(someMember.id));
    expect(asked).toHaveBeenCalledTimes(before + 1);
  });

  it.each(['/dashboard', '/marketplace', '/community', '/messages', '/my-listings'])(
    'is all that %s reads first, and its code',
    async (path) => {
      start(path);
      await readFirst(path);
      expect(asked.mock.calls.length).toBeGreaterThan(1);
      expect(new Set(asked.mock.calls.flat()).size).toBe(asked.mock.calls.length);
      expect(globalThis.preloadedResponses).toEqual({});
      expect(links().map(({ href }) => new URL(href).pathname)).toEqual([`/assets${path}.js`]);
    },
  );

  it('starts every screen that reads something first', async () => {
    const sources = import.meta.glob<string>('/src/routes/app/*-screen.tsx', { query: '?raw', import: 'default' });
    const texts = await Promise.all(Object.values(sources).map((read) => read()));
    const reading = texts.filter((text) => text.includes('export const firstReads'));
    expect(Object.keys(await firstRequests())).toHaveLength(reading.length);
  });

  it('downloads the first picture of the marketplace', async () => {
    server.use(
      http.all(`${backendUrl}/rest/v1/rpc/search_properties`, () => HttpResponse.json([{ images: ['a/front.webp'] }])),
    );
    start('/marketplace');
    const started = () => [...document.querySelectorAll<HTMLLinkElement>('head link')];
    await vi.waitFor(() =>
      expect(started().map(({ imageSrcset }) => imageSrcset)).toContainEqual(expect.stringContaining('a/front.')),
    );
  });

  it('leaves a failed request to the screen, which tries again', async () => {
    server.use(http.post(`${backendUrl}/rest/v1/rpc/dashboard_figures`, () => HttpResponse.error(), { once: true }));
    start('/dashboard');
    const read = createQueryClient({ retries: 1 }).fetchQuery({ ...figuresQuery(someMember.id), retryDelay: 0 });
    await vi.runAllTimersAsync();
    await expect(read).resolves.toEqual({ has_buy_box: true });
  });

  it('isn’t used after another member has signed in', async () => {
    start('/messages');
    setSession({ ...someMember, id: '22222222-2222-4222-8222-222222222222' }, 'token-of-another');
    await client().fetchInfiniteQuery(inboxQuery('22222222-2222-4222-8222-222222222222'));
    expect(asked).toHaveBeenLastCalledWith(expect.stringContaining('Bearer token-of-another'));
  });

  it.each([
    ['by a visitor', () => setSession(null), '/dashboard'],
    ['by who must enter a code first', () => setSession({ ...someMember, ...withApp }), '/dashboard'],
    ['with filters', () => {}, '/messages?q=roof'],
    ['by another screen', () => {}, '/notifications'],
  ])('isn’t made ahead %s', (_, prepare, path) => {
    prepare();
    start(path);
    expect(globalThis.preloadedResponses).toBeUndefined();
  });
});
