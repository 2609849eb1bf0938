import { clsx } from 'clsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { pictureErrors } from '@/platform/session/member-picture';
import { memberQuery } from '@/platform/session/member';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { storePictureMutation } from '../api/mutations';
import { fromDataUrl } from '../data-url';
import { clearPendingAvatar } from '../pending-avatar';

interface PictureUploadProps {
  userId: string;
  /** A data URL. */
  picture: string;
  /** Called once the picture is uploaded or skipped. */
  onDone: () => void;
}

/** Uploads the picture right after the account is created, with progress and retry. */
export function PictureUpload({ userId, picture, onDone }: PictureUploadProps) {
  const queryClient = useQueryClient();
  const { mutateAsync: store } = useMutation(storePictureMutation);
  const blob = useMemo(() => fromDataUrl(picture), [picture]);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);

  const finish = () => {
    clearPendingAvatar();
    void queryClient.invalidateQueries({ queryKey: memberQuery(userId).queryKey });
    onDone();
  };
  const onStored = useEffectEvent(finish);
  useEffect(() => {
    if (failure !== null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const upload = async () => {
      try {
        if (blob) await store({ userId, picture: blob, onProgress: setProgress, signal });
        if (!signal.aborted) onStored();
      } catch (error) {
        if (!signal.aborted) setFailure(describeError(error, pictureErrors()));
      }
    };
    void upload();
    return () => controller.abort();
  }, [userId, blob, failure, store]);

  const retry = () => {
    setFailure(null);
    setProgress(0);
  };
  return (
    <div className="flex flex-col items-center gap-6 text-center">
      <img src={picture} alt="You" width={128} height={128} className="size-32 rounded-full bg-sunken object-cover" />
      {failure ? (
        <div className="flex w-full flex-col gap-4 text-left">
          <FormError>{failure}</FormError>
          <Button size="lg" full onClick={retry}>
            Try again
          </Button>
          <Button variant="secondary" size="lg" full onClick={finish}>
            Continue without a picture
          </Button>
        </div>
      ) : (
        <progress
          aria-label="Uploading picture"
          value={progress}
          max={1}
          className={clsx(
            'h-1.5 w-full max-w-72 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-evergreen',
            '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-evergreen',
          )}
        />
      )}
    </div>
  );
}
