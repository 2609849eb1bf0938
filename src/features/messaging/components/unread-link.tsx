import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { useLiveQueries } from '@/platform/session/use-live-queries';
import { messagingKeys } from '../api/keys';
import { unreadQuery } from '../api/queries';
import { shortCount } from '../composing';

interface UnreadLinkProps {
  /** The app's, on the public site. */
  origin?: string;
  className?: string;
}

/** The header link to Messages with a live count of unread conversations, whose growth is announced. */
export function UnreadLink(props: UnreadLinkProps) {
  const { user } = useAuth();
  return user ? <Counted key={user.id} userId={user.id} {...props} /> : null;
}

function Counted({ userId, origin = '', className }: UnreadLinkProps & { userId: string }) {
  useLiveQueries('messages', messagingKeys.live(userId));
  const { data: unread } = useQuery(unreadQuery(userId));
  return (
    <>
      <Link
        to={origin + paths.messages}
        aria-label={unread ? `Messages, ${unread} unread` : 'Messages'}
        className={clsx(
          'relative inline-flex size-10 shrink-0 items-center justify-center rounded-control',
          'text-ink transition-colors hover:bg-sunken pointer-coarse:size-11 [&_svg]:size-5',
          className,
        )}
      >
        <MessageCircle aria-hidden />
        {unread ? (
          <span
            aria-hidden
            className={clsx(
              'numeric absolute top-0.5 right-0.5 min-w-[18px] rounded-full bg-brick px-1 text-center',
              'text-[11px] leading-[18px] font-bold text-brick-on',
            )}
          >
            {shortCount(unread)}
          </span>
        ) : null}
      </Link>
      <output className="sr-only">{useNews(unread)}</output>
    </>
  );
}

/** The screen reader announcement when the unread count grows. Nothing on load. */
function useNews(unread: number | undefined): string | null {
  const [known, setKnown] = useState(unread);
  const [news, setNews] = useState<string | null>(null);
  if (unread !== known) {
    setKnown(unread);
    setNews(known !== undefined && unread !== undefined && unread > known ? `New message, ${unread} unread` : null);
  }
  return news;
}
