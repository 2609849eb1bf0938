import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { useRealtimeChannel } from '@/platform/session/use-realtime-channel';
import { Button } from '@/kit/ui/button';
import { scrollToTop } from '@/platform/navigation/scroll-positions';
import { toast } from '@/kit/ui/toast';
import { useReloadFeed } from '../../api/mutations';
import { newerQuery, type Place } from '../../api/queries';
import { postErrors, newPostsText, type PostFilter } from '../../post-filters';

interface NewPostsButtonProps {
  userId: string;
  filter: PostFilter | null;
  /** The newest post shown, or null. */
  newest: Place | null;
  /** When the feed was loaded, in milliseconds since 1970; null while another filter's posts are still shown. */
  readAt: number | null;
  /** Called when the new posts are shown and the button disappears. */
  onShown: () => void;
}

/** A live count of newer posts that loads them when clicked. Hidden while there are none. */
export function NewPostsButton({ userId, filter, newest, readAt, onShown }: NewPostsButtonProps) {
  const count = useNewPostCount({ userId, filter, newest, readAt });
  const reloadFeed = useReloadFeed(userId);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    scrollToTop();
    try {
      await reloadFeed(filter);
      onShown();
    } catch (error) {
      toast.error(`We couldn’t load new posts. ${describeError(error, postErrors)}`);
    }
    setBusy(false);
  };
  return (
    // Overlaps the list, so that appearing doesn't move it.
    <output className="sticky top-20 z-20 -mt-1 mb-1 flex h-0 items-start justify-center">
      {count > 0 ? (
        <Button
          size="sm"
          icon={<ArrowUp aria-hidden />}
          busy={busy}
          busyLabel="Loading..."
          onClick={() => void show()}
          className="appear rounded-full px-4! shadow-overlay"
        >
          <span className="numeric">{newPostsText(count)}</span>
        </Button>
      ) : null}
    </output>
  );
}

/** The minimum time between two counts, to batch bursts of posts. */
const throttleMs = 3000;

function useNewPostCount({ userId, filter, newest, readAt }: Omit<NewPostsButtonProps, 'onShown'>): number {
  const queryClient = useQueryClient();
  const query = newerQuery(userId, filter, newest, readAt ?? 0);
  const { data } = useQuery({ ...query, enabled: readAt !== null });
  const throttle = useRef<{ timer: ReturnType<typeof setTimeout>; again: boolean } | null>(null);
  useEffect(() => () => clearTimeout(throttle.current?.timer), []);

  const count = () => {
    if (throttle.current) {
      throttle.current.again = true;
      return;
    }
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    const timer = setTimeout(() => {
      const { again } = throttle.current ?? {};
      throttle.current = null;
      if (again) count();
    }, throttleMs);
    throttle.current = { timer, again: false };
  };
  useRealtimeChannel('feed', {
    onChanged: (cause, what) => {
      if (what === 'removed') return;
      if (cause === 'changed') count();
      // The feed may have been loaded a moment ago.
      else void queryClient.refetchQueries({ queryKey: query.queryKey, stale: true });
    },
  });
  return readAt === null ? 0 : data;
}
