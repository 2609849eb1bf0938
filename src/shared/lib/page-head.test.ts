import { afterEach, expect, it } from 'vitest';
import { applyHead, fullTitle, headHtml, type PageHead } from './page-head';

const head: PageHead = {
  path: '/about',
  title: 'About "us" & <them>',
  description: 'Who we are.',
  image: '/share.png',
  jsonLd: { '@type': 'AboutPage', name: '</script><script>alert(1)</script>' },
};

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

afterEach(() => applyHead(null, 'https://example.test'));

it('names the page and the brand, or says what the brand is', () => {
  expect(fullTitle('About')).toBe('About · Cornerlot');
  expect(fullTitle(null)).toMatch(/^Cornerlot: /);
});

it('is written as HTML that what it says cannot break out of', () => {
  const html = headHtml(head, 'https://example.test');
  expect(html).toContain('<title>About &quot;us&quot; &amp; &lt;them> · Cornerlot</title>');
  expect(html).toContain('<link rel="canonical" href="https://example.test/about" data-page-head>');
  expect(html).toContain('<meta property="og:image" content="https://example.test/share.png" data-page-head>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

it('leaves out whole addresses where no origin is known', () => {
  const html = headHtml(head, null);
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:image');
  expect(html).toContain('<meta name="twitter:card" content="summary" data-page-head>');
});

it('takes the place of the page before', () => {
  applyHead(head, 'https://example.test');
  expect(content('meta[name=description]')).toBe('Who we are.');
  const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toMatchObject({ '@type': 'AboutPage', url: 'https://example.test/about', name: '</script><script>alert(1)</script>' });
  applyHead({ path: '/contact', title: 'Contact', description: 'Write to us.' }, 'https://example.test');
  expect(content('meta[name=description]')).toBe('Write to us.');
  expect(document.head.querySelectorAll('meta[name=description], script[type="application/ld+json"], link[rel=canonical]')).toHaveLength(2);
  applyHead(null, 'https://example.test');
  expect(document.head.querySelector('[data-page-head]')).toBeNull();
});
