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
import { signOut } from '@/shared/session/sign-out';
import { useStaff } from '@/shared/session/staff';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/shared/ui/menu';

interface AccountMenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  name: string;
  /** Null while it would only repeat the name. */
  email: string | null;
}

/** The member's menu, open from the start: its code is asked for by the first press. */
export function AccountMenu({ trigger, name, email }: AccountMenuProps) {
  const { data: staff } = useStaff();
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuLabel>
        <span className="block max-w-60 truncate font-semibold text-ink">{name}</span>
        {email ? <span className="block max-w-60 truncate">{email}</span> : null}
      </MenuLabel>
      <MenuSeparator />
      <MenuLink to={paths.profile} icon={<User aria-hidden />}>
        Profile
      </MenuLink>
      <MenuLink to={paths.myListings} icon={<Building2 aria-hidden />}>
        My listings
      </MenuLink>
      <MenuLink to={paths.buyBox} icon={<Target aria-hidden />}>
        Investment Criteria
      </MenuLink>
      <MenuLink to={paths.saved} icon={<Bookmark aria-hidden />}>
        Saved
      </MenuLink>
      {staff ? (
        <>
          <MenuLink to={paths.staffListings} icon={<ClipboardCheck aria-hidden />}>
            Review listings
          </MenuLink>
          <MenuLink to={paths.staffSubmissions} icon={<FileCheck aria-hidden />}>
            Submissions
          </MenuLink>
          <MenuLink to={paths.staffEvents} icon={<CalendarCheck aria-hidden />}>
            Events to publish
          </MenuLink>
          <MenuLink to={paths.staffReports} icon={<Flag aria-hidden />}>
            Reports
          </MenuLink>
          <MenuLink to={paths.staffMessages} icon={<Inbox aria-hidden />}>
            Contact messages
          </MenuLink>
        </>
      ) : null}
      <MenuLink to={paths.account} icon={<Settings aria-hidden />}>
        Account
      </MenuLink>
      <MenuLink to={paths.billing} icon={<CreditCard aria-hidden />}>
        Billing
      </MenuLink>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
