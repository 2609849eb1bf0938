import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive } from '@/shared/session/live';
import { communityKeys } from '../../api/keys';
import { readEverythingAgain } from '../../api/safety';

/** Whatever says how the reader stands to others. */
const shown = [communityKeys.lists, communityKeys.memberPages, communityKeys.connectionLists];

/**
 * Keeps what stands between the reader and others as it is now: asked again when the other side has done something, and
 * on return to the window, or after a broken connection, where it was read some time ago. Shows nothing.
 */
export function LiveConnections() {
  const queryClient = useQueryClient();
  useLive('connections', (cause) => {
    for (const queryKey of shown) {
      if (cause === 'changed') void queryClient.invalidateQueries({ queryKey });
      else void queryClient.refetchQueries({ queryKey, type: 'active', stale: true });
    }
  });
  useLive('blocks', (cause) => {
    if (cause === 'changed') readEverythingAgain(queryClient);
  });
  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'hidden') return;
      // A return to the tab is told as both.
      for (const queryKey of shown)
        void queryClient.refetchQueries({ queryKey, type: 'active', stale: true }, { cancelRefetch: false });
    };
    window.addEventListener('focus', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      window.removeEventListener('focus', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [queryClient]);
  return null;
}
