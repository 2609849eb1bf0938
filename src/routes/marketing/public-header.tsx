import { clsx } from 'clsx';
import { LayoutDashboard, Menu, Search, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { HeaderSearch } from '@/features/search/components/header-search';
import { brand } from '@/shared/config/brand';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { withQueries } from '@/shared/lib/with-queries';
import { useAuth } from '@/shared/session/auth-provider';
import { BrandLogo } from '@/shared/ui/brand-mark';
import { ButtonAnchor, ButtonLink, IconButton } from '@/shared/ui/button';
import { onceOpened } from '@/shared/ui/lazy-windows';
import { ThemeToggle } from '@/shared/ui/theme-toggle';
import { headerAwayClass, useHeaderAway } from '@/shared/ui/use-header-away';
import { useLoaded } from '@/shared/ui/use-loaded';

const loadBell = () =>
  withQueries(() =>
    import('@/features/notifications/components/bell/notification-bell').then((module) => module.NotificationBell),
  );

const loadMenu = () => import('./public-drawer').then((module) => module.PublicDrawer);

const PublicDrawer = onceOpened(loadMenu);

/** Fetches the menu's code ahead of the press that will need it. A failure shows when the menu is opened. */
function preloadMenu() {
  loadMenu().catch(() => undefined);
}

const links = [
  { to: paths.community, label: 'Community' },
  { to: paths.marketplace, label: 'Marketplace' },
  { to: paths.resources, label: 'Resources' },
] as const;

/** Sticky header of the public site. */
export function PublicHeader() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [searchOpen, setSearchOpen] = useState(false);
  // The marketplace gives its room to the listings.
  const away = useHeaderAway(useLocation().pathname === paths.marketplace);
  return (
    <header className={clsx('sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur', headerAwayClass(away))}>
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6 lg:gap-4">
        <Link to={paths.home} aria-label={`${brand.name}, home`} className="mr-auto flex rounded-control py-1 lg:mr-2">
          <BrandLogo compact />
        </Link>
        <nav aria-label="Main" className="hidden whitespace-nowrap md:block">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                clsx(
                  'rounded-control px-3 py-2 text-sm font-semibold',
                  isActive ? 'text-evergreen-ink' : 'text-ink hover:bg-sunken',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <HeaderSearch host="public" className="hidden max-w-md min-w-0 flex-1 lg:block" />
        <div className="flex items-center gap-1 lg:ml-auto lg:gap-2">
          <IconButton
            label={searchOpen ? 'Close search' : 'Search'}
            aria-expanded={searchOpen}
            className="lg:hidden"
            onClick={() => setSearchOpen(!searchOpen)}
          >
            {searchOpen ? <X aria-hidden /> : <Search aria-hidden />}
          </IconButton>
          <ThemeToggle className="max-md:hidden" />
          <AccountButtons />
          <IconButton
            label="Menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            className="md:hidden"
            onPointerEnter={preloadMenu}
            onFocus={preloadMenu}
            onClick={() => setMenuOpen(true)}
          >
            <Menu aria-hidden />
          </IconButton>
        </div>
      </div>
      {searchOpen ? (
        <HeaderSearch
          host="public"
          focusOnOpen
          className="px-4 pb-3 sm:px-6 lg:hidden"
          onLeave={() => setSearchOpen(false)}
        />
      ) : null}
      <PublicDrawer open={menuOpen} onOpenChange={setMenuOpen} />
    </header>
  );
}

/** Notifications and Dashboard for members; for visitors the ways in. While it is not known who is here, the room stays reserved. */
function AccountButtons() {
  const { status } = useAuth();
  if (status === 'authenticated') {
    return (
      <>
        <MemberBell />
        <ButtonAnchor
          href={appOrigin(window.location) + paths.dashboard}
          variant="secondary"
          // On the narrowest phones the icon stands for the word.
          icon={<LayoutDashboard aria-hidden className="min-[410px]:max-sm:hidden" />}
        >
          <span className="max-[409px]:sr-only">Dashboard</span>
        </ButtonAnchor>
      </>
    );
  }
  const hidden = status === 'loading' ? 'invisible' : undefined;
  return (
    <>
      <ButtonLink to={paths.signIn()} variant="ghost" className={clsx('for-visitors max-lg:hidden', hidden)}>
        Dashboard
      </ButtonLink>
      <ButtonLink to={paths.signIn()} variant="ghost" className={clsx('for-visitors max-sm:hidden', hidden)}>
        Sign in
      </ButtonLink>
      <ButtonLink to={paths.signUp} variant="secondary" className={clsx('for-visitors', hidden)}>
        Join free
      </ButtonLink>
    </>
  );
}

/** The bell, whose code visitors do not pay for. Where it cannot be had, the page does without. */
function MemberBell() {
  const showBell = useLoaded(loadBell, true);
  return showBell?.({ host: 'public' }) ?? <span className="size-10 shrink-0 pointer-coarse:size-11" />;
}
