import { useRef, useState } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { pictureErrors } from '@/platform/session/member-picture';
import { useRemovePicture, useStorePicture } from '../api/mutations';

/** Uploads or removes the member's picture. An upload finishes even if the member leaves the screen. */
export function useOwnPicture(userId: string) {
  const adding = useStorePicture(userId);
  const removing = useRemovePicture(userId);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [status, setStatus] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);

  const store = async (picture: Blob) => {
    const { signal } = (stop.current = new AbortController());
    setError(null);
    setStatus(null);
    setProgress(0);
    try {
      await adding.mutateAsync({ picture, onProgress: setProgress, signal });
      setStatus('Picture updated.');
    } catch (failure) {
      if (!signal.aborted) setError(describeError(failure, pictureErrors()));
    } finally {
      setProgress(null);
    }
  };

  const remove = async () => {
    setError(null);
    setStatus(null);
    try {
      await removing.mutateAsync();
      setStatus('Picture removed.');
    } catch (failure) {
      setError(describeError(failure, pictureErrors('We couldn’t remove the picture.')));
    }
  };

  return {
    store: (picture: Blob) => void store(picture),
    remove: () => void remove(),
    cancel: () => stop.current?.abort(),
    progress,
    error,
    /** The outcome of the last change. Not a toast, which would cover Save on phones. */
    status,
    removing: removing.isPending,
  };
}
