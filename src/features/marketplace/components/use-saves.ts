import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { toast } from '@/shared/ui/toaster';
import { useSaveListing } from '../api/mutations';
import { savesQuery } from '../api/queries';
import type { Saves } from '../saves';

/** The reader's saves, and what saves a listing or takes that back. For visitors nothing is saved, and `save` does nothing. */
export function useSaves(): { saves: Saves; save: (listingId: string, wanted: boolean) => void } {
  const { user, status } = useAuth();
  const { data, refetch } = useQuery({ ...savesQuery(user?.id ?? ''), enabled: user !== null });
  const save = useSaveListing(user?.id ?? null, tellFailure);

  // Lists that a visitor loaded say that nothing is saved.
  const wasVisitor = useRef(false);
  useEffect(() => {
    if (status === 'authenticated' && wasVisitor.current) void refetch();
    wasVisitor.current = status === 'unauthenticated';
  }, [status, refetch]);

  return { saves: data, save };
}

function tellFailure(error: Error, wanted: boolean) {
  toast.error(wanted ? 'The listing could not be saved' : 'The listing could not be taken off your favorites', {
    description: explainFailure(error),
  });
}
