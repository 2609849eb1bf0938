import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { backendUrl } from '../../../tests/msw/rest';
import { server } from '../../../tests/msw/server';
import { signedInAs, someMember } from '../../../tests/render';
import { getReader } from './reader';

const address = `${backendUrl}/rest/v1/zip_codes?select=city&zip=eq.78701`;
const read = async () => {
  const { data } = await (
    await getReader()
  )
    .from('zip_codes')
    .select('city')
    .eq('zip', '78701')
    .retry(false)
    .maybeSingle();
  return data?.city;
};
const backend = vi.fn<() => HttpResponse<{ city: string }[]>>(() => HttpResponse.json([{ city: 'Asked again' }]));

afterEach(() => {
  globalThis.earlyAnswers = undefined;
  backend.mockClear();
});

it('takes the answer to what the page asked early, once', async () => {
  server.use(http.get(`${backendUrl}/rest/v1/zip_codes`, backend));
  globalThis.earlyAnswers = { [address]: Promise.resolve(Response.json([{ city: 'Austin' }])) };
  expect(await read()).toBe('Austin');
  expect(backend).not.toHaveBeenCalled();
  expect(await read()).toBe('Asked again');
});

it('asks again when that failed', async () => {
  server.use(http.get(`${backendUrl}/rest/v1/zip_codes`, backend));
  globalThis.earlyAnswers = { [address]: Promise.reject(new TypeError('Failed to fetch')) };
  expect(await read()).toBeUndefined();
  expect(await read()).toBe('Asked again');
});

it('asks for a member in the member’s name', async () => {
  signedInAs(someMember);
  const inWhoseName = vi.fn<(authorization: string | null) => void>();
  server.use(
    http.get(`${backendUrl}/rest/v1/zip_codes`, ({ request }) => {
      inWhoseName(request.headers.get('authorization'));
      return HttpResponse.json([{ city: 'Asked again' }]);
    }),
  );
  globalThis.earlyAnswers = { [address]: Promise.resolve(Response.json([{ city: 'For visitors' }])) };
  expect(await read()).toBe('Asked again');
  expect(inWhoseName).toHaveBeenCalledExactlyOnceWith('Bearer token-of-the-tests');
  expect(globalThis.earlyAnswers).toBeUndefined();
  signedInAs(null);
});
