import { useEffect, useRef, useState } from 'react';
import { removePostPicture } from '../../api/mutations';
import { storePostPicture } from '../../api/pictures';
import type { PostPicture } from '../../post';

interface Options {
  userId: string;
  picture: PostPicture | null;
  onChange: (picture: PostPicture | null) => void;
  /** The stored post's picture, which stays until the edit is saved. */
  stored: PostPicture | null;
}

/** Uploads a post's picture as soon as it's chosen, and removes it again if it's replaced or discarded. */
export function usePictureUpload({ userId, picture, onChange, stored }: Options) {
  /** The share uploaded, 0 to 1; null when idle. */
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  // An upload that finishes after unmount would be orphaned.
  useEffect(() => () => stop.current?.abort(), []);

  const drop = () => {
    if (picture && picture.path !== stored?.path) removePostPicture(picture.path);
  };
  const choose = async (file: File) => {
    const { signal } = (stop.current = new AbortController());
    setProblem(null);
    setProgress(0);
    try {
      const added = await storePostPicture(userId, file, { onProgress: setProgress, signal });
      drop();
      onChange(added);
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : 'Failed to upload image.');
    } finally {
      setProgress(null);
    }
  };
  return {
    progress,
    problem,
    choose: (file: File) => void choose(file),
    cancel: () => stop.current?.abort(),
    remove: () => {
      setProblem(null);
      drop();
      onChange(null);
    },
  };
}
