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
  {
    path: paths.community,
    title: 'Community',
    description: 'Joint ventures, private money and boots on the ground: where investors, agents and wholesalers find each other and talk shop.',
  },
  {
    path: paths.resources,
    title: 'Resources',
    description: 'Guides, templates and calculators for people who buy property: wholesaling, BRRRR, creative financing, rentals and more.',
  },
  {
    path: paths.about,
    title: 'About',
    description: `What ${brand.name} is for, what it stands by, and who runs it.`,
    jsonLd: { '@type': 'AboutPage', name: `About ${brand.name}` },
  },
  {
    path: paths.contact,
    title: 'Contact',
    description: 'Questions about membership, a demo, a partnership or support: write to us, and we answer within 24 hours.',
    jsonLd: { '@type': 'ContactPage', name: `Contact ${brand.name}` },
  },
  {
    path: paths.terms,
    title: 'Terms of Service',
    description: `The terms for using ${brand.name}, effective July 4, 2025.`,
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    description: `What ${brand.name} stores about you, who sees it, how long it is kept, and what you can do about it.`,
  },
];

/** The public pages that are written as HTML at build time. The marketplace is nothing without its listings, which change by the minute. */
export const writtenPaths: readonly string[] = heads.map(({ path }) => path).filter((path) => path !== paths.marketplace);

/** What a public page of a fixed address tells; null for all others. */
export function headOf(path: string): PageHead | null {
  return heads.find((head) => head.path === path) ?? null;
}
