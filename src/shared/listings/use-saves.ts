import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { describeError } from '@/shared/supabase/describe-error';
import { toast } from '@/shared/ui/toaster';
import type { Saves } from './saves';
import { useSaveListing, savesQuery } from './api/saves';

/**
 * The member's saved listings, and a function to save or unsave one. For visitors nothing is saved and `save` does
 * nothing.
 */
export function useSaves(): { saves: Saves; save: (listingId: string, next: boolean) => void } {
  const { user, status } = useAuth();
  const { data, refetch } = useQuery({ ...savesQuery(user?.id ?? ''), enabled: user !== null });
  const save = useSaveListing(user?.id ?? null, saveFailed);

  // Lists loaded before signing in show nothing as saved.
  const wasVisitor = useRef(false);
  useEffect(() => {
    if (status === 'authenticated' && wasVisitor.current) void refetch();
    wasVisitor.current = status === 'unauthenticated';
  }, [status, refetch]);

  return { saves: data, save };
}

/** Says that saving or unsaving a listing failed. */
export function saveFailed(error: Error, next: boolean) {
  toast.error(next ? 'We couldn’t save the listing' : 'We couldn’t remove the listing from your saved listings', {
    description: describeError(error),
  });
}
