import { useEffect } from 'react';
import { sweepPictures } from '../../api/pictures';

/** Long enough for the screen itself to be there first. */
const delayMs = 4000;

/** Removes the member's pictures that belong to nothing any more: quietly, once a session, some time after the screen has opened. */
export function useSweep(userId: string | undefined) {
  useEffect(() => {
    if (!userId) return undefined;
    const key = `pictures_swept_${userId}`;
    const timer = setTimeout(() => {
      try {
        if (window.sessionStorage.getItem(key)) return;
        window.sessionStorage.setItem(key, 'yes');
      } catch {
        // Nothing can be remembered here; looking again does no harm.
      }
      // What could not be removed is removed another day.
      sweepPictures(userId).catch(() => undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [userId]);
}
