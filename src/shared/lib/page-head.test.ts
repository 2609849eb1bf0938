import { afterEach, expect, it } from 'vitest';
import { removeHead } from './head-tags';
import { applyHead, breadcrumbs, headHtml, type PageHead } from './page-head';

const head: PageHead = {
  path: '/about',
  title: 'About "us" & <them>',
  description: 'Who we are.',
  things: [
    { '@type': 'AboutPage', name: '</script><script>alert(1)</script>', image: '/house.png' },
    breadcrumbs(['Home', '/'], ['/about', '/about']),
  ],
};
const site = 'https://example.test';

const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const said = () =>
  JSON.parse(document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as {
    '@graph': unknown[];
  };

afterEach(removeHead);

it('is written as HTML that what it says cannot break out of', () => {
  const html = headHtml(head, site);
  expect(html).toContain('<title>About &quot;us&quot; &amp; &lt;them> · Cornerlot</title>');
  expect(html).toContain('<link rel="canonical" href="https://example.test/about" data-page-head>');
  expect(html).toContain('<meta property="og:image" content="https://example.test/social.png" data-page-head>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

it('leaves out whole addresses where no origin is known', () => {
  const html = headHtml(head, null);
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:image');
  expect(html).not.toContain('"/about","@type"');
  expect(html).toContain('<meta name="twitter:card" content="summary" data-page-head>');
});

it('tells addresses whole, and leaves alone what only looks like one', () => {
  applyHead(head, site);
  expect(said()['@graph']).toEqual([
    {
      '@type': 'AboutPage',
      url: `${site}/about`,
      name: '</script><script>alert(1)</script>',
      image: `${site}/house.png`,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
        { '@type': 'ListItem', position: 2, name: '/about', item: `${site}/about` },
      ],
    },
  ]);
});

it('shows the page’s own picture, else the brand’s with its size', () => {
  applyHead(head, site);
  expect([content('og:image'), content('og:image:width'), content('og:image:height')]).toEqual([
    `${site}/social.png`,
    '1200',
    '630',
  ]);
  expect(content('og:type')).toBe('website');
  applyHead({ ...head, published: '2026-11-22', picture: { src: 'https://files.test/a.webp', alt: 'A house' } }, site);
  expect([content('og:image'), content('twitter:image'), content('og:image:alt')]).toEqual([
    'https://files.test/a.webp',
    'https://files.test/a.webp',
    'A house',
  ]);
  expect(content('og:image:width')).toBeUndefined();
  expect([content('og:type'), content('article:published_time')]).toEqual(['article', '2026-11-22']);
});

it('takes the place of the page before', () => {
  applyHead(head, site);
  expect(content('description')).toBe('Who we are.');
  applyHead({ ...head, path: '/contact', description: 'Write to us.' }, site);
  expect(content('description')).toBe('Write to us.');
  expect(
    document.head.querySelectorAll('meta[name=description], script[type="application/ld+json"], link[rel=canonical]'),
  ).toHaveLength(3);
  applyHead('noindex', site);
  expect(content('robots')).toBe('noindex');
  expect(document.head.querySelectorAll('[data-page-head]')).toHaveLength(1);
});
