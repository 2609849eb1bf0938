// A member's calendar (iCalendar) and feed of matches (RSS or JSON Feed), for programs that can't sign in: the secret
// in the address is the proof. Its policies are the member's: public.read_feed.
import { createHash } from 'node:crypto';
import { callDatabase, serviceClient, variable } from '../_shared/project.ts';
import { calendarText, type Appointments } from './calendar-text.ts';
import { jsonFeed, rssFeed, type Match } from './matches-feed.ts';

/** What's at an address, by its extension. */
const kinds = {
  ics: { kind: 'calendar', type: 'text/calendar; charset=utf-8', write: calendarText },
  rss: { kind: 'matches', type: 'application/rss+xml; charset=utf-8', write: rssFeed },
  json: { kind: 'matches', type: 'application/feed+json; charset=utf-8', write: jsonFeed },
} as const;

interface Read {
  is_limited: boolean;
  content?: unknown;
}

Deno.serve(async (request) => {
  try {
    return await answer(request);
  } catch (error) {
    // Without the address, which is a secret.
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'Not an error object');
    return plain(500, 'We couldn’t read this. Try again later.');
  }
});

async function answer(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
  }
  const [, secret, extension] = /\/([0-9a-f]{64})\.(ics|rss|json)$/.exec(new URL(request.url).pathname) ?? [];
  if (!secret || !extension) return plain(404, 'This address doesn’t exist.');
  const { kind, type, write } = kinds[extension as keyof typeof kinds];
  const hash = createHash('sha256').update(secret).digest('hex');
  const read = await callDatabase<Read | null>(serviceClient(), 'read_feed', { secret_hash: hash, kind });
  if (!read) return plain(404, 'This address doesn’t exist any more.');
  if (read.is_limited) return plain(429, 'Read this at most once a minute.', { 'retry-after': '3600' });
  const now = new Date();
  const app = variable('APP_URL').replace(/\/+$/, '');
  // Texts say how far away a day is.
  const version = JSON.stringify([read.content, extension, app, now.toISOString().slice(0, 10)]);
  const etag = `"${createHash('sha256').update(version).digest('base64url')}"`;
  const headers = { ...privacy, etag, 'content-type': type };
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const self = `${variable('SUPABASE_URL')}/functions/v1/calendar/${secret}.${extension}`;
  const text = write(read.content as Appointments & Match[], app, self, now);
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}

/** Only the program that reads it keeps a copy, and asks each time. */
const privacy = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...privacy, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
}
