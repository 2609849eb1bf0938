import { useEffect, useRef, useState } from 'react';
import { removePostPicture } from '../../api/changes';
import { storePostPicture } from '../../api/pictures';
import type { PostPicture } from '../../post';

interface Options {
  userId: string;
  picture: PostPicture | null;
  onChange: (picture: PostPicture | null) => void;
  /** The picture that the stored post shows: that one stays until the change is saved. */
  stored: PostPicture | null;
}

/** The picture of a post that is being written: sent as soon as it is chosen, and removed again where it is not wanted. */
export function usePicture({ userId, picture, onChange, stored }: Options) {
  /** Share sent, 0 to 1; null while nothing is under way. */
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  // Nobody would know of what still arrives once this is gone.
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
