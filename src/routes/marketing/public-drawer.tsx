import { clsx } from 'clsx';
import {
  BadgeDollarSign,
  BookOpen,
  LayoutDashboard,
  LogIn,
  LogOut,
  MessageCircle,
  Store,
  User,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { brand } from '@/domain/site/brand';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { signOut } from '@/platform/session/sign-out';
import { Drawer } from '@/kit/ui/drawer';
import { ThemeChoices } from '@/platform/theme/theme-choices';

const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-sunken ' +
  '[&_svg]:size-5 [&_svg]:text-muted';

interface PublicDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The phone menu. */
export function PublicDrawer({ open, onOpenChange }: PublicDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={brand.name}>
      <Menu onLeave={() => onOpenChange(false)} />
    </Drawer>
  );
}

function Menu({ onLeave }: { onLeave: () => void }) {
  const { status } = useAuth();
  return (
    <nav aria-label="Menu" className="flex flex-col gap-1">
      <Row to={paths.community} icon={<Users aria-hidden />} onClick={onLeave}>
        Community
      </Row>
      <Row to={paths.marketplace} icon={<Store aria-hidden />} onClick={onLeave}>
        Marketplace
      </Row>
      <Row to={paths.resources} icon={<BookOpen aria-hidden />} onClick={onLeave}>
        Resources
      </Row>
      <Row to={paths.membership} icon={<BadgeDollarSign aria-hidden />} onClick={onLeave}>
        Membership
      </Row>
      {status === 'authenticated' ? (
        <>
          <a href={appOrigin(window.location) + paths.dashboard} className={rowClass}>
            <LayoutDashboard aria-hidden />
            Dashboard
          </a>
          <a href={appOrigin(window.location) + paths.messages} className={rowClass}>
            <MessageCircle aria-hidden />
            Messages
          </a>
          <a href={appOrigin(window.location) + paths.profile} className={rowClass}>
            <User aria-hidden />
            Profile
          </a>
          <button type="button" className={rowClass} onClick={() => void signOut()}>
            <LogOut aria-hidden />
            Sign out
          </button>
        </>
      ) : (
        <>
          <Row to={paths.signIn()} icon={<LogIn aria-hidden />} onClick={onLeave}>
            Sign in
          </Row>
          <Row to={paths.signUp} icon={<UserPlus aria-hidden />} onClick={onLeave}>
            Join free
          </Row>
        </>
      )}
      <p className="mt-4 mb-1 px-3 text-sm font-medium text-muted">Theme</p>
      <ThemeChoices />
    </nav>
  );
}

function Row({
  to,
  icon,
  onClick,
  children,
}: {
  to: string;
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <NavLink
      to={to}
      onClick={onClick}
      className={({ isActive }) => clsx(rowClass, isActive && 'bg-evergreen-soft text-evergreen-ink')}
    >
      {icon}
      {children}
    </NavLink>
  );
}
