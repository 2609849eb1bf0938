import { Building2, LogOut } from 'lucide-react';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { useMember } from '@/shared/session/member';
import { signOut } from '@/shared/session/sign-out';
import { Avatar } from '@/shared/ui/avatar';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/shared/ui/menu';

/** The member's picture, which opens their menu. */
export function AccountMenu() {
  const { user } = useAuth();
  const { data: member } = useMember();
  const name = member?.name ?? user?.email ?? '';
  return (
    <Menu
      trigger={
        <button type="button" aria-label="Your account" className="ml-1 flex size-11 items-center justify-center rounded-full">
          <Avatar name={name} path={member?.profile_image_url} size={36} partner={member?.membership_tier === 'partner'} />
        </button>
      }
    >
      <MenuLabel>
        <span className="block max-w-60 truncate font-semibold text-ink">{name}</span>
        {member && user ? <span className="block max-w-60 truncate">{user.email}</span> : null}
      </MenuLabel>
      <MenuSeparator />
      <MenuLink to={paths.myListings} icon={<Building2 aria-hidden />}>
        My listings
      </MenuLink>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
