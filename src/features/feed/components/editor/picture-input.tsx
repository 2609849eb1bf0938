import { clsx } from 'clsx';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { anyPicture, pictureFormats } from '@/domain/files/picture-limits';
import { pictureSources } from '@/platform/supabase/files';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import type { PostPicture } from '../../post';
import { shownRatio } from '../../post-filters';
import type { usePictureUpload } from './use-picture-upload';

interface PictureInputProps {
  picture: PostPicture | null;
  work: ReturnType<typeof usePictureUpload>;
}

/** The picture field of the post form. */
export function PictureInput({ picture, work: { progress, problem, choose, cancel, remove } }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const helpId = useId();
  const uploading = progress !== null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5">
      <legend className="mb-1.5 text-sm font-medium">Picture</legend>
      <input
        ref={input}
        type="file"
        accept={anyPicture}
        aria-label="Picture file"
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) choose(file);
          // Choosing the same file again must fire a change event.
          target.value = '';
        }}
      />
      {picture ? (
        <img
          {...pictureSources('images', picture.path)}
          sizes="(min-width: 720px) 632px, calc(100vw - 4rem)"
          alt="Your post"
          width={picture.width}
          height={picture.height}
          className="max-h-56 w-full rounded-control bg-sunken object-cover"
          style={{ aspectRatio: shownRatio(picture) }}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          ref={chooser}
          variant="secondary"
          size="sm"
          icon={<ImagePlus aria-hidden />}
          busy={uploading}
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          {picture ? 'Change picture' : 'Add a picture'}
        </Button>
        {uploading || picture ? (
          <Button
            variant="ghost"
            size="sm"
            icon={uploading ? undefined : <Trash2 aria-hidden />}
            onClick={() => {
              // This button disappears.
              chooser.current?.focus();
              if (uploading) cancel();
              else remove();
            }}
          >
            {uploading ? 'Cancel upload' : 'Remove picture'}
          </Button>
        ) : null}
        {uploading ? (
          <progress
            aria-label="Uploading picture"
            value={progress}
            max={1}
            className={clsx(
              'h-1.5 min-w-24 flex-1 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-evergreen',
              '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-evergreen',
            )}
          />
        ) : (
          <span id={helpId} className="text-sm text-muted">
            {pictureFormats}
          </span>
        )}
      </div>
      <FormError>{problem}</FormError>
    </fieldset>
  );
}
