import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import type { PageHead } from '@/shared/lib/page-head';

const heads: readonly PageHead[] = [
  {
    path: paths.home,
    title: null,
    description: brand.tagline,
    jsonLd: { '@type': 'Organization', name: brand.name, description: brand.tagline },
  },
  {
    path: paths.marketplace,
    title: 'Marketplace',
    description: 'Off-market houses, small multifamily, land and commercial property, with price, cap rate, condition and terms up front.',
  },
  {
    path: paths.membership,
    title: 'Membership',
    description:
      'Free to join. Closer members post without a joint venture and see sellers’ contact details: $5,000 a year or $1,500 a quarter.',
  },
];

/** The public pages that are written as HTML at build time. */
export const writtenPaths: readonly string[] = heads.map(({ path }) => path);

/** What a public page of a fixed address tells; null for all others. */
export function headOf(path: string): PageHead | null {
  return heads.find((head) => head.path === path) ?? null;
}
