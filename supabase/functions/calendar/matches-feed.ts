import { brand } from '../../../src/domain/site/brand.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { escapeHtml } from '../../../src/kit/formatting/escape-html.ts';
import { formatUsd } from '../../../src/kit/formatting/format.ts';

/** What private.newest_matches returns, for each listing. */
export interface Match {
  id: string;
  title: string;
  description: string;
  price: number;
  property_type: string;
  city: string;
  state: string;
  created_at: string;
  updated_at: string;
}

const title = `${brand.name}: matches for your buy box`;

const itemOf = (match: Match, app: string) => ({
  url: app + paths.property(match.id),
  title: `${match.title}, ${formatUsd(match.price)}`,
  text: `${match.property_type} in ${match.city}, ${match.state}\n\n${match.description}`,
});

/** Matches as a JSON Feed (https://jsonfeed.org/version/1.1). `app`: the URL of the app. `self`: the feed's own. */
export function jsonFeed(matches: readonly Match[], app: string, self: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: app + paths.marketplace,
    feed_url: self,
    language: 'en-US',
    items: matches.map((match) => {
      const { text, ...item } = itemOf(match, app);
      return {
        id: item.url,
        ...item,
        content_text: text,
        date_published: match.created_at,
        date_modified: match.updated_at,
      };
    }),
  });
}

/** The same as RSS 2.0, which every feed reader and automation knows. */
export function rssFeed(matches: readonly Match[], app: string, self: string): string {
  const items = matches.map((match) => {
    const item = itemOf(match, app);
    return (
      `<item><title>${xml(item.title)}</title><link>${xml(item.url)}</link><guid>${xml(item.url)}</guid>` +
      `<pubDate>${new Date(match.created_at).toUTCString()}</pubDate>` +
      `<description>${html(item.text)}</description></item>`
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    `<title>${xml(title)}</title><link>${xml(app + paths.marketplace)}</link>` +
    `<atom:link rel="self" type="application/rss+xml" href="${xml(self)}"/>` +
    '<description>The newest listings that match your buy box.</description><language>en-us</language><ttl>60</ttl>' +
    `${items.join('\n')}</channel></rss>\n`
  );
}

/** What XML 1.0 has no way to write is left out. */
const xml = (text: string) => escapeHtml(text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, ''));

/** A description is HTML, written as text. */
const html = (text: string) => xml(escapeHtml(text).replaceAll('\n', '<br>'));
