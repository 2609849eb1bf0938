import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { sessionOf } from './api-keys.ts';
import { verifyEmail } from './client.ts';
import { describeSharedBackend } from './describe-backend.ts';

const partner = '00000000-0000-4000-8000-0000000000aa';

describeSharedBackend((backend) => {
  it('serves a member’s calendar and matches at private addresses, until they are revoked', async () => {
    const { url, database } = backend();
    await database.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
         values ($1, 'authenticated', 'authenticated', 'p@calendar.example', now(), '{"name":"Pat"}', now(), now())`,
      [partner],
    );
    await verifyEmail(database, partner);
    await database.query(`update users set membership_tier = 'partner' where id = $1`, [partner]);
    await database.query(
      `insert into events (id, user_id, title, description, starts_at, ends_at, time_zone, format, status)
         values ('00000000-0000-4000-8000-00000000000e', $1, 'Ärger über Fünfzig Mühlen am Fluss und Übermut', 'Come',
           now() + interval '1 day', now() + interval '26 hours', 'America/New_York', 'online', 'published')`,
      [partner],
    );
    await database.query(
      `insert into event_registrations (event_id, user_id, status)
         values ('00000000-0000-4000-8000-00000000000e', $1, 'registered')`,
      [partner],
    );
    const member = await sessionOf(backend(), partner);
    const addressOf = async (kind: string, extension: string) => {
      const { data } = await member.rpc('create_feed_address', { kind }).throwOnError();
      return `${url}/functions/v1/calendar/${String(data)}.${extension}`;
    };
    const calendar = await addressOf('calendar', 'ics');
    const feed = await addressOf('matches', 'json');

    const response = await fetch(calendar);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const text = await response.text();
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    const entries = new ICAL.Component(ICAL.parse(text) as string)
      .getAllSubcomponents('vevent')
      .map((entry) => new ICAL.Event(entry).summary);
    expect(entries).toContain('Ärger über Fünfzig Mühlen am Fluss und Übermut');

    const again = await fetch(calendar, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(text.replaceAll('\r\n ', '')).toContain(`SOURCE;VALUE=URI:${calendar}\r\n`);
    expect(await (await fetch(feed)).json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: feed,
    });
    const rss = await fetch(feed.replace(/json$/, 'rss'));
    expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(await rss.text()).toContain('<rss version="2.0"');
    expect((await fetch(calendar.replace(/ics$/, 'json'))).status).toBe(404);
    expect((await fetch(calendar, { method: 'POST' })).status).toBe(405);

    await member.from('feed_addresses').delete().eq('kind', 'calendar').throwOnError();
    expect((await fetch(calendar)).status).toBe(404);
    await database.query(`update users set membership_tier = 'free' where id = $1`, [partner]);
    expect((await fetch(feed)).status).toBe(404);
  });
});
