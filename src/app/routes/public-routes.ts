import { apiReferenceName, brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { authRoutes } from './auth-routes';
import type { RouteTable } from './route-table';

const developersScreen = () => import('@/routes/marketing/developers-screen');

/** The public site. */
export const publicRoutes: RouteTable = [
  {
    layout: () => import('@/routes/marketing/public-layout'),
    routes: [
      {
        path: paths.home,
        screen: () => import('@/routes/marketing/home-screen'),
        head: {
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
        prerender: { data: 'plans', exceptQuery: 'account' },
      },
      {
        path: paths.community,
        screen: () => import('@/routes/marketing/community-screen'),
        head: {
          title: 'Community',
          description:
            'Joint ventures, private money and boots on the ground: where investors, agents and ' +
            'wholesalers find each other and talk shop.',
        },
        prerender: {},
      },
      {
        path: paths.about,
        screen: () => import('@/routes/marketing/about-screen'),
        head: {
          title: 'About',
          description: `What ${brand.name} is for, what it stands by, and who runs it.`,
          type: 'AboutPage',
        },
        prerender: {},
      },
      {
        path: paths.terms,
        screen: () => import('@/routes/marketing/terms-screen'),
        head: {
          title: 'Terms of Service',
          description: `The terms for using ${brand.name}, effective July 4, 2025.`,
        },
        prerender: {},
      },
      {
        path: paths.privacy,
        screen: () => import('@/routes/marketing/privacy-screen'),
        head: {
          title: 'Privacy Policy',
          description:
            `What ${brand.name} stores about you, ` +
            'who sees it, how long it is kept, ' +
            'and what you can do about it.',
        },
        prerender: {},
      },
      {
        layout: () => import('@/platform/query/query-layout'),
        routes: [
          {
            path: paths.developers,
            screen: developersScreen,
            head: {
              title: apiReferenceName,
              description: `Connect your own programs to ${brand.name}: listings, your pipeline, deals, and messages.`,
            },
            prerender: {},
          },
          {
            path: paths.developersPage(':page'),
            screen: developersScreen,
            head: 'screen',
            prerender: { each: true },
            sitemap: 'apiPages',
          },
          {
            path: paths.marketplace,
            screen: () => import('@/routes/marketing/marketplace-screen'),
            head: {
              title: 'Marketplace',
              description:
                'Off-market houses, small multifamily, land and commercial property, with price, cap ' +
                'rate, condition and terms up front.',
              type: 'CollectionPage',
            },
            prerender: { data: 'marketplace', exceptQuery: '*', maxAgeHours: 24 },
          },
          {
            path: paths.property(':id'),
            screen: () => import('@/routes/marketing/property-screen'),
            head: 'screen',
            prerender: { data: 'listing' },
            sitemap: 'listings',
          },
          { path: paths.compare(), screen: () => import('@/routes/marketing/compare-screen') },
          {
            path: paths.membership,
            screen: () => import('@/routes/marketing/membership-screen'),
            head: {
              title: 'Membership',
              description:
                'Free to join. Closer members post without a joint venture and see sellers’ contact details.',
            },
            prerender: { data: 'plans' },
          },
          { path: paths.payment, screen: () => import('@/routes/marketing/payment-screen') },
          {
            path: paths.resources,
            screen: () => import('@/routes/marketing/resources-screen'),
            head: {
              title: 'Resources',
              description:
                'Guides, templates and calculators for people who buy property: wholesaling, BRRRR, ' +
                'creative financing, rentals and more.',
              type: 'CollectionPage',
            },
            prerender: { data: 'resources', exceptQuery: '*' },
          },
          {
            path: paths.resource(':slug'),
            screen: () => import('@/routes/marketing/resource-screen'),
            head: 'screen',
            prerender: { data: 'resource', each: true },
            sitemap: 'resources',
          },
          {
            path: paths.contact,
            screen: () => import('@/routes/marketing/contact-screen'),
            head: 'screen',
            prerender: {},
          },
          {
            path: paths.legalNotice(),
            screen: () => import('@/routes/marketing/legal-notice-screen'),
            head: {
              title: 'Legal Notices',
              description: `Report copyright infringement or a fair housing violation on ${brand.name}.`,
              type: 'ContactPage',
            },
            prerender: {},
          },
        ],
      },
    ],
  },
  ...authRoutes,
];
