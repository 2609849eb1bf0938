import { clsx } from 'clsx';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { pictureProblem, pictureTypes } from '@/shared/lib/picture-rules';
import { Avatar } from './avatar';
import { Button } from './button';
import type { CropDialogProps } from './crop-dialog';
import { FormError } from './field';
import { useLoaded } from './use-loaded';

interface PictureFieldProps {
  /** Gives the initial that is shown where there is no picture. */
  name: string;
  /** Address of the picture at present. */
  preview: string | null;
  /** Gets the cropped picture: 512 x 512, JPEG. */
  onCropped: (picture: Blob) => void;
  onRemove: () => void;
  /** Share uploaded, 0 to 1, while an upload is under way. */
  progress: number | null;
  /** Stops the upload; without it there is no button for that. */
  onCancel?: () => void;
  /** What went wrong with the last change. */
  error: string | null;
  /** The caller is at work on it, such as removing it. The focus stays. */
  disabled?: boolean;
  /** Does the drawing. */
  crop?: CropDialogProps['crop'];
}

const loadCropDialog = () => import('./crop-dialog').then(({ CropDialog }) => CropDialog);

/** So that the same file, chosen again, counts as a change. */
function forget(input: HTMLInputElement | null) {
  if (input) input.value = '';
}

/** A member's own picture: chosen or dropped, checked, cropped, and handed to the caller, who stores it. */
export function PictureField(props: PictureFieldProps) {
  const { name, preview, onCropped, onRemove, progress, onCancel, error, disabled = false, crop } = props;
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const id = useId();
  const uploading = progress !== null;
  const closed = disabled || uploading;

  const showCropDialog = useLoaded(loadCropDialog, chosen !== null, () => {
    setChosen(null);
    setProblem('This could not be loaded. Check your connection and try again.');
  });
  const dropzone = useDropzone({
    accept: { ...pictureTypes },
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // Never `disabled`: that would call the button inside disabled too, and a dropped file would take the page's place.
    // Judged by our own rules, so that every refusal has its sentence.
    onDrop: (accepted, refused) => void take(accepted[0] ?? refused[0]?.file),
  });

  const dragging = dropzone.isDragActive && !closed;

  const take = async (file: File | undefined) => {
    if (!file || closed) return;
    forget(dropzone.inputRef.current);
    const found = await pictureProblem(file);
    // Where the focus returns when the window closes. A drop leaves it nowhere.
    chooser.current?.focus();
    setProblem(found);
    setChosen(found ? null : file);
  };

  return (
    <fieldset aria-label="Profile picture" className="flex min-w-0 flex-col gap-3">
      <div
        {...dropzone.getRootProps()}
        className={clsx(
          'flex flex-col items-center gap-5 rounded-card border-2 border-dashed p-5 text-center transition-colors sm:flex-row sm:text-left',
          dragging ? 'border-evergreen bg-evergreen-soft' : 'border-edge/60',
        )}
      >
        <div className="flex shrink-0">
          <input {...dropzone.getInputProps({ 'aria-label': 'Picture file', disabled: closed })} />
          <Preview key={preview} name={name} address={preview} />
        </div>
        <div className="flex w-full min-w-0 flex-1 flex-col items-center gap-3 sm:items-start">
          <div className="flex flex-wrap justify-center gap-2 sm:justify-start">
            <Button
              ref={chooser}
              variant="secondary"
              icon={<ImagePlus aria-hidden />}
              busy={closed || (chosen !== null && !showCropDialog)}
              aria-describedby={`${id}-help`}
              onClick={dropzone.open}
            >
              {preview ? 'Change picture' : 'Choose picture'}
            </Button>
            {preview && !uploading ? (
              <Button
                variant="ghost"
                icon={<Trash2 aria-hidden />}
                disabled={disabled}
                onClick={() => {
                  // This button goes with the picture; the next one with the upload.
                  chooser.current?.focus();
                  setProblem(null);
                  onRemove();
                }}
              >
                Remove Image
              </Button>
            ) : null}
            {uploading && onCancel ? (
              <Button
                variant="ghost"
                onClick={() => {
                  chooser.current?.focus();
                  onCancel();
                }}
              >
                Cancel upload
              </Button>
            ) : null}
          </div>
          {uploading ? <UploadProgress share={progress} /> : null}
          <p id={`${id}-help`} className="text-sm text-muted">
            {dragging ? 'Drop the picture here' : 'JPEG, PNG or WebP, up to 10 MB.'}
            {dragging ? null : <span className="pointer-coarse:hidden"> You can also drop one here.</span>}
          </p>
        </div>
      </div>
      <FormError>{problem ?? (chosen ? null : error)}</FormError>
      {chosen && showCropDialog
        ? showCropDialog({
            file: chosen,
            onCancel: () => setChosen(null),
            onCropped: (picture) => {
              setChosen(null);
              onCropped(picture);
            },
            ...(crop ? { crop } : {}),
          })
        : null}
    </fieldset>
  );
}

function Preview({ name, address }: { name: string; address: string | null }) {
  const [failed, setFailed] = useState(false);
  if (!address || failed) return <Avatar name={name} size={112} />;
  return (
    <img
      src={address}
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
        className="h-1.5 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-evergreen [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-evergreen"
      />
      <span aria-hidden className="numeric w-10 shrink-0 text-right text-sm text-muted">
        {Math.round(share * 100)}%
      </span>
    </div>
  );
}
