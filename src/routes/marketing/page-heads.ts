import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import { applyHead, type PageHead, type Thing } from '@/shared/lib/page-head';
import { answerText, contactQuestions } from './contact-questions';

interface FixedPage extends Pick<PageHead, 'path' | 'title' | 'description'> {
  /** What it is, where it is more than a page. */
  type?: string;
  /** What else it tells of. */
  things?: readonly Thing[];
}

const fixed: readonly FixedPage[] = [
  {
    path: paths.home,
    title: brand.claim,
    description: brand.tagline,
    things: [
      {
        '@type': 'Organization',
        name: brand.name,
        url: paths.home,
        logo: '/apple-touch-icon.png',
        description: brand.tagline,
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: paths.home,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${paths.marketplace}?search={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  },
  {
    path: paths.marketplace,
    title: 'Marketplace',
    description:
      'Off-market houses, small multifamily, land and commercial property, with price, cap rate, condition and terms up front.',
    type: 'CollectionPage',
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
    description:
      'Joint ventures, private money and boots on the ground: where investors, agents and wholesalers find each other and talk shop.',
  },
  {
    path: paths.resources,
    title: 'Resources',
    description:
      'Guides, templates and calculators for people who buy property: wholesaling, BRRRR, creative financing, rentals and more.',
    type: 'CollectionPage',
  },
  {
    path: paths.about,
    title: 'About',
    description: `What ${brand.name} is for, what it stands by, and who runs it.`,
    type: 'AboutPage',
  },
  {
    path: paths.contact,
    title: 'Contact',
    description:
      'Questions about membership, a demo, a partnership or support: write to us, and we answer within 24 hours.',
    type: 'ContactPage',
    things: [
      {
        '@type': 'FAQPage',
        mainEntity: contactQuestions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
        })),
      },
    ],
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

/** The public pages of fixed addresses, all of them for search engines to find. */
export const fixedPaths: readonly string[] = fixed.map(({ path }) => path);

/** What a public page of a fixed address tells; null for all others. */
export function headOf(path: string): PageHead | null {
  const page = fixed.find((one) => one.path === path);
  if (!page) return null;
  const { title, description, type = 'WebPage', things = [] } = page;
  return { path, title, description, things: [{ '@type': type, name: title, description }, ...things] };
}

/** Puts the tags of a page of a fixed address into the document; for any other address, that search engines should pass over it. */
export function applyHeadOf(path: string, origin: string): void {
  applyHead(headOf(path) ?? 'noindex', origin);
}
