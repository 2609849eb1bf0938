import { describe, expect, it } from 'vitest';
import { preload } from './preload';

const componentsAt = async (hostname: string, pathname: string) => [
  ...(await preload({ hostname, pathname })).values(),
];

describe('preload', () => {
  it.each([
    ['cornerlot.test', '/marketplace', () => import('@/routes/marketing/marketplace-screen')],
    ['app.cornerlot.test', '/', () => import('@/routes/app/dashboard-screen')],
    ['app.cornerlot.test', '/dashboard', () => import('@/routes/app/dashboard-screen')],
    ['app.cornerlot.test', '/marketplace/7', () => import('@/routes/app/listing-screen')],
    ['app.cornerlot.test', '/marketplace/list', () => import('@/routes/app/submit-listing-screen')],
  ])('%s%s: loads its layout and its screen', async (hostname, pathname, screen) => {
    const layout = hostname.startsWith('app.')
      ? import('@/routes/app/signed-in-layout')
      : import('@/routes/marketing/public-layout');
    const loaded = await componentsAt(hostname, pathname);
    expect(loaded[0]).toBe((await layout).default);
    expect(loaded.at(-1)).toBe((await screen()).default);
  });

  it('loads the community layout around a screen of the community', async () => {
    const { default: CommunityLayout } = await import('@/routes/app/community-layout');
    expect((await componentsAt('app.cornerlot.test', '/community/members'))[1]).toBe(CommunityLayout);
  });

  it.each([
    ['cornerlot.test', '/nowhere'],
    ['app.cornerlot.test', '/app/dashboard'],
  ])('%s%s: loads nothing', async (hostname, pathname) => {
    expect(await componentsAt(hostname, pathname)).toEqual([]);
  });
});
