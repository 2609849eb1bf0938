import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { UnreadLink } from '@/features/messaging/components/unread-link';
import { NotificationBell } from '@/features/notifications/components/bell/notification-bell';
import { HeaderSearch } from '@/features/search/components/header-search';
import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import { BrandMark } from '@/shared/ui/brand-mark';
import { IconButton } from '@/shared/ui/button';
import { ThemeToggle } from '@/shared/ui/theme-toggle';
import { headerAwayClass, useHeaderAway } from '@/shared/ui/use-header-away';
import { Account } from './app-header-account';

/** Sticky header of the app: search, theme, messages, notifications and the member's menu. */
export function AppHeader() {
  const [searchOpen, setSearchOpen] = useState(false);
  // The marketplace gives its room to the listings.
  const away = useHeaderAway(useLocation().pathname === paths.marketplace);
  return (
    <header className={clsx('sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur', headerAwayClass(away))}>
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
        <ThemeToggle />
        <UnreadLink />
        <NotificationBell host="app" />
        <Account />
      </div>
      {searchOpen ? (
        <HeaderSearch host="app" focusOnOpen className="px-4 pb-3 md:hidden" onLeave={() => setSearchOpen(false)} />
      ) : null}
    </header>
  );
}
