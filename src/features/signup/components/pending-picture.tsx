import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { memberQuery, useMember } from '@/shared/session/member';
import { storePictureMutation } from '../api/mutations';
import { forgetPicture, keptPicture } from '../kept-picture';

/**
 * Stores the picture that somebody chose when signing up in this browser, once they are signed in. Shows nothing; where
 * it fails the picture waits for the next visit. A member who has a picture by now keeps it.
 */
export function PendingPicture() {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  const { data: member } = useMember();
  const { mutateAsync: store } = useMutation(storePictureMutation);
  const userId = user?.id;
  const email = user?.email ?? '';
  const has = member === undefined || member.id !== userId ? null : member.profile_image_url !== null;

  useEffect(() => {
    if (!userId || has === null) return undefined;
    const picture = keptPicture(email);
    if (!picture) return undefined;
    if (has) {
      forgetPicture();
      return undefined;
    }
    const controller = new AbortController();
    const upload = async () => {
      await store({ userId, picture, onProgress: () => undefined, signal: controller.signal });
      forgetPicture();
      await queryClient.invalidateQueries({ queryKey: memberQuery(userId).queryKey });
    };
    upload().catch(() => undefined);
    return () => controller.abort();
  }, [userId, email, has, store, queryClient]);

  return null;
}
