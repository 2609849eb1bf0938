import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { useLive } from '@/shared/session/live';
import { messagingKeys } from '../api/keys';
import { unreadQuery } from '../api/queries';
import { shortCount } from '../rules';

/** The way to the messages in the app's header, with how many conversations have something unread, live. */
export function UnreadLink() {
  const { user } = useAuth();
  return user ? <Counted key={user.id} userId={user.id} /> : null;
}

function Counted({ userId }: { userId: string }) {
  const client = useQueryClient();
  useLive('messages', (cause) => {
    const queryKey = messagingKeys.told(userId);
    if (cause === 'changed') void client.invalidateQueries({ queryKey });
    // The connection has only just come to stand: what was read a moment ago, as on every first load, is not read twice.
    else void client.refetchQueries({ queryKey, type: 'active', stale: true });
  });
  const { data: unread } = useQuery(unreadQuery(userId));
  return (
    <>
      <Link
        to={paths.messages}
        aria-label={unread ? `Messages, ${unread} unread` : 'Messages'}
        className="relative inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink transition-colors hover:bg-sunken pointer-coarse:size-11 [&_svg]:size-5"
      >
        <MessageCircle aria-hidden />
        {unread ? (
          <span
            aria-hidden
            className="numeric absolute top-0.5 right-0.5 min-w-[18px] rounded-full bg-brick px-1 text-center text-[11px] leading-[18px] font-bold text-brick-on"
          >
            {shortCount(unread)}
          </span>
        ) : null}
      </Link>
      <output className="sr-only">{useNews(unread)}</output>
    </>
  );
}

/** What to announce: that more conversations have something unread than a moment ago. Nothing of what was there on arrival. */
function useNews(unread: number | undefined): string | null {
  const [known, setKnown] = useState(unread);
  const [news, setNews] = useState<string | null>(null);
  if (unread !== known) {
    setKnown(unread);
    setNews(known !== undefined && unread !== undefined && unread > known ? `New message, ${unread} unread` : null);
  }
  return news;
}
