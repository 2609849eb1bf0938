import { brand } from '@/domain/site/brand';
import { withQueryClient } from '@/platform/query/with-query-client';
import { lazyHydrate } from '@/platform/hydration/lazy-hydrate';
import { usePageTitle } from '@/platform/navigation/route-effects';
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
      {/* Laid out and painted once it's scrolled to. The size is a guess, for the scroll bar. */}
      <div className="[contain-intrinsic-size:auto_300vh] [content-visibility:auto]">
        <HomeBelow />
      </div>
    </>
  );
}
