import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { IconButton } from '@/shared/ui/button';
import { couldNotLoad } from '@/shared/ui/toast';
import { useLoaded } from '@/shared/ui/use-loaded';
import { notificationKeys } from '../../api/keys';
import { unreadQuery } from '../../api/queries';
import { shortCount } from '../../list-rules';
import type { Host } from '../notification-link';
import { useLiveNotifications } from './use-live-notifications';

const load = () => import('./bell-panel').then(({ BellPanel }) => BellPanel);
const preload = () => {
  // A failure shows when the bell is pressed.
  load().catch(() => undefined);
};

/** The bell of both headers: how much is unread, live, and behind it the newest notifications. Nothing for visitors. */
export function NotificationBell({ host }: { host: Host }) {
  const { user } = useAuth();
  return user ? <Bell key={user.id} userId={user.id} host={host} /> : null;
}

function Bell({ userId, host }: { userId: string; host: Host }) {
  useLiveNotifications(userId);
  const { data: unread } = useQuery(unreadQuery(userId));
  const changing = useIsMutating({ mutationKey: notificationKeys.changing(userId) }) > 0;
  const news = useNews(unread, changing);
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const showPanel = useLoaded(load, open, () => {
    setOpen(false);
    couldNotLoad();
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
            className="numeric absolute top-0.5 right-0.5 min-w-[18px] rounded-full bg-brick px-1 text-center text-[11px] leading-[18px] font-bold text-brick-on"
          >
            {shortCount(unread)}
          </span>
        ) : null}
      </IconButton>
      <output className="sr-only">{news}</output>
      {showPanel?.({ open, onOpenChange: setOpen, button, userId, host })}
    </>
  );
}

/** What to announce: that there is more to read than there was a moment ago. Nothing of what was there on arrival, nor of what the reader does. */
function useNews(unread: number | undefined, changing: boolean): string | null {
  const [known, setKnown] = useState(unread);
  const [news, setNews] = useState<string | null>(null);
  // A change of the reader's own may be taken back: the greater of before and after is known.
  const next = changing && unread !== undefined ? Math.max(known ?? 0, unread) : unread;
  if (next !== known) {
    setKnown(next);
    setNews(
      !changing && known !== undefined && next !== undefined && next > known
        ? `New notification, ${next} unread`
        : null,
    );
  }
  return news;
}
