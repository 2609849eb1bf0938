/** What search engines are told of the public site: `sitemap.xml` and `robots.txt`. */

/** A page to be found. */
export interface SitemapEntry {
  path: string;
  /** Day or time of its last change, in ISO 8601; null where nobody keeps it. */
  changed: string | null;
}

interface SiteFile {
  name: string;
  text: string;
}

/** As many addresses as one file may hold. */
const mostEntries = 50_000;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const document = (root: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;

/** The sitemap at `sitemap.xml`; where there are more pages than one file may hold, parts and there an index of them. Rejects as the entries do. */
export async function* sitemapFiles(
  entries: AsyncIterable<SitemapEntry>,
  origin: string,
  most = mostEntries,
): AsyncGenerator<SiteFile, void, undefined> {
  const parts: string[] = [];
  let lines: string[] = [];
  const part = (): SiteFile => {
    const name = `sitemap-${parts.length + 1}.xml`;
    parts.push(name);
    return { name, text: document('urlset', lines) };
  };
  for await (const { path, changed } of entries) {
    if (lines.length === most) {
      yield part();
      lines = [];
    }
    lines.push(
      `  <url><loc>${escape(origin + path)}</loc>${changed === null ? '' : `<lastmod>${escape(changed)}</lastmod>`}</url>`,
    );
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
      parts.map((name) => `  <sitemap><loc>${escape(`${origin}/${name}`)}</loc></sitemap>`),
    ),
  };
}

/** `robots.txt`, the same on both hosts: pages say themselves where they are not to be found, and must be read for that. */
export function robotsText(origin: string | null): string {
  return `User-agent: *\nAllow: /\n${origin === null ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}
