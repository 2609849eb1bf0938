import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { appOrigin } from '@/platform/config/hosts';
import { openUrl } from '@/platform/navigation/browser-navigation';
import { useMark } from '../api/mutations';
import { notificationHref } from '@/domain/notification/catalog';
import type { Notification } from '../notification';
import { NotificationContent } from './notification-content';
import { showSaveError } from './save-error';

/** The host that shows the link. Notifications always open on the app host. */
export type Host = 'app' | 'public';

/** Wait at most this many milliseconds for the read mark to be saved before leaving for the app host. */
const maxWaitMs = 1500;

interface NotificationLinkProps {
  notification: Notification;
  userId: string;
  host: Host;
  onFollow?: () => void;
  className?: string;
}

/** A notification that is marked as read when it's opened. A button if there is nothing to open. */
export function NotificationLink({ notification, userId, host, onFollow, className }: NotificationLinkProps) {
  const { mutateAsync } = useMark(userId, showSaveError);
  const path = notificationHref(notification, userId);

  const mark = async () => {
    if (notification.read_at !== null) return;
    // useMark has shown the error.
    await mutateAsync({ item: notification, read: true }).catch(() => undefined);
  };
  const follow = () => {
    void mark();
    onFollow?.();
  };
  const leave = (event: MouseEvent, url: string) => {
    const marked = mark();
    onFollow?.();
    // Opening in another tab keeps this page, and its request, alive.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void Promise.race([marked, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]).then(() => openUrl(url));
  };

  const linkClass = clsx('flex w-full items-start gap-3 rounded-control p-3 text-left hover:bg-sunken', className);
  const content = <NotificationContent notification={notification} />;
  if (path === null) {
    return (
      <button type="button" className={linkClass} onClick={follow}>
        {content}
      </button>
    );
  }
  if (host === 'app') {
    return (
      <Link to={path} className={linkClass} onClick={follow}>
        {content}
      </Link>
    );
  }
  const url = appOrigin(window.location) + path;
  return (
    <a href={url} className={linkClass} onClick={(event) => leave(event, url)}>
      {content}
    </a>
  );
}
