import { useState, type ComponentProps } from 'react';
import { Avatar } from '@/platform/pictures/avatar';
import { toast } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { useAuth } from '@/platform/auth/auth-provider';
import { useMember } from './member';
import { signOut } from './sign-out';

const load = () => import('./account-menu').then((module) => module.AccountMenu);
const preload = () => {
  // A failure is reported when the menu opens.
  load().catch(() => undefined);
};

/**
 * The avatar button that opens the account menu. Most visits never open it, so its code is downloaded on demand.
 * `origin` is the app host's on the public site.
 */
export function AccountButton({ origin = '' }: { origin?: string }) {
  const { user } = useAuth();
  const { data: member } = useMember();
  const [isOpen, setIsOpen] = useState(false);
  const showMenu = useLazyComponent(load, isOpen, () => {
    setIsOpen(false);
    // What the menu must never keep a member from.
    const action = { label: 'Sign out', onClick: () => void signOut() };
    toast.error('We couldn’t load your account menu', { action });
  });
  const name = member?.name ?? user?.email ?? '';

  const button = (props: ComponentProps<'button'>) => (
    <button
      type="button"
      aria-label="Your account"
      className="ml-1 flex size-11 items-center justify-center rounded-full"
      {...props}
    >
      <Avatar name={name} path={member?.profile_image_url} size={36} tier={member?.membership_tier} />
    </button>
  );
  if (showMenu && isOpen)
    return showMenu({ trigger: button({}), name, email: member && user ? user.email : null, origin });
  return button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isOpen || undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setIsOpen(true),
  });
}
