import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Host } from '../host';
import { leavesOf } from './route-table';
import { routesFor } from './routes-for';

/** Name of the loader that the host's router has for a path. */
function loaderAt(host: Host, path: string): string | undefined {
  const route = matchRoutes([...leavesOf(routesFor(host))], path)?.at(-1)?.route;
  return route && 'screen' in route ? route.screen.name : undefined;
}

const leadsAway = (host: Host, path: string) => loaderAt(host, path) === 'otherHostScreen';
const isUnknown = (host: Host, path: string) => loaderAt(host, path) === 'notFoundScreen';

describe('a path that only the app has', () => {
  it.each([
    '/dashboard',
    '/dashboard/',
    '/my-listings',
    '/buybox',
    '/submit-property',
    '/submit-property/contract-upload',
    '/submit-property/status/42',
    '/profile',
    '/account',
    '/account/billing',
    '/membership/select',
    '/membership/checkout',
    '/payment/success',
    '/payment/cancel',
    '/marketplace/submit',
    '/edit-listing/42',
    '/marketplace/42',
    '/community/members',
    '/community/members/42',
    '/community/connections',
    '/notifications',
    '/community/posts/42',
    '/community/events',
    '/community/events/new',
    '/community/events/42/edit',
    '/community/forums',
    '/community/forums/4/new-topic',
    '/community/forums/4/topics/2',
    '/staff/listings',
    '/messages',
    '/messages/42',
    '/deals',
    '/offers/42',
    '/property/42/offer',
  ])('leads from the public site to the app: %s', (path) => {
    expect(leadsAway('public', path)).toBe(true);
    expect(leadsAway('app', path)).toBe(false);
    expect(isUnknown('app', path)).toBe(false);
  });
  it.each([
    '/',
    '/marketplace',
    '/marketplace/',
    '/property/42',
    '/marketplace/42/notes',
    '/dashboards',
    '/membership',
    '/payment',
    '/submit-property/form/more',
    '/confirm-email',
    '/signin',
    '/community',
    '/community/members/42/more',
    '/community/posts',
    '/community/forums/4/topics',
  ])('does not include %s', (path) => {
    expect(leadsAway('public', path)).toBe(false);
  });
});

describe('a path that only the public site has', () => {
  it.each(['/about', '/contact/', '/terms', '/privacy', '/legal-notice'])(
    'leads from the app to the public site: %s',
    (path) => {
      expect(leadsAway('app', path)).toBe(true);
      expect(isUnknown('public', path)).toBe(false);
    },
  );
  it.each(['/', '/community', '/resources', '/terms/old'])('does not include %s', (path) => {
    expect(leadsAway('app', path)).toBe(false);
  });
});

describe('an unknown path', () => {
  it.each(['/nowhere', '/terms/old', '/dashboards', '/app/dashboard'])('is not found on either host: %s', (path) => {
    expect([isUnknown('public', path), isUnknown('app', path)]).toEqual([true, true]);
  });
});

describe.each(['public', 'app'] as const)('the %s host', (host) => {
  it('has one route for each path', () => {
    const all = leavesOf(routesFor(host)).map(({ path }) => path);
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });

  it.each(leavesOf(routesFor(host)).filter((route) => 'screen' in route))(
    'loads the screen of $path',
    async ({ screen }) => {
      expect((await screen()).default).toBeTypeOf('function');
    },
  );
});
