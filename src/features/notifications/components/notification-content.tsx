import { Bell, User } from 'lucide-react';
import { formatMoment, formatRelativeDate } from '@/shared/lib/format';
import { Avatar } from '@/shared/ui/avatar';
import { kindOf, sentenceOf } from '../kinds';
import type { Notification } from '../notification';

/** A notification in a row: who, what, when, and a dot while it is unread. Phrasing only, to stand in a link or a button. */
export function NotificationContent({ notification }: { notification: Notification }) {
  const { created_at, read_at } = notification;
  return (
    <>
      <Picture notification={notification} />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-pretty break-words text-ink">
          {sentenceOf(notification).map((part, index) =>
            typeof part === 'string' ? (
              part
            ) : (
              <strong key={index} className="font-semibold">
                {part.strong}
              </strong>
            ),
          )}
        </span>
        <time dateTime={created_at} title={formatMoment(created_at)} className="mt-0.5 block text-[13px] text-muted">
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

function Picture({ notification: { actor, actor_id, kind } }: { notification: Notification }) {
  if (actor)
    return <Avatar name={actor.name} path={actor.profile_image_url} partner={actor.membership_tier === 'partner'} />;
  const Icon = actor_id === null ? (kindOf(kind)?.icon ?? Bell) : User;
  return (
    <span
      aria-hidden
      className="flex size-10 shrink-0 items-center justify-center rounded-full bg-evergreen-soft text-evergreen-ink"
    >
      <Icon className="size-5" />
    </span>
  );
}
