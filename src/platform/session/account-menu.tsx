import { Building2, LogOut, Settings, ShieldCheck, Target, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/kit/ui/menu';
import { RadixMenu } from '@/kit/ui/radix-menu';
import { signOut } from './sign-out';
import { useStaff } from './staff';
import { staffScreens } from './staff-screens';

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
      <StaffLink origin={origin} />
      <MenuLink to={origin + paths.account} icon={<Settings aria-hidden />}>
        Account
      </MenuLink>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </RadixMenu>
  );
}

/** The first staff screen that the member's role opens. The app's navigation has all of them. */
function StaffLink({ origin }: { origin: string }) {
  const { data: own } = useStaff();
  const [first] = staffScreens(own?.role);
  return first ? (
    <MenuLink to={origin + first.to} icon={<ShieldCheck aria-hidden />}>
      Staff
    </MenuLink>
  ) : null;
}
