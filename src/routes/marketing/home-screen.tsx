import { brand } from '@/shared/config/brand';
import { island } from '@/shared/ui/island';
import { usePageTitle } from '@/shared/ui/route-effects';
import { AccountDeletedNotice } from './account-deleted-notice';
import { useDisplayFont } from './display-font';
import { HomeDeals } from './home-deals';
import { HomeFigures } from './home-figures';
import { HomeHero } from './home-hero';

const HomeBelow = island(() => import('./home-below').then((module) => module.HomeBelow));

/** The public site's front page. */
export function HomeScreen() {
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
