import { clsx } from 'clsx';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '@/platform/auth/auth-provider';
import { IconButton } from '@/kit/ui/button';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { notificationKeys } from '../../api/keys';
import { unreadQuery } from '../../api/queries';
import { badgeText } from '../../notification-list';
import type { Host } from '../notification-link';
import { useLiveNotifications } from './use-live-notifications';

const load = () => import('./bell-panel').then(({ BellPanel }) => BellPanel);
const preload = () => {
  // Opening the bell shows the error.
  load().catch(() => undefined);
};

/** The bell in both headers: a live unread count that opens the newest notifications. Null for visitors. */
export function NotificationBell({ host }: { host: Host }) {
  const { user } = useAuth();
  return user ? <Bell key={user.id} userId={user.id} host={host} /> : null;
}

function Bell({ userId, host }: { userId: string; host: Host }) {
  useLiveNotifications(userId);
  const { data: unread } = useQuery(unreadQuery(userId));
  const changing = useIsMutating({ mutationKey: notificationKeys.changing(userId) }) > 0;
  const announcement = useAnnouncement(unread, changing);
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const showPanel = useLazyComponent(load, open, () => {
    setOpen(false);
    toastLoadError();
  });
  return (
    <>
      <IconButton
        ref={setButton}
        label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={(open && !showPanel) || undefined}
        className="relative"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        <BellIcon aria-hidden />
        {unread ? (
          <span
            aria-hidden
            className={clsx(
              'numeric absolute top-0.5 right-0.5 min-w-[18px] rounded-full bg-brick px-1 text-center',
              'text-[11px] leading-[18px] font-bold text-brick-on',
            )}
          >
            {badgeText(unread)}
          </span>
        ) : null}
      </IconButton>
      <output className="sr-only">{announcement}</output>
      {showPanel?.({ open, onOpenChange: setOpen, button, userId, host })}
    </>
  );
}

/** Announces new notifications: not those unread at the first load, nor those the reader marks as unread. */
function useAnnouncement(unread: number | undefined, changing: boolean): string | null {
  const [known, setKnown] = useState(unread);
  const [announcement, setAnnouncement] = useState<string | null>(null);
  // The reader's own change may still be undone, so remember the greater count.
  const next = changing && unread !== undefined ? Math.max(known ?? 0, unread) : unread;
  if (next !== known) {
    setKnown(next);
    setAnnouncement(
      !changing && known !== undefined && next !== undefined && next > known
        ? `New notification, ${next} unread`
        : null,
    );
  }
  return announcement;
}
