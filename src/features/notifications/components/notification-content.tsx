import { formatDateTime, formatRelativeDate } from '@/kit/formatting/format';
import { messageParts } from '@/domain/notification/catalog';
import type { Notification } from '../notification';
import { NotificationIcon } from './notification-icon';

/**
 * A notification in a row: who, what, when, and a dot while unread. Phrasing content only, to fit links and buttons.
 */
export function NotificationContent({ notification }: { notification: Notification }) {
  const { created_at, read_at } = notification;
  return (
    <>
      <NotificationIcon notification={notification} />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-pretty break-words text-ink">
          {messageParts(notification).map((part, index) =>
            typeof part === 'string' ? (
              part
            ) : (
              <strong key={index} className="font-semibold">
                {part.strong}
              </strong>
            ),
          )}
        </span>
        <time dateTime={created_at} title={formatDateTime(created_at)} className="mt-0.5 block text-[13px] text-muted">
          {formatRelativeDate(created_at)}
        </time>
      </span>
      {read_at === null ? (
        <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-evergreen">
          <span className="sr-only">Unread</span>
        </span>
      ) : null}
    </>
  );
}
