import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '@/platform/auth/auth-provider';
import { memberQuery, useMember } from '@/platform/session/member';
import { storePictureMutation } from '../api/mutations';
import { clearPendingAvatar, loadPendingAvatar } from '../pending-avatar';

/**
 * Uploads the picture chosen during sign-up once the member is signed in. Renders nothing. Retries on the next visit if
 * it fails, and never replaces an existing picture.
 */
export function PendingAvatar() {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  const { data: member } = useMember();
  const { mutateAsync: store } = useMutation(storePictureMutation);
  const userId = user?.id;
  const email = user?.email ?? '';
  const has = member === undefined || member.id !== userId ? null : member.profile_image_url !== null;

  useEffect(() => {
    if (!userId || has === null) return undefined;
    const picture = loadPendingAvatar(email);
    if (!picture) return undefined;
    if (has) {
      clearPendingAvatar();
      return undefined;
    }
    const controller = new AbortController();
    const upload = async () => {
      await store({ userId, picture, onProgress: () => undefined, signal: controller.signal });
      clearPendingAvatar();
      await queryClient.invalidateQueries({ queryKey: memberQuery(userId).queryKey });
    };
    upload().catch(() => undefined);
    return () => controller.abort();
  }, [userId, email, has, store, queryClient]);

  return null;
}
