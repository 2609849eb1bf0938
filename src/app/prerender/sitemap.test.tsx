import { expect, it } from 'vitest';
import { robotsText, sitemapFiles, type SitemapEntry } from './sitemap';

async function* entries(count: number): AsyncGenerator<SitemapEntry, void, undefined> {
  for (let number = 1; number <= count; number += 1)
    yield { path: `/p/${number}?a&b`, changed: number === 1 ? '2026-11-22' : null };
}

async function sitemap(count: number, max?: number) {
  const files = new Map<string, Document>();
  for await (const { name, text } of sitemapFiles(entries(count), 'https://example.test', max)) {
    files.set(name, new DOMParser().parseFromString(text, 'application/xml'));
  }
  return files;
}
const addresses = (file: Document | undefined) =>
  [...(file?.querySelectorAll('loc') ?? [])].map(({ textContent }) => textContent);

it('writes one sitemap file while the entries fit', async () => {
  for (const count of [1, 3]) {
    const files = await sitemap(count, 3);
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    expect(addresses(files.get('sitemap.xml'))).toHaveLength(count);
  }
  const [file] = (await sitemap(2)).values();
  expect(addresses(file)).toEqual(['https://example.test/p/1?a&b', 'https://example.test/p/2?a&b']);
  expect(file?.documentElement.tagName).toBe('urlset');
  expect([...(file?.querySelectorAll('lastmod') ?? [])].map(({ textContent }) => textContent)).toEqual(['2026-11-22']);
});

it('splits a larger sitemap into parts with an index', async () => {
  const files = await sitemap(7, 3);
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml', 'sitemap.xml']);
  expect([1, 2, 3].map((part) => addresses(files.get(`sitemap-${part}.xml`)).length)).toEqual([3, 3, 1]);
  expect(files.get('sitemap.xml')?.documentElement.tagName).toBe('sitemapindex');
  expect(addresses(files.get('sitemap.xml'))).toEqual(
    [1, 2, 3].map((part) => `https://example.test/sitemap-${part}.xml`),
  );
});

it('names the sitemap to robots where there is one, and hides nothing from them', () => {
  expect(robotsText('https://example.test')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.test/sitemap.xml\n',
  );
  expect(robotsText(null)).toBe('User-agent: *\nAllow: /\n');
});
