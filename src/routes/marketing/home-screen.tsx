import { usePageTitle } from '@/shared/ui/route-effects';
import { AccountDeletedNotice } from './account-deleted-notice';
import { useDisplayFont } from './display-font';
import { HomeClosing } from './home-closing';
import { HomeDeals } from './home-deals';
import { HomeFigures } from './home-figures';
import { HomeHero } from './home-hero';
import { HomeMembersOnly } from './home-members-only';
import { HomeMembership } from './home-membership';
import { HomePoints } from './home-points';
import { HomeResources } from './home-resources';
import { HomeTestimonials } from './home-testimonials';

/** The public site's front page. */
export function HomeScreen() {
  usePageTitle(null);
  useDisplayFont();
  return (
    <>
      <AccountDeletedNotice />
      <HomeHero />
      <HomeFigures />
      <HomeDeals />
      <HomePoints />
      <HomeMembership />
      <HomeResources />
      <HomeMembersOnly />
      <HomeTestimonials />
      <HomeClosing />
    </>
  );
}
