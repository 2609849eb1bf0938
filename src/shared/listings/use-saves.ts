import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { usePending } from '@/platform/offline/outgoing';
import { useAuth } from '@/platform/auth/auth-provider';
import { describeError } from '@/platform/errors/describe-error';
import { toast } from '@/kit/ui/toaster';
import { startSave, type Saves } from './saves';
import { useSaveListing, savesQuery, type OutgoingSave } from './api/saves';

interface UseSaves {
  saves: Saves;
  save: (listingId: string, next: boolean) => void;
  /** IDs of listings whose save or unsave waits for a network. */
  waiting: ReadonlySet<string>;
}

/**
 * The member's saved listings, and a function to save or unsave one. For visitors nothing is saved and `save` does
 * nothing.
 */
export function useSaves(): UseSaves {
  const { user, status } = useAuth();
  const { data, refetch } = useQuery({ ...savesQuery(user?.id ?? ''), enabled: user !== null });
  const save = useSaveListing(user?.id ?? null, saveFailed);

  // Lists loaded before signing in show nothing as saved.
  const wasVisitor = useRef(false);
  useEffect(() => {
    if (status === 'authenticated' && wasVisitor.current) void refetch();
    wasVisitor.current = status === 'unauthenticated';
  }, [status, refetch]);

  const outgoing = usePending<OutgoingSave>('save');
  const saves = useMemo(
    () =>
      outgoing.reduce(
        (shown, { state, value: { listingId, next } }) =>
          state === 'failed' ? shown : startSave(shown, listingId, next),
        data,
      ),
    [outgoing, data],
  );
  const waiting = useMemo(
    () => new Set(outgoing.filter(({ state }) => state === 'waiting').map(({ key }) => key)),
    [outgoing],
  );
  return { saves, save, waiting };
}

/** Says that saving or unsaving a listing failed. */
export function saveFailed(error: Error, next: boolean) {
  toast.error(next ? 'We couldn’t save the listing' : 'We couldn’t remove the listing from your saved listings', {
    description: describeError(error),
  });
}
