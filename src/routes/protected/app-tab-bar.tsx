import { clsx } from 'clsx';
import { Menu, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { preloadDrawer } from '@/shared/ui/lazy-windows';
import { destinations, isWithin } from './navigation';

const tabClass =
  'flex h-full flex-col items-center justify-center gap-0.5 text-[11px] font-medium max-[22rem]:text-[10px] [&_svg]:size-[22px]';

/** Where thumbs reach, on phones: the first three areas, posting in the middle, and the rest behind Menu. */
export function AppTabBar({ onMenu }: { onMenu: () => void }) {
  const { pathname } = useLocation();
  const areas = destinations.map(({ to, label, icon: Icon }) => {
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
      className="fixed inset-x-0 bottom-0 z-30 h-[var(--bottom-bar)] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid h-full max-w-lg grid-cols-5">
        {areas.slice(0, 2)}
        <li>
          <Link
            to={paths.submitListing}
            aria-label="Post a listing"
            aria-current={pathname === paths.submitListing ? 'page' : undefined}
            className={clsx(tabClass, 'text-muted')}
          >
            <span className="-mt-1.5 flex h-7 w-12 items-center justify-center rounded-full bg-evergreen text-evergreen-on">
              <Plus aria-hidden />
            </span>
            Post
          </Link>
        </li>
        {areas.slice(2, 3)}
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
