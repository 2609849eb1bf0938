import { preloadClient } from '@/shared/supabase/preload';
import { surfaceFor } from './surface';

type Load = () => Promise<unknown>;

const publicScreens: [RegExp, Load][] = [
  [/^\/marketplace\/?$/, () => import('@/routes/marketing/marketplace-screen')],
  [/^\/property\//, () => import('@/routes/marketing/property-screen')],
  [/^\/membership\/?$/, () => import('@/routes/marketing/membership-screen')],
  [/^\/community\/?$/, () => import('@/routes/marketing/community-screen')],
  [/^\/about\/?$/, () => import('@/routes/marketing/about-screen')],
  [/^\/contact\/?$/, () => import('@/routes/marketing/contact-screen')],
  [/^\/terms\/?$/, () => import('@/routes/marketing/terms-screen')],
  [/^\/privacy\/?$/, () => import('@/routes/marketing/privacy-screen')],
  [/^\/resources\/?$/, () => import('@/routes/marketing/resources-screen')],
  [/^\/resources\/[^/]+\/?$/, () => import('@/routes/marketing/resource-screen')],
];

const appScreens: [RegExp, Load][] = [
  [/^\/(dashboard\/?)?$/, () => import('@/routes/protected/dashboard-screen')],
  [/^\/marketplace\/?$/, () => import('@/routes/protected/marketplace-screen')],
  [/^\/marketplace\/submit\/?$/, () => import('@/routes/protected/submit-listing-screen')],
  [/^\/marketplace\/[^/]+\/?$/, () => import('@/routes/protected/listing-screen')],
  [/^\/community\/?$/, () => import('@/routes/protected/feed-screen')],
  [/^\/community\/members\/?$/, () => import('@/routes/protected/members-screen')],
  [/^\/community\/members\/[^/]+\/?$/, () => import('@/routes/protected/member-screen')],
  [/^\/community\/connections\/?$/, () => import('@/routes/protected/connections-screen')],
  [/^\/community\/posts\/[^/]+\/?$/, () => import('@/routes/protected/post-screen')],
  [/^\/messages(\/[^/]+)?\/?$/, () => import('@/routes/protected/messages-screen')],
  [/^\/community\/events\/?$/, () => import('@/routes/protected/events-screen')],
  [/^\/community\/forums\/?$/, () => import('@/routes/protected/forums-screen')],
  [/^\/community\/forums\/[^/]+\/?$/, () => import('@/routes/protected/forum-screen')],
  [/^\/community\/forums\/[^/]+\/new-topic\/?$/, () => import('@/routes/protected/new-topic-screen')],
  [/^\/community\/forums\/[^/]+\/topics\/[^/]+\/?$/, () => import('@/routes/protected/topic-screen')],
  [/^\/community\/events\/new\/?$/, () => import('@/routes/protected/propose-event-screen')],
  [/^\/community\/events\/[^/]+\/?$/, () => import('@/routes/protected/event-screen')],
  [/^\/community\/events\/[^/]+\/edit\/?$/, () => import('@/routes/protected/edit-event-screen')],
  [/^\/my-listings\/?$/, () => import('@/routes/protected/my-listings-screen')],
  [/^\/edit-listing\/[^/]+\/?$/, () => import('@/routes/protected/edit-listing-screen')],
  [/^\/buybox\/?$/, () => import('@/routes/protected/buybox-screen')],
  [/^\/resources\/?$/, () => import('@/routes/protected/resources-screen')],
  [/^\/submit-property(\/benefits)?\/?$/, () => import('@/routes/protected/submit-property-benefits-screen')],
  [/^\/submit-property\/form\/?$/, () => import('@/routes/protected/submit-property-form-screen')],
  [/^\/saved\/?$/, () => import('@/routes/protected/saved-screen')],
  [/^\/notifications\/?$/, () => import('@/routes/protected/notifications-screen')],
  [/^\/profile\/?$/, () => import('@/routes/protected/profile-screen')],
  [/^\/account\/?$/, () => import('@/routes/protected/account-screen')],
  [/^\/account\/billing\/?$/, () => import('@/routes/protected/billing-screen')],
  [/^\/membership\/?$/, () => import('@/routes/protected/membership-screen')],
  [/^\/payment\/success\/?$/, () => import('@/routes/protected/payment-success-screen')],
];

/**
 * What this address will need besides the app itself: its router, its screen and the client that asks for the data. Each would
 * otherwise be found only when the one before has arrived. An address that is not listed is only slower.
 */
export function neededAt({ hostname, pathname }: { hostname: string; pathname: string }): Load[] {
  const app = surfaceFor(hostname) === 'app';
  const router: Load = app ? () => import('@/routes/protected/router') : () => import('@/routes/marketing/router');
  const screen = (app ? appScreens : publicScreens).find(([pattern]) => pattern.test(pathname))?.[1];
  return screen ? [router, screen] : [router];
}

/** Begins all these downloads at once. Failures are left to whoever needs what is missing. */
export function preload(place: Location): void {
  const needed = neededAt(place);
  for (const load of needed) load().catch(() => undefined);
  // Visitors' questions need less: see `getReader`.
  if (needed.length > 1 && surfaceFor(place.hostname) === 'app') preloadClient();
}
