import { Building2, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { signOut } from '@/platform/session/sign-out';
import { LazyDrawer } from '@/kit/ui/lazy-dialogs';
import { ThemeChoices } from '@/platform/theme/theme-choices';
import { AppLegalLinks } from './app-legal-links';
import { AppNavigation } from './app-navigation';
import { LazyStaffNavigation } from './lazy-staff-navigation';

const rowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-[15px] font-medium hover:bg-sunken [&_svg]:size-5';

interface AppDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Navigation, account links, and theme for narrow screens. */
export function AppDrawer({ open, onOpenChange }: AppDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <LazyDrawer open={open} onOpenChange={onOpenChange} title={brand.name} side="left">
      <AppNavigation inDrawer onLeave={close} />
      <div className="my-3 h-px bg-line" />
      <Link to={paths.myListings} onClick={close} className={rowClass}>
        <Building2 aria-hidden />
        My listings
      </Link>
      <button type="button" className={rowClass} onClick={() => void signOut()}>
        <LogOut aria-hidden />
        Sign out
      </button>
      <div className="mt-4 empty:hidden">
        <LazyStaffNavigation onLeave={close} />
      </div>
      <p className="mt-4 mb-2 px-3 text-sm font-medium text-muted">Theme</p>
      <ThemeChoices />
      <AppLegalLinks className="mt-4" />
    </LazyDrawer>
  );
}
