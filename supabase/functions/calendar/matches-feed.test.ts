import { equal, ok } from 'node:assert/strict';
import { jsonFeed, rssFeed, type Match } from './matches-feed.ts';

const match: Match = {
  id: 'p1',
  title: 'Brick & "stone" <duplex>',
  description: 'Rent > $1,200\n\nNo <script> \u0007here',
  price: 125_000,
  property_type: 'Multi Family',
  city: 'Coeur d’Alene',
  state: 'ID',
  created_at: '2026-11-26T12:00:00+00:00',
  updated_at: '2026-11-27T12:00:00+00:00',
};
const [app, self] = ['https://app.example.com', 'https://api.example.com/calendar/secret.rss'];

Deno.test('jsonFeed says where it is itself', () => {
  const feed = JSON.parse(jsonFeed([match], app, self)) as { feed_url: string; items: { url: string }[] };
  equal(feed.feed_url, self);
  equal(feed.items[0]?.url, 'https://app.example.com/property/p1');
});

Deno.test('rssFeed escapes what a seller typed, and leaves out what XML can’t have', () => {
  const feed = rssFeed([match], app, self);
  ok(feed.includes('<title>Brick &amp; &quot;stone&quot; &lt;duplex&gt;, $125,000</title>'));
  ok(feed.includes('Rent &amp;gt; $1,200&lt;br&gt;&lt;br&gt;No &amp;lt;script&amp;gt; here</description>'));
  ok(feed.includes('<pubDate>Thu, 26 Nov 2026 12:00:00 GMT</pubDate>'));
  ok(feed.includes(`<atom:link rel="self" type="application/rss+xml" href="${self}"/>`));
});

Deno.test('rssFeed without matches is a feed, too', () =>
  ok(rssFeed([], app, self).endsWith('</ttl></channel></rss>\n')));
