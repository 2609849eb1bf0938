import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { UnreadLink } from '@/features/messaging/components/unread-link';
import { NotificationBell } from '@/features/notifications/components/bell/notification-bell';
import { HeaderSearch } from '@/features/search/components/header-search';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { BrandMark } from '@/platform/layout/brand-mark';
import { AccountButton } from '@/platform/session/account-button';
import { IconButton } from '@/kit/ui/button';
import { ThemeToggle } from '@/platform/theme/theme-toggle';
import { hiddenHeaderClass, useHideOnScroll } from '@/platform/layout/use-hide-on-scroll';

/** The app's sticky header: search, theme, messages, notifications, and the account menu. */
export function AppHeader() {
  const [searchOpen, setSearchOpen] = useState(false);
  // Leaves more room for listings.
  const hidden = useHideOnScroll(useLocation().pathname === paths.marketplace);
  return (
    <header
      className={clsx('sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur', hiddenHeaderClass(hidden))}
    >
      <div className="flex h-16 items-center gap-1 px-3 sm:gap-2 sm:px-6">
        <Link
          to={paths.dashboard}
          aria-label={`${brand.name}, dashboard`}
          className="mr-auto flex rounded-control p-1 lg:hidden"
        >
          <BrandMark />
        </Link>
        <HeaderSearch host="app" className="mr-auto hidden max-w-lg flex-1 md:block" />
        <IconButton
          label={searchOpen ? 'Close search' : 'Search'}
          aria-expanded={searchOpen}
          className="md:hidden"
          onClick={() => setSearchOpen(!searchOpen)}
        >
          {searchOpen ? <X aria-hidden /> : <Search aria-hidden />}
        </IconButton>
        {/* Narrow screens have it in the drawer, and wide ones have messages in the sidebar. */}
        <ThemeToggle className="max-lg:hidden" />
        <UnreadLink className="lg:hidden" />
        <NotificationBell host="app" />
        <AccountButton />
      </div>
      {searchOpen ? (
        <HeaderSearch host="app" focusOnOpen className="px-4 pb-3 md:hidden" onLeave={() => setSearchOpen(false)} />
      ) : null}
    </header>
  );
}
