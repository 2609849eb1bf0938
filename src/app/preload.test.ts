import { describe, expect, it } from 'vitest';
import { neededAt } from './preload';

const modulesAt = async (hostname: string, pathname: string) =>
  Promise.all(neededAt({ hostname, pathname }).map((load) => load()));

describe('what an address needs from the start', () => {
  it.each([
    ['cornerlot.test', '/marketplace', () => import('@/routes/marketing/marketplace-screen')],
    ['cornerlot.test', '/property/7', () => import('@/routes/marketing/property-screen')],
    ['app.cornerlot.test', '/', () => import('@/routes/protected/dashboard-screen')],
    ['app.cornerlot.test', '/dashboard', () => import('@/routes/protected/dashboard-screen')],
    ['app.cornerlot.test', '/marketplace/', () => import('@/routes/protected/marketplace-screen')],
    ['app.cornerlot.test', '/marketplace/submit', () => import('@/routes/protected/submit-listing-screen')],
    ['app.cornerlot.test', '/marketplace/7', () => import('@/routes/protected/listing-screen')],
    ['app.cornerlot.test', '/community', () => import('@/routes/protected/feed-screen')],
    ['app.cornerlot.test', '/community/members', () => import('@/routes/protected/members-screen')],
    ['app.cornerlot.test', '/community/members/7', () => import('@/routes/protected/member-screen')],
    ['app.cornerlot.test', '/community/connections', () => import('@/routes/protected/connections-screen')],
    ['app.cornerlot.test', '/my-listings', () => import('@/routes/protected/my-listings-screen')],
    ['app.cornerlot.test', '/notifications', () => import('@/routes/protected/notifications-screen')],
    ['app.cornerlot.test', '/profile', () => import('@/routes/protected/profile-screen')],
    ['app.cornerlot.test', '/account', () => import('@/routes/protected/account-screen')],
    ['app.cornerlot.test', '/membership', () => import('@/routes/protected/membership-screen')],
  ])('%s%s: its router and its screen', async (hostname, pathname, screen) => {
    const [router, own, ...more] = await modulesAt(hostname, pathname);
    const routers = hostname.startsWith('app.')
      ? import('@/routes/protected/router')
      : import('@/routes/marketing/router');
    expect(router).toBe(await routers);
    expect(own).toBe(await screen());
    expect(more).toEqual([]);
  });

  it.each([
    ['cornerlot.test', '/signin'],
    ['cornerlot.test', '/marketplace/7'],
    ['app.cornerlot.test', '/nowhere'],
  ])('%s%s: its router alone', (hostname, pathname) => {
    expect(neededAt({ hostname, pathname })).toHaveLength(1);
  });
});
