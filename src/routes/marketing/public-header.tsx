import { clsx } from 'clsx';
import { LayoutDashboard, Menu, Search, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { HeaderSearch } from '@/features/search/components/header-search';
import { brand } from '@/domain/site/brand';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { withQueryClient } from '@/platform/query/with-query-client';
import { useAuth } from '@/platform/auth/auth-provider';
import { BrandLogo } from '@/platform/layout/brand-mark';
import { ButtonAnchor, ButtonLink, IconButton } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { ThemeToggle } from '@/platform/theme/theme-toggle';
import { hiddenHeaderClass, useHideOnScroll } from '@/platform/layout/use-hide-on-scroll';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';

const loadTools = () => withQueryClient(() => import('./member-tools').then((module) => module.MemberTools));

const loadMenu = () => import('./public-drawer').then((module) => module.PublicDrawer);

const PublicDrawer = lazyDialog(loadMenu);

/** Preloads the menu's code. Failures show when the menu opens. */
function preloadMenu() {
  loadMenu().catch(() => undefined);
}

const links = [
  { to: paths.community, label: 'Community' },
  { to: paths.marketplace, label: 'Marketplace' },
  { to: paths.resources, label: 'Resources' },
] as const;

/** The public site’s sticky header. */
export function PublicHeader() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [searchOpen, setSearchOpen] = useState(false);
  // The marketplace hides it while scrolling down.
  const away = useHideOnScroll(useLocation().pathname === paths.marketplace);
  return (
    <header
      className={clsx('sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur', hiddenHeaderClass(away))}
    >
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

/**
 * The Dashboard link, messages, notifications, and account menu for members, or sign-in links. Keeps its space while
 * auth is loading.
 */
function AccountButtons() {
  const { status } = useAuth();
  if (status === 'authenticated') {
    return (
      <>
        <ButtonAnchor
          href={appOrigin(window.location) + paths.dashboard}
          variant="secondary"
          icon={<LayoutDashboard aria-hidden />}
          // On phones it's in the menu, like the links above.
          className="max-sm:hidden"
        >
          Dashboard
        </ButtonAnchor>
        <LazyMemberTools />
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

/** Messages, notifications, and the account menu, loaded for members only. Hidden if their code fails to load. */
function LazyMemberTools() {
  const showTools = useLazyComponent(loadTools, true);
  return showTools?.({}) ?? <span className="h-11 w-32 shrink-0" />;
}
