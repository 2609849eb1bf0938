import { useEffect } from 'react';
import { cleanUpOnce } from '@/shared/uploads/clean-up-once';
import { removeOrphanedPictures } from '../api/pictures';

/** Lets the wizard load first. */
const delayMs = 4000;

/** Removes pictures without a listing in the background, once per session. */
export function useOrphanPictureCleanup(userId: string) {
  useEffect(() => {
    const timer = setTimeout(
      () => cleanUpOnce(`pictures_swept_${userId}`, () => removeOrphanedPictures(userId)),
      delayMs,
    );
    return () => clearTimeout(timer);
  }, [userId]);
}
