import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { figuresQuery } from '@/features/dashboard/api/queries';
import { feedQuery } from '@/features/feed/api/queries';
import { searchQuery } from '@/features/marketplace/api/queries';
import { inboxQuery } from '@/features/messaging/api/queries';
import { ownListingsQuery } from '@/features/my-listings/api/queries';
import { parseSearchParams } from '@/domain/filters/marketplace-query';
import { createQueryClient } from '@/platform/query/query-client';
import { backendUrl } from '../../../tests/msw/rest';
import { server } from '../../../tests/msw/server';
import { setSession, someMember } from '../../../tests/render';
import { sendFirstRequest } from './first-request';
import { firstRequests } from './first-requests';

const at = (path: string) => new URL(path, 'http://app.localhost') as unknown as Location;
/** A member with an authenticator app, whose session has no code yet. */
const withApp = { factors: [{ status: 'verified' }] };
const client = () => createQueryClient({ retries: 0 });
const asked = vi.fn<(request: string) => void>();

beforeEach(async () => {
  setSession(null);
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'first-requests';
  data.textContent = JSON.stringify(await firstRequests());
  document.body.append(data);
  setSession(someMember);
  const answer = async ({ request }: { request: Request }) => {
    asked([request.headers.get('authorization'), new URL(request.url).search, await request.text()].join(' '));
    return HttpResponse.json(request.method === 'POST' ? { has_buy_box: true } : []);
  };
  server.use(http.all(`${backendUrl}/rest/v1/*`, answer));
});

afterEach(() => {
  asked.mockReset();
  document.getElementById('first-requests')?.remove();
  globalThis.preloadedResponses = undefined;
});

describe('the request that a screen starts with', () => {
  it('is made ahead, in the member’s name and time zone, and not again by the screen', async () => {
    sendFirstRequest(at('/dashboard'));
    await expect(client().fetchQuery(figuresQuery(someMember.id))).resolves.toEqual({ has_buy_box: true });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(asked).toHaveBeenCalledExactlyOnceWith(`Bearer token-of-the-tests  {"time_zone":"${zone}"}`);
    await client().fetchQuery(figuresQuery(someMember.id));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['/marketplace', () => client().fetchInfiniteQuery(searchQuery(parseSearchParams('')))],
    ['/community', () => client().fetchInfiniteQuery(feedQuery(someMember.id, null))],
    ['/messages', () => client().fetchInfiniteQuery(inboxQuery(someMember.id))],
    ['/my-listings', () => client().fetchInfiniteQuery(ownListingsQuery(someMember.id, 'all'))],
  ])('is the one that %s makes', async (path, query) => {
    sendFirstRequest(at(path));
    await query().catch(() => undefined);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('isn’t used after another member has signed in', async () => {
    sendFirstRequest(at('/messages'));
    setSession({ ...someMember, id: '22222222-2222-4222-8222-222222222222' }, 'token-of-another');
    await client().fetchInfiniteQuery(inboxQuery('22222222-2222-4222-8222-222222222222'));
    expect(asked).toHaveBeenLastCalledWith(expect.stringContaining('Bearer token-of-another'));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['by a visitor', () => setSession(null), '/dashboard'],
    ['by who must enter a code first', () => setSession({ ...someMember, ...withApp }), '/dashboard'],
    ['with filters', () => {}, '/messages?q=roof'],
    ['by another screen', () => {}, '/notifications'],
  ])('isn’t made ahead %s', (_, prepare, path) => {
    prepare();
    sendFirstRequest(at(path));
    expect(globalThis.preloadedResponses).toBeUndefined();
  });
});
