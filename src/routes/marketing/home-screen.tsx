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

/** Laid out and painted once it's scrolled to. At least as high as then, or Back couldn't scroll to where it was. */
const belowFold =
  '[content-visibility:auto] [contain-intrinsic-size:auto_560rem] md:[contain-intrinsic-size:auto_345rem] ' +
  'lg:[contain-intrinsic-size:auto_270rem]';

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
      <div className={belowFold}>
        <HomeBelow />
      </div>
    </>
  );
}
