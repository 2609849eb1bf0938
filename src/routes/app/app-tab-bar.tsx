import { clsx } from 'clsx';
import { Menu, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { preloadDrawer } from '@/kit/ui/lazy-dialogs';
import { destinations, isWithin } from './navigation';

const tabClass = clsx(
  'flex h-full flex-col items-center justify-center gap-0.5',
  'text-[11px] font-medium max-[22rem]:text-[10px] [&_svg]:size-[22px]',
);

/** The tab bar on phones: the first three areas, Post in the middle, and Menu for the rest. */
export function AppTabBar({ onMenu }: { onMenu: () => void }) {
  const { pathname } = useLocation();
  const tabs = destinations.map(({ to, label, icon: Icon }) => {
    const current = isWithin(pathname, to);
    return (
      <li key={to}>
        <Link
          to={to}
          aria-current={current ? 'page' : undefined}
          className={clsx(tabClass, current ? 'text-evergreen-ink' : 'text-muted')}
        >
          <Icon aria-hidden />
          {label}
        </Link>
      </li>
    );
  });
  return (
    <nav
      aria-label="Tabs"
      data-edge-bar
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 h-[var(--bottom-bar)] border-t border-line bg-surface',
        'pb-[env(safe-area-inset-bottom)] lg:hidden',
      )}
    >
      <ul className="mx-auto grid h-full max-w-lg grid-cols-5">
        {tabs.slice(0, 2)}
        <li>
          <Link
            to={paths.submitListing}
            aria-label="Post a listing"
            aria-current={pathname === paths.submitListing ? 'page' : undefined}
            className={clsx(tabClass, 'text-muted')}
          >
            <span
              className={clsx(
                '-mt-1.5 flex h-7 w-12 items-center justify-center rounded-full bg-evergreen',
                'text-evergreen-on',
              )}
            >
              <Plus aria-hidden />
            </span>
            Post
          </Link>
        </li>
        {tabs.slice(2, 3)}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onFocus={preloadDrawer}
            onClick={onMenu}
            className={clsx(tabClass, 'w-full text-muted')}
          >
            <Menu aria-hidden />
            Menu
          </button>
        </li>
      </ul>
    </nav>
  );
}
