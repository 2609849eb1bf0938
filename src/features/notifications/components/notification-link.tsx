import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { appOrigin } from '@/shared/config/hosts';
import { goTo } from '@/shared/lib/leave';
import { useMark } from '../api/mutations';
import { destinationOf } from '../kinds';
import type { Notification } from '../notification';
import { NotificationContent } from './notification-content';
import { changeFailed } from './told-failure';

/** Which host the page belongs to: the places notifications lead to are on the app's. */
export type Host = 'app' | 'public';

/** How long leaving for the app waits for the mark to be stored. */
const patienceMs = 1500;

interface NotificationLinkProps {
  notification: Notification;
  userId: string;
  host: Host;
  /** It was followed, or marked where it leads nowhere. */
  onFollow?: () => void;
  className?: string;
}

/** A notification that is marked as read when it is followed to its place. */
export function NotificationLink({ notification, userId, host, onFollow, className }: NotificationLinkProps) {
  const { mutateAsync } = useMark(userId, changeFailed);
  const path = destinationOf(notification, userId);

  const mark = async () => {
    if (notification.read_at !== null) return;
    // A failure has been told.
    await mutateAsync({ item: notification, read: true }).catch(() => undefined);
  };
  const follow = () => {
    void mark();
    onFollow?.();
  };
  const leave = (event: MouseEvent, url: string) => {
    const marked = mark();
    onFollow?.();
    // For a tab of its own this page, and its request, stay.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void Promise.race([marked, new Promise((resolve) => setTimeout(resolve, patienceMs))]).then(() => goTo(url));
  };

  const looks = clsx('flex w-full items-start gap-3 rounded-control p-3 text-left hover:bg-sunken', className);
  const content = <NotificationContent notification={notification} />;
  if (path === null) {
    return (
      <button type="button" className={looks} onClick={follow}>
        {content}
      </button>
    );
  }
  if (host === 'app') {
    return (
      <Link to={path} className={looks} onClick={follow}>
        {content}
      </Link>
    );
  }
  const url = appOrigin(window.location) + path;
  return (
    <a href={url} className={looks} onClick={(event) => leave(event, url)}>
      {content}
    </a>
  );
}
