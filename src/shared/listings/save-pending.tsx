import { useEffect } from 'react';
import { useAuth } from '@/platform/auth/auth-provider';
import { toast } from '@/kit/ui/toaster';
import { useSaveListing } from './api/saves';
import { takePendingSave } from './pending-save';
import { saveFailed } from './use-saves';

const saved = (next: boolean) => {
  if (next) toast.success('Listing saved');
};

/** Saves the listing that the member pressed Save on before signing in, once there is a session. */
export function SavePending() {
  const { user } = useAuth();
  const save = useSaveListing(user?.id ?? null, saveFailed, saved);
  useEffect(() => {
    const listingId = user && takePendingSave();
    if (listingId) save(listingId, true);
  }, [user, save]);
  return null;
}
