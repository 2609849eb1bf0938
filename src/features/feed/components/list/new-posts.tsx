import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLiveTopic } from '@/shared/session/live';
import { Button } from '@/shared/ui/button';
import { scrollToTop } from '@/shared/ui/scroll-positions';
import { toast } from '@/shared/ui/toast';
import { useReadFeed } from '../../api/changes';
import { newerQuery, type Place } from '../../api/posts';
import { failureText, newPostsText, type PostFilter } from '../../post-rules';

interface NewPostsProps {
  userId: string;
  filter: PostFilter | null;
  /** The first post that is shown; null for none. */
  newest: Place | null;
  /** When the feed was read, in milliseconds; null while what is shown is that of another filter. */
  readAt: number | null;
  /** They are there: the button that was pressed goes. */
  onShown: () => void;
}

/** Says live how many posts have come in since, and shows them at a press. Nothing while there are none. */
export function NewPosts({ userId, filter, newest, readAt, onShown }: NewPostsProps) {
  const count = useNewer({ userId, filter, newest, readAt });
  const readFeed = useReadFeed(userId);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    scrollToTop();
    try {
      await readFeed(filter);
      onShown();
    } catch (error) {
      toast.error(`The new posts could not be loaded. ${failureText(error)}`);
    }
    setBusy(false);
  };
  return (
    // Over the list, which it must not move.
    <output className="sticky top-20 z-20 -mt-1 mb-1 flex h-0 items-start justify-center">
      {count > 0 ? (
        <Button
          size="sm"
          icon={<ArrowUp aria-hidden />}
          busy={busy}
          busyLabel="Loading"
          onClick={() => void show()}
          className="appear rounded-full px-4! shadow-overlay"
        >
          <span className="numeric">{newPostsText(count)}</span>
        </Button>
      ) : null}
    </output>
  );
}

/** Between two counts, so that many posts at once are not as many questions. */
const restMs = 3000;

function useNewer({ userId, filter, newest, readAt }: Omit<NewPostsProps, 'onShown'>): number {
  const queryClient = useQueryClient();
  const query = newerQuery(userId, filter, newest, readAt ?? 0);
  const { data } = useQuery({ ...query, enabled: readAt !== null });
  const rest = useRef<{ timer: ReturnType<typeof setTimeout>; again: boolean } | null>(null);
  useEffect(() => () => clearTimeout(rest.current?.timer), []);

  const count = () => {
    if (rest.current) {
      rest.current.again = true;
      return;
    }
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    const timer = setTimeout(() => {
      const { again } = rest.current ?? {};
      rest.current = null;
      if (again) count();
    }, restMs);
    rest.current = { timer, again: false };
  };
  useLiveTopic('feed', {
    onChanged: (cause) => {
      if (cause === 'changed') count();
      // The feed may have been read a moment ago.
      else void queryClient.refetchQueries({ queryKey: query.queryKey, stale: true });
    },
  });
  return readAt === null ? 0 : data;
}
