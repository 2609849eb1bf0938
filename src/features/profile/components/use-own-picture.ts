import { useRef, useState } from 'react';
import { pictureFailureText } from '@/shared/session/member-picture';
import { useRemovePicture, useStorePicture } from '../api/mutations';

/** Changing the member's picture: what is under way and what went wrong. A picture on its way arrives even when the screen is left. */
export function useOwnPicture(userId: string) {
  const adding = useStorePicture(userId);
  const removing = useRemovePicture(userId);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);

  const store = async (picture: Blob) => {
    const { signal } = (stop.current = new AbortController());
    setError(null);
    setNews(null);
    setProgress(0);
    try {
      await adding.mutateAsync({ picture, onProgress: setProgress, signal });
      setNews('Your picture is changed.');
    } catch (failure) {
      if (!signal.aborted) setError(pictureFailureText(failure));
    } finally {
      setProgress(null);
    }
  };

  const remove = async () => {
    setError(null);
    setNews(null);
    try {
      await removing.mutateAsync();
      setNews('Your picture is removed.');
    } catch (failure) {
      setError(pictureFailureText(failure, 'Failed to remove image.'));
    }
  };

  return {
    store: (picture: Blob) => void store(picture),
    remove: () => void remove(),
    cancel: () => stop.current?.abort(),
    progress,
    error,
    /** What the last change has done. Not a toast: on phones that would lie over Save. */
    news,
    removing: removing.isPending,
  };
}
