import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { backendUrl } from '../../../tests/msw/rest';
import { server } from '../../../tests/msw/server';
import { setSession, someMember } from '../../../tests/render';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import { wellFormed } from './well-formed';

const sent = (content: string): unknown =>
  JSON.parse(wellFormed({ body: JSON.stringify({ content }) })?.body as string) as unknown;

it('replaces unpaired surrogates, which Postgres rejects in JSON', () => {
  expect(sent('cut \ud83d')).toEqual({ content: 'cut \ufffd' });
  expect(sent('\ude00\ude00 swapped \ude00\ud83d')).toEqual({ content: '\ufffd\ufffd swapped \ufffd\ufffd' });
});

it('removes NUL, which Postgres can’t store', () => {
  expect(sent('a\0b')).toEqual({ content: 'ab' });
});

it('preserves emoji, escapes, and text that only looks like an escape', () => {
  for (const content of ['👋🏽 "hi"\n', String.raw`C:\ud83d \\ud83d \u0000`, 'é ✓'])
    expect(sent(content)).toEqual({ content });
});

it('leaves other requests alone', () => {
  const file = { body: new Blob(['x']) };
  expect(wellFormed(file)).toBe(file);
  expect(wellFormed(undefined)).toBeUndefined();
});

afterEach(() => setSession(null));

it.each([
  ['a visitor', null],
  ['a member', someMember],
])('cleans what %s sends', async (_, user) => {
  setSession(user);
  let body: unknown;
  server.use(
    http.post(`${backendUrl}/rest/v1/contact_messages`, async ({ request }) => {
      body = await request.json();
      return new HttpResponse(null, { status: 201 });
    }),
  );
  const message = { id: someMember.id, name: 'V', email: 'v@example.com', subject: 'demo', message: 'Hi \ud83d' };
  await readDatabase().from('contact_messages').insert(message);
  expect(body).toMatchObject({ message: 'Hi \ufffd' });
});

it.each([
  ['a visitor', null],
  ['a member', someMember],
])('counts the page of a hotel’s Wi-Fi as no network for %s', async (_, user) => {
  setSession(user);
  const read = async () => unwrap(await readDatabase().from('resources').select('id'));
  const answer = (body: string, init: ResponseInit) =>
    server.use(http.get(`${backendUrl}/rest/v1/resources`, () => new HttpResponse(body, init)));
  for (const type of ['text/html', 'text/plain']) {
    answer('<h1>Welcome to the lobby</h1>', { headers: { 'content-type': type } });
    await expect(read()).rejects.toMatchObject({ kind: 'offline' });
  }
  answer('<h1>Sign in</h1>', { status: 511, headers: { 'content-type': 'text/html' } });
  await expect(read()).rejects.toMatchObject({ kind: 'offline' });
  answer('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
  await expect(read()).rejects.toMatchObject({ kind: 'unavailable' });
  answer('[]', { headers: { 'content-type': 'application/json' } });
  await expect(read()).resolves.toEqual([]);
});
