import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeMemberPicture, storeMemberPicture } from '@/shared/session/member-picture';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { Profile, ProfileChanges } from '../profile';
import { ownProfileQuery } from './queries';

/** Shows a change at once; whatever else shows the member is read again. */
function useShowChange(userId: string) {
  const queryClient = useQueryClient();
  return async (change: Partial<Profile>) => {
    const { queryKey } = ownProfileQuery(userId);
    // An answer asked for before the change would take it back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (old) => (old ? { ...old, ...change } : old));
    // Name, picture and status stand in the header, on listings, in lists of members.
    void queryClient.invalidateQueries();
  };
}

/** Saves the given fields of the member's profile, all or none. */
export function useSaveProfile(userId: string | null) {
  const show = useShowChange(userId ?? '');
  return useMutation({
    mutationFn: async (changes: ProfileChanges) => {
      if (!userId) throw new Error('User not authenticated');
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('save_profile', { changes }));
    },
    onSuccess: (_, changes) => show(changes),
  });
}

interface NewPicture {
  picture: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Makes a cropped picture the member's own. */
export function useStorePicture(userId: string) {
  const show = useShowChange(userId);
  return useMutation({
    mutationFn: (added: NewPicture) => storeMemberPicture({ userId, ...added }),
    onSuccess: (path) => show({ profile_image_url: path }),
  });
}

/** Takes the member's picture away. */
export function useRemovePicture(userId: string) {
  const show = useShowChange(userId);
  return useMutation({
    mutationFn: () => removeMemberPicture(userId),
    onSuccess: () => show({ profile_image_url: null }),
  });
}
