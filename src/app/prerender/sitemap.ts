/** `sitemap.xml` and `robots.txt` of the public site. */
import { escapeHtml } from '../../kit/formatting/escape-html.ts';

/** A page for search engines to index. */
export interface SitemapEntry {
  path: string;
  /** Date or time of its last change, in ISO 8601; null when unknown. */
  changed: string | null;
}

interface SiteFile {
  name: string;
  text: string;
}

/** The sitemap protocol's limit for one file. */
const maxEntries = 50_000;

const document = (root: string, lines: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');

/**
 * The sitemap as `sitemap.xml`; with more than `max` entries, as numbered parts and an index of them. Rejects when the
 * entries do.
 */
export async function* sitemapFiles(
  entries: AsyncIterable<SitemapEntry>,
  origin: string,
  max = maxEntries,
): AsyncGenerator<SiteFile, void, undefined> {
  const parts: string[] = [];
  let lines: string[] = [];
  const part = (): SiteFile => {
    const name = `sitemap-${parts.length + 1}.xml`;
    parts.push(name);
    return { name, text: document('urlset', lines) };
  };
  for await (const { path, changed } of entries) {
    if (lines.length === max) {
      yield part();
      lines = [];
    }
    const lastmod = changed === null ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`;
    lines.push(`  <url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>`);
  }
  if (parts.length === 0) {
    yield { name: 'sitemap.xml', text: document('urlset', lines) };
    return;
  }
  yield part();
  yield {
    name: 'sitemap.xml',
    text: document(
      'sitemapindex',
      parts.map((name) => `  <sitemap><loc>${escapeHtml(`${origin}/${name}`)}</loc></sitemap>`),
    ),
  };
}

/** `robots.txt` for both hosts. Pages to hide have a `noindex` tag, which crawlers must be allowed to read. */
export function robotsText(origin: string | null): string {
  return `User-agent: *\nAllow: /\n${origin === null ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}
