import { readRows } from '../fixtures';
import { demoMember } from '../people';
import { appUrl, publicUrl } from '../urls';
import { indexedPages } from './head';

/** Who visits which screens. Each group takes about as long as the others. */
export interface Screens {
  visitor: string[];
  library: string[];
  closer: string[];
  deals: string[];
  community: string[];
  staff: string[];
}

const on = (host: string, paths: readonly string[]) => paths.map((path) => host + path);

const visitorPaths = [
  ...indexedPages,
  '/marketplace?view=map',
  '/marketplace?search=nothing+like+it',
  '/compare',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/payment',
  '/unsubscribe?token=none',
  '/join-deal#none',
  '/no-such-page',
  '/?account=deleted',
];
const closerPaths = [
  '/dashboard',
  '/buybox',
  '/marketplace',
  '/marketplace/submit',
  '/my-listings',
  '/my-listings/import',
  '/my-listings/analytics',
  '/submit-property/benefits',
  '/submit-property/form',
  '/saved',
  '/compare',
  '/profile',
  '/profile?edit',
  '/account',
  '/account/billing',
  '/account/notifications',
  '/account/privacy',
  '/account/developer#api-keys',
  '/connect',
  '/account/funds',
];
const paidPaths = [
  '/membership',
  '/membership/select',
  '/payment',
  '/payment/cancel',
  '/payment/success?session_id=cs_test_nobodys',
  '/resources',
  '/pipeline',
  '/pipeline?view=list',
  '/deals',
  '/no-such-page',
];
const staffPaths = [
  'review',
  'review?kind=held',
  'reports',
  'reports?kind=appeals',
  'log',
  'agreements',
  'team',
  'operations',
  'messages',
].map((name) => `/staff/${name}`);

async function oneId(query: string): Promise<string> {
  const [row] = await readRows<{ id: string }>(`${query}&limit=1`);
  if (!row) throw new Error(`No row: ${query}`);
  return row.id;
}

async function libraryPaths(): Promise<string[]> {
  const one = async (query: string) => {
    const [row] = await readRows<{ slug: string }>(`resources?select=slug&order=position&limit=1&${query}`);
    return `/resources/${row?.slug}`;
  };
  const types = ['guide', 'article', 'video', 'template', 'calculator'];
  const listings = await readRows<{ id: string }>('properties?select=id&order=created_at.desc&limit=4');
  return [
    ...(await Promise.all(types.map((type) => one(`premium=is.false&type=eq.${type}`)))),
    await one('premium=is.true'),
    '/resources?category=brrrr',
    '/resources/no-such-resource',
    `/property/${listings[0]?.id}`,
    '/property/00000000-0000-4000-8000-000000000000',
    `/compare?ids=${listings.map(({ id }) => id).join(',')}`,
  ];
}

async function communityPaths(): Promise<string[]> {
  const { read } = await demoMember('free');
  const first = async (query: string) => (await read<Record<string, string>>(`${query}&limit=1`))[0] ?? {};
  const [post, event, topic, conversation, member] = await Promise.all([
    first('feed_posts?select=id&comments=gt.1'),
    first('events?select=id&status=eq.published&starts_at=gt.now'),
    first('forum_topics?select=id,forum_id&order=posts.desc'),
    first('conversation_members?select=other_id&order=last_message_at.desc'),
    first('users?select=id&name=eq.Marcus%20Ellery'),
  ]);
  const forum = `/community/forums/${topic['forum_id']}`;
  return [
    '/community',
    `/community/posts/${post['id']}`,
    '/community/posts/nothing',
    '/community/events',
    `/community/events/${event['id']}`,
    '/community/events/new',
    '/community/forums',
    forum,
    `${forum}/new-topic`,
    `${forum}/topics/${topic['id']}`,
    '/messages',
    `/messages/${conversation['other_id']}`,
    '/community/members',
    `/community/members/${member['id']}`,
    '/community/connections',
    '/community/connections?tab=following',
    '/notifications',
  ];
}

/** Offers of and to the demo's Closer (competing, countered, and sealed), a deal, and listings. */
async function dealPaths(): Promise<string[]> {
  const { id, read } = await demoMember('closer');
  const offers = [1, 6, 10].map((number) => `/offers/de300000-0000-4000-a010-${String(number).padStart(12, '0')}`);
  const [deal] = await read<{ id: string }>('deals?select=id&limit=1');
  const [listing, own, offered] = await Promise.all([
    oneId(`properties?select=id&status=eq.active&user_id=neq.${id}&order=created_at.desc`),
    oneId(`properties?select=id&user_id=eq.${id}`),
    oneId(
      'properties?select=id,users!properties_user_id_fkey!inner(name)&users.name=eq.Renata%20Okafor&price=eq.685000',
    ),
  ]);
  return [
    ...offers,
    `/property/${offered}/offer`,
    `/deals/${deal?.id}`,
    `/marketplace/${listing}`,
    `/marketplace/${own}`,
    `/edit-listing/${own}`,
  ];
}

/** All screens. What a link leads to is one of them. */
export async function allScreens(): Promise<Screens> {
  const [library, deals, community] = await Promise.all([libraryPaths(), dealPaths(), communityPaths()]);
  return {
    visitor: on(publicUrl, visitorPaths),
    library: on(publicUrl, library),
    closer: on(appUrl, closerPaths),
    // Members see public pages, too, with another header.
    deals: [...on(appUrl, [...deals, ...paidPaths]), `${publicUrl}/contact`],
    community: on(appUrl, community),
    staff: on(appUrl, [...staffPaths, '/account-standing']),
  };
}
