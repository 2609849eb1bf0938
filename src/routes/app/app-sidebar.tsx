import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import { BrandLogo } from '@/shared/layout/brand-mark';
import { ButtonLink } from '@/shared/ui/button';
import { AppLegalLinks } from './app-legal-links';
import { AppNavigation } from './app-navigation';

/** Screens that have this button themselves, or are its target. */
const hidesPostButton: ReadonlySet<string> = new Set([paths.submitListing, paths.marketplace, paths.myListings]);

/** The left column on wide screens: navigation and the Post button. */
export function AppSidebar() {
  const { pathname } = useLocation();
  return (
    <aside
      aria-label="Sidebar"
      className="sticky top-0 hidden h-dvh flex-col gap-6 border-r border-line bg-surface px-4 pt-4 pb-6 lg:flex"
    >
      <Link to={paths.dashboard} aria-label={`${brand.name}, dashboard`} className="flex rounded-control px-2 py-1">
        <BrandLogo />
      </Link>
      <AppNavigation />
      {hidesPostButton.has(pathname) ? null : (
        <ButtonLink to={paths.submitListing} full icon={<Plus aria-hidden />}>
          Post a listing
        </ButtonLink>
      )}
      <AppLegalLinks className="mt-auto" />
    </aside>
  );
}
