import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { backendUrl } from '../../../tests/msw/rest';
import { server } from '../../../tests/msw/server';
import { setSession, someMember } from '../../../tests/render';
import { readDatabase } from './anon-client';

const address = `${backendUrl}/rest/v1/zip_codes?select=city&zip=eq.78701`;
const read = async () => {
  const { data } = await readDatabase().from('zip_codes').select('city').eq('zip', '78701').maybeSingle();
  return data?.city;
};
const backend = vi.fn<() => HttpResponse<{ city: string }[]>>(() => HttpResponse.json([{ city: 'Asked again' }]));

afterEach(() => {
  globalThis.preloadedResponses = undefined;
  backend.mockClear();
});

it('uses the response to an early request once', async () => {
  server.use(http.get(`${backendUrl}/rest/v1/zip_codes`, backend));
  globalThis.preloadedResponses = { [address]: Promise.resolve(Response.json([{ city: 'Austin' }])) };
  expect(await read()).toBe('Austin');
  expect(backend).not.toHaveBeenCalled();
  expect(await read()).toBe('Asked again');
});

it('sends the request again if the early one failed', async () => {
  server.use(http.get(`${backendUrl}/rest/v1/zip_codes`, backend));
  globalThis.preloadedResponses = { [address]: Promise.reject(new TypeError('Failed to fetch')) };
  expect(await read()).toBeUndefined();
  expect(await read()).toBe('Asked again');
});

it('sends a member’s requests with their session', async () => {
  setSession(someMember);
  const inWhoseName = vi.fn<(authorization: string | null) => void>();
  server.use(
    http.get(`${backendUrl}/rest/v1/zip_codes`, ({ request }) => {
      inWhoseName(request.headers.get('authorization'));
      return HttpResponse.json([{ city: 'Asked again' }]);
    }),
  );
  globalThis.preloadedResponses = { [address]: Promise.resolve(Response.json([{ city: 'For visitors' }])) };
  expect(await read()).toBe('Asked again');
  expect(inWhoseName).toHaveBeenCalledExactlyOnceWith('Bearer token-of-the-tests');
  globalThis.preloadedResponses = undefined;
  setSession(null);
});

it.each([
  ['visitors', null],
  ['members', someMember],
])('sends a failing request of %s once, leaving retries to the query client', async (_, user) => {
  setSession(user);
  const failing = vi.fn<() => HttpResponse<{ message: string }>>(() =>
    HttpResponse.json({ message: 'Unavailable' }, { status: 503 }),
  );
  server.use(http.get(`${backendUrl}/rest/v1/zip_codes`, failing));
  const { status } = await readDatabase().from('zip_codes').select('city');
  expect(status).toBe(503);
  expect(failing).toHaveBeenCalledOnce();
  setSession(null);
});
