import { useQuery } from '@tanstack/react-query';
import { useUser } from '@/platform/auth/auth-provider';
import { unreadQuery } from '../api/queries';
import { shortCount } from '../composing';

/** The number of unread conversations, inside a link to Messages. Nothing for none. Shares the header's request. */
export function UnreadBadge() {
  const user = useUser();
  const { data: unread } = useQuery(unreadQuery(user.id));
  if (!unread) return null;
  return (
    <>
      <span className="sr-only">, {unread} unread</span>
      <span
        aria-hidden
        className="numeric ml-auto rounded-full bg-brick px-1.5 text-[11px] leading-[18px] font-bold text-brick-on"
      >
        {shortCount(unread)}
      </span>
    </>
  );
}
