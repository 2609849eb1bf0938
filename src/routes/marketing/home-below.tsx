import { HomeClosing } from './home-closing';
import { HomeMembersOnly } from './home-members-only';
import { HomeMembership } from './home-membership';
import { HomePoints } from './home-points';
import { HomeResources } from './home-resources';
import { HomeTestimonials } from './home-testimonials';

/** The home page below the fold. */
export function HomeBelow() {
  return (
    <>
      <HomePoints />
      <HomeMembership />
      <HomeResources />
      <HomeMembersOnly />
      <HomeTestimonials />
      <HomeClosing />
    </>
  );
}
