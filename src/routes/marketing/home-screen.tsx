import { usePageTitle } from '@/shared/ui/route-effects';
import { AccountDeletedNotice } from './account-deleted-notice';
import { useDisplayFont } from './display-font';
import { HomeClosing } from './home-closing';
import { HomeFigures } from './home-figures';
import { HomeHero } from './home-hero';
import { HomeLatest } from './home-latest';
import { HomePoints } from './home-points';

/** The public site's front page. */
export function HomeScreen() {
  usePageTitle(null);
  useDisplayFont();
  return (
    <>
      <AccountDeletedNotice />
      <HomeHero />
      <HomeFigures />
      <HomeLatest />
      <HomePoints />
      <HomeClosing />
    </>
  );
}
