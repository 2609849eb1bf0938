import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { BrandLogo } from '@/platform/layout/brand-mark';
import { ButtonLink } from '@/kit/ui/button';
import { AppLegalLinks } from './app-legal-links';
import { AppNavigation } from './app-navigation';
import { LazyStaffNavigation } from './lazy-staff-navigation';

/** Screens that have this button themselves, or are its target. */
const hidesPostButton: ReadonlySet<string> = new Set([paths.submitListing, paths.marketplace, paths.myListings]);

/** The left column on wide screens: navigation, the Post button, and the screens of staff. */
export function AppSidebar() {
  const { pathname } = useLocation();
  return (
    <aside
      aria-label="Sidebar"
      className="sticky top-0 hidden h-dvh flex-col gap-6 border-r border-line bg-surface px-4 pt-4 pb-3 lg:flex"
    >
      <Link to={paths.dashboard} aria-label={`${brand.name}, dashboard`} className="flex rounded-control px-2 py-1">
        <BrandLogo />
      </Link>
      {/* Staff have more links than a low screen has room for. The padding keeps focus rings from being cut off. */}
      <div className="-mx-2 flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-2 pt-0.5">
        <AppNavigation />
        {hidesPostButton.has(pathname) ? null : (
          <ButtonLink to={paths.submitListing} full icon={<Plus aria-hidden />} className="shrink-0">
            Post a listing
          </ButtonLink>
        )}
        <LazyStaffNavigation />
        <AppLegalLinks className="mt-auto" />
      </div>
    </aside>
  );
}
