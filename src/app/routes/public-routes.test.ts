import { describe, expect, it } from 'vitest';
import { schemaProblems } from '../../../tests/schema-org';
import { contactHead } from '@/routes/marketing/contact-head';
import type { PageHead } from '@/platform/head/page-head';
import { publicRoutes } from './public-routes';
import { leavesOf, pageHeadOf } from './route-table';

const screens = leavesOf(publicRoutes).filter((route) => 'screen' in route);
const heads = [...screens.map(pageHeadOf), contactHead].filter(
  (head): head is PageHead => head !== null && head !== 'noindex',
);

describe('metadata of the public pages', () => {
  it.each(heads)('gives $path valid metadata, as long as search engines show', ({ description, things }) => {
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(schemaProblems(things)).toEqual([]);
  });

  it.each(['title', 'description'] as const)('gives each public page a different %s', (part) => {
    expect(new Set(heads.map((head) => head[part])).size).toBe(heads.length);
  });

  it('hides sign-in and payment from search engines', () => {
    const hidden = screens.filter((route) => pageHeadOf(route) === 'noindex');
    expect(hidden.map(({ path }) => path)).toEqual(expect.arrayContaining(['/signin', '/signup', '/payment']));
  });

  it('indexes only pages with a fixed path and the rows of the sitemap', () => {
    const indexed = screens.filter(({ head }) => head);
    expect(indexed.filter(({ path, sitemap }) => path.includes(':') !== (sitemap !== undefined))).toEqual([]);
  });
});
