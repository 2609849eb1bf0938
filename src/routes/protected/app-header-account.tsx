import { useState, type ComponentProps } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { useMember } from '@/shared/session/member';
import { Avatar } from '@/shared/ui/avatar';
import { couldNotLoad } from '@/shared/ui/toast';
import { useLoaded } from '@/shared/ui/use-loaded';

const load = () => import('./app-account-menu').then((module) => module.AccountMenu);
const preload = () => {
  // A failure shows when the menu is opened.
  load().catch(() => undefined);
};

/** The member's picture, which opens their menu. Most visits never do, so its code comes with the first press. */
export function Account() {
  const { user } = useAuth();
  const { data: member } = useMember();
  const [wanted, setWanted] = useState(false);
  const showMenu = useLoaded(load, wanted, () => {
    setWanted(false);
    couldNotLoad();
  });
  const name = member?.name ?? user?.email ?? '';

  const button = (more: ComponentProps<'button'>) => (
    <button
      type="button"
      aria-label="Your account"
      className="ml-1 flex size-11 items-center justify-center rounded-full"
      {...more}
    >
      <Avatar name={name} path={member?.profile_image_url} size={36} partner={member?.membership_tier === 'partner'} />
    </button>
  );
  if (showMenu && wanted) return showMenu({ trigger: button({}), name, email: member && user ? user.email : null });
  return button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': wanted || undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setWanted(true),
  });
}
