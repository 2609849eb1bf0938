import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeMemberPicture, storeMemberPicture } from '@/platform/session/member-picture';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Profile, ProfileChanges } from '../profile';
import { ownProfileQuery } from './queries';

/** Puts a change into the cached profile and refetches everything else that shows the member. */
function useApplyChange(userId: string) {
  const queryClient = useQueryClient();
  return async (change: Partial<Profile>) => {
    const { queryKey } = ownProfileQuery(userId);
    // A response to an earlier request would restore the old profile.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (old) => (old ? { ...old, ...change } : old));
    // Name, picture, and status also show in the header, on listings, and in member lists.
    void queryClient.invalidateQueries();
  };
}

/** Saves the given fields of the member's profile, all or nothing. */
export function useSaveProfile(userId: string | null) {
  const apply = useApplyChange(userId ?? '');
  return useMutation({
    mutationFn: async (changes: ProfileChanges) => {
      if (!userId) throw new Error('User not authenticated');
      unwrap(await database().rpc('save_profile', { changes }));
    },
    onSuccess: (_, changes) => apply(changes),
  });
}

interface NewPicture {
  picture: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads a cropped picture as the member's profile picture. */
export function useStorePicture(userId: string) {
  const apply = useApplyChange(userId);
  return useMutation({
    mutationFn: (added: NewPicture) => storeMemberPicture({ userId, ...added }),
    onSuccess: (path) => apply({ profile_image_url: path }),
  });
}

/** Removes the member's profile picture. */
export function useRemovePicture(userId: string) {
  const apply = useApplyChange(userId);
  return useMutation({
    mutationFn: () => removeMemberPicture(userId),
    onSuccess: () => apply({ profile_image_url: null }),
  });
}
