import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { Avatar } from '@/platform/pictures/avatar';
import type { CropDialogProps } from './crop-dialog';
import { FormError } from '@/kit/ui/field';
import { pictureFormats } from '@/domain/files/picture-limits';
import { PictureButtons } from './picture-buttons';
import { usePictureChooser } from './use-picture-chooser';

interface PictureFieldProps {
  /** Member's name, for the initial if there's no picture. */
  name: string;
  /** URL of the current picture. */
  preview: string | null;
  /** Called with the cropped picture: 512 × 512 px, JPEG. */
  onCropped: (picture: Blob) => void;
  onRemove: () => void;
  /** Share uploaded, 0 to 1; null when not uploading. */
  progress: number | null;
  /** Cancels the upload; if missing, there's no Cancel button. */
  onCancel?: () => void;
  /** Error of the last change. */
  error: string | null;
  /** Set while the caller is busy, for example removing the picture. Keeps the focus. */
  disabled?: boolean;
  /** Replaced in tests. */
  crop?: CropDialogProps['crop'];
}

/** Field for the member's picture: choose or drop a file and crop it. The caller stores the result. */
export function PictureField(props: PictureFieldProps) {
  const { name, preview, onCropped, onRemove, progress, onCancel, error, disabled = false, crop } = props;
  const chooser = useRef<HTMLButtonElement>(null);
  const id = useId();
  const uploading = progress !== null;
  const locked = disabled || uploading;
  const { chosen, clearChosen, problem, clearProblem, dropzone, showCropDialog } = usePictureChooser(locked, chooser);
  const dragging = dropzone.isDragActive && !locked;
  return (
    <fieldset aria-label="Profile picture" className="flex min-w-0 flex-col gap-3">
      <div
        {...dropzone.getRootProps()}
        className={clsx(
          'flex flex-col items-center gap-5 rounded-card border-2 border-dashed p-5 text-center',
          'transition-colors sm:flex-row sm:text-left',
          dragging ? 'border-evergreen bg-evergreen-soft' : 'border-edge/60',
        )}
      >
        <div className="flex shrink-0">
          <input {...dropzone.getInputProps({ 'aria-label': 'Picture file', disabled: locked })} />
          <Preview key={preview} name={name} url={preview} />
        </div>
        <div className="flex w-full min-w-0 flex-1 flex-col items-center gap-3 sm:items-start">
          <PictureButtons
            chooser={chooser}
            hasPicture={Boolean(preview)}
            busy={locked || (chosen !== null && !showCropDialog)}
            uploading={uploading}
            disabled={disabled}
            describedBy={`${id}-help`}
            onChoose={dropzone.open}
            onRemove={() => {
              clearProblem();
              onRemove();
            }}
            onCancel={onCancel}
          />
          {uploading ? <UploadProgress share={progress} /> : null}
          <p id={`${id}-help`} className="text-sm text-muted">
            {dragging ? 'Drop the picture here' : pictureFormats}
            {dragging ? null : <span className="pointer-coarse:hidden"> You can also drop one here.</span>}
          </p>
        </div>
      </div>
      <FormError>{problem ?? (chosen ? null : error)}</FormError>
      {chosen && showCropDialog
        ? showCropDialog({
            file: chosen,
            onCancel: clearChosen,
            onCropped: (picture) => {
              clearChosen();
              onCropped(picture);
            },
            ...(crop ? { crop } : {}),
          })
        : null}
    </fieldset>
  );
}

function Preview({ name, url }: { name: string; url: string | null }) {
  const [failed, setFailed] = useState(false);
  if (!url || failed) return <Avatar name={name} size={112} />;
  return (
    <img
      src={url}
      alt="You"
      width={112}
      height={112}
      className="size-28 rounded-full bg-sunken object-cover"
      onError={() => setFailed(true)}
    />
  );
}

function UploadProgress({ share }: { share: number }) {
  return (
    <div className="flex w-full max-w-72 items-center gap-3">
      <progress
        aria-label="Uploading picture"
        value={share}
        max={1}
        className={clsx(
          'h-1.5 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-evergreen',
          '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-evergreen',
        )}
      />
      <span aria-hidden className="numeric w-10 shrink-0 text-right text-sm text-muted">
        {Math.round(share * 100)}%
      </span>
    </div>
  );
}
