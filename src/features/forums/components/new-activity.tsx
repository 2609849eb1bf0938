import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { focusHeading } from '@/platform/navigation/focus-heading';
import { scrollToTop } from '@/platform/navigation/scroll-positions';
import { useRealtimeChannel } from '@/platform/session/use-realtime-channel';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { forumKeys } from '../api/keys';

/** A button that appears when someone writes in the forum, and reloads its topics: they'd move under the reader. */
export function NewActivity({ userId, forumId }: { userId: string; forumId: string }) {
  const queryClient = useQueryClient();
  const [isNew, setIsNew] = useState(false);
  const [busy, setBusy] = useState(false);
  useRealtimeChannel(`forum:${forumId}`, {
    onChanged: (cause, what) => {
      // A moderator hid or restored a topic.
      if (what === 'removed') void queryClient.invalidateQueries({ queryKey: forumKeys.topics(userId, forumId) });
      else if (cause === 'changed') setIsNew(true);
    },
  });
  const show = async () => {
    setBusy(true);
    scrollToTop();
    try {
      await queryClient.refetchQueries({ queryKey: forumKeys.topics(userId, forumId) }, { throwOnError: true });
      setIsNew(false);
      // The button that was pressed is gone.
      focusHeading();
    } catch (error) {
      toast.error(describeError(error, { failed: 'We couldn’t load the topics.' }));
    }
    setBusy(false);
  };
  return (
    // Overlaps the list, so that appearing doesn't move it.
    <output className="sticky top-20 z-20 -my-2.5 flex h-0 items-start justify-center sm:-my-3">
      {isNew ? (
        <Button
          size="sm"
          icon={<ArrowUp aria-hidden />}
          busy={busy}
          busyLabel="Loading..."
          onClick={() => void show()}
          className="appear rounded-full px-4! shadow-overlay"
        >
          Show new activity
        </Button>
      ) : null}
    </output>
  );
}
