import { brand } from '@/shared/config/brand';
import { withQueryClient } from '@/shared/query/with-query-client';
import { lazyHydrate } from '@/shared/hydration/lazy-hydrate';
import { usePageTitle } from '@/shared/navigation/route-effects';
import { AccountDeletedNotice } from './account-deleted-notice';
import { useDisplayFont } from './display-font';
import { HomeDeals } from './home-deals';
import { HomeFigures } from './home-figures';
import { HomeHero } from './home-hero';

const HomeBelow = lazyHydrate(() => withQueryClient(() => import('./home-below').then((module) => module.HomeBelow)));

/** The public home page. */
export default function HomeScreen() {
  usePageTitle(brand.claim);
  useDisplayFont();
  return (
    <>
      <AccountDeletedNotice />
      <HomeHero />
      <HomeFigures />
      <HomeDeals />
      <HomeBelow />
    </>
  );
}
