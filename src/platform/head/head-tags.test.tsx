import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import * as origin from '@/platform/config/site-origin';
import { HeadTags } from './head-tags';
import { breadcrumbs, structuredData, type PageHead } from './page-head';

const siteOrigin = vi.spyOn(origin, 'siteOrigin');

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

beforeEach(() => {
  siteOrigin.mockReturnValue(site);
});

const content = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

it('escapes the text in HTML', () => {
  const html = renderToStaticMarkup(<HeadTags head={head} />);
  expect(html).toContain('content="About &quot;us&quot; &amp; &lt;them&gt; · Cornerlot"');
  expect(html).toContain('<link rel="canonical" href="https://example.test/about"/>');
  expect(html).toContain('<meta property="og:image" content="https://example.test/social.png"/>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

it('leaves out absolute URLs when no origin is known', () => {
  siteOrigin.mockReturnValue(null);
  const html = renderToStaticMarkup(<HeadTags head={head} />);
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:image');
  expect(html).not.toContain('"/about","@type"');
  expect(html).toContain('<meta name="twitter:card" content="summary"/>');
});

it('makes the URLs in structured data absolute, and nothing else', () => {
  const { '@graph': graph } = JSON.parse(structuredData(head, site)) as { '@graph': unknown[] };
  expect(graph).toEqual([
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

it('shows the page’s own picture, or else the brand’s with its size', () => {
  const { rerender } = render(<HeadTags head={head} />);
  expect([content('og:image'), content('og:image:width'), content('og:image:height')]).toEqual([
    `${site}/social.png`,
    '1200',
    '630',
  ]);
  expect(content('og:type')).toBe('website');
  rerender(
    <HeadTags
      head={{ ...head, published: '2026-11-22', picture: { src: 'https://files.test/a.webp', alt: 'A house' } }}
    />,
  );
  expect([content('og:image'), content('twitter:image'), content('og:image:alt')]).toEqual([
    'https://files.test/a.webp',
    'https://files.test/a.webp',
    'A house',
  ]);
  expect(content('og:image:width')).toBeUndefined();
  expect([content('og:type'), content('article:published_time')]).toEqual(['article', '2026-11-22']);
});

it('replaces the tags of the page before', () => {
  const { rerender } = render(<HeadTags head={head} />);
  expect(content('description')).toBe('Who we are.');
  rerender(<HeadTags head={{ ...head, path: '/contact', description: 'Write to us.' }} />);
  expect(content('description')).toBe('Write to us.');
  expect(
    document.querySelectorAll('meta[name=description], script[type="application/ld+json"], link[rel=canonical]'),
  ).toHaveLength(3);
  rerender(<HeadTags head="noindex" />);
  expect(content('robots')).toBe('noindex');
  expect(document.querySelectorAll('meta[property], link[rel=canonical], [type="application/ld+json"]')).toHaveLength(
    0,
  );
  rerender(<HeadTags head={null} />);
  expect(content('robots')).toBeUndefined();
});
