import { useEffect } from 'react';
import { cleanUpOnce } from '@/shared/uploads/clean-up-once';
import { removeOrphanedFiles } from '../api/stored-files';

/** Lets the wizard load first. */
const delayMs = 4000;

/** Removes pictures and documents without a listing in the background, once per session. */
export function useOrphanFileCleanup(userId: string) {
  useEffect(() => {
    const timer = setTimeout(() => cleanUpOnce(`files_swept_${userId}`, () => removeOrphanedFiles(userId)), delayMs);
    return () => clearTimeout(timer);
  }, [userId]);
}
