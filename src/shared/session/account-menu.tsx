import {
  Bookmark,
  Building2,
  CalendarCheck,
  ClipboardCheck,
  CreditCard,
  FileCheck,
  Flag,
  Inbox,
  LogOut,
  Settings,
  Target,
  User,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/shared/ui/menu';
import { RadixMenu } from '@/shared/ui/radix-menu';
import { signOut } from './sign-out';
import { useIsStaff } from './staff';

interface AccountMenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  name: string;
  /** Null while the name falls back to the email. */
  email: string | null;
  /** The app host's, on the public site. */
  origin?: string;
}

/** The account menu. Opens on mount, because its code is downloaded on the first click. */
export function AccountMenu({ trigger, name, email, origin = '' }: AccountMenuProps) {
  const { data: staff } = useIsStaff();
  return (
    <RadixMenu trigger={trigger}>
      <MenuLabel>
        <span className="block max-w-60 truncate font-semibold text-ink">{name}</span>
        {email ? <span className="block max-w-60 truncate">{email}</span> : null}
      </MenuLabel>
      <MenuSeparator />
      <MenuLink to={origin + paths.profile} icon={<User aria-hidden />}>
        Profile
      </MenuLink>
      <MenuLink to={origin + paths.myListings} icon={<Building2 aria-hidden />}>
        My listings
      </MenuLink>
      <MenuLink to={origin + paths.buyBox} icon={<Target aria-hidden />}>
        Investment Criteria
      </MenuLink>
      <MenuLink to={origin + paths.saved} icon={<Bookmark aria-hidden />}>
        Saved
      </MenuLink>
      {staff ? (
        <>
          <MenuLink to={origin + paths.staffListings} icon={<ClipboardCheck aria-hidden />}>
            Review listings
          </MenuLink>
          <MenuLink to={origin + paths.staffSubmissions} icon={<FileCheck aria-hidden />}>
            Submissions
          </MenuLink>
          <MenuLink to={origin + paths.staffEvents} icon={<CalendarCheck aria-hidden />}>
            Event proposals
          </MenuLink>
          <MenuLink to={origin + paths.staffReports} icon={<Flag aria-hidden />}>
            Reports
          </MenuLink>
          <MenuLink to={origin + paths.staffMessages} icon={<Inbox aria-hidden />}>
            Contact messages
          </MenuLink>
        </>
      ) : null}
      <MenuLink to={origin + paths.account} icon={<Settings aria-hidden />}>
        Account
      </MenuLink>
      <MenuLink to={origin + paths.billing} icon={<CreditCard aria-hidden />}>
        Billing
      </MenuLink>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </RadixMenu>
  );
}
