import { clsx } from 'clsx';
import { FileText, FileUp, RotateCw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { fileSizeText } from '@/domain/files/file-types';
import { heicHint } from '@/domain/files/picture-limits';
import { Button, IconButton } from '@/kit/ui/button';
import { ErrorText } from '@/kit/ui/field';
import type { QueuedUpload } from './upload-queue';
import type { AcceptedFiles } from './use-single-upload';

interface UploadFieldProps {
  accepted: AcceptedFiles;
  /** After which files are accepted and how large they can be. */
  hint?: string;
  file: QueuedUpload | null;
  problem: string | null;
  onChoose: (file: File) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** Chooses the document, then shows it with its upload. */
export function UploadField({ accepted, hint, file, problem, onChoose, onRetry, onRemove }: UploadFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <p id={`${id}-label`} className="text-sm font-medium text-ink">
        Document
        <span aria-hidden className="text-brick-ink">
          {' *'}
        </span>
      </p>
      {file ? (
        <ChosenFile file={file} onRetry={onRetry} onRemove={onRemove} />
      ) : (
        <DropZone
          labelId={`${id}-label`}
          errorId={problem ? `${id}-error` : undefined}
          accepted={accepted}
          hint={hint}
          onChoose={onChoose}
        />
      )}
      <ErrorText id={`${id}-error`}>{problem ?? undefined}</ErrorText>
    </div>
  );
}

interface DropZoneProps {
  labelId: string;
  errorId: string | undefined;
  accepted: AcceptedFiles;
  hint: string | undefined;
  onChoose: (file: File) => void;
}

function DropZone({ labelId, errorId, accepted, hint, onChoose }: DropZoneProps) {
  const hintId = useId();
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    // The queue checks files, and says what's wrong with them.
    onDrop: ([first]) => first && onChoose(first),
  });
  return (
    <>
      <input {...getInputProps({ accept: accepted.extensions.join(','), 'aria-labelledby': labelId })} />
      <div
        {...getRootProps({
          role: 'button',
          'aria-label': 'Choose the document',
          'aria-describedby': [errorId, hintId].filter(Boolean).join(' '),
        })}
        className={clsx(
          'flex min-h-32 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed',
          'px-5 py-6 text-center transition-colors',
          isDragActive ? 'border-evergreen bg-evergreen-soft' : 'border-edge/60 hover:bg-sunken',
          errorId && 'border-brick',
        )}
      >
        <FileUp aria-hidden className="size-7 text-muted" />
        <p className="text-[15px] font-medium">
          {isDragActive ? 'Drop it here' : 'Drop the document here, or choose it'}
        </p>
        <p id={hintId} className="text-sm text-muted">
          {accepted.names}, up to 10 MB.{accepted.types.includes('image/jpeg') ? ` ${heicHint}` : null}
          {hint ? ` ${hint}` : null}
        </p>
      </div>
    </>
  );
}

function ChosenFile({
  file,
  onRetry,
  onRemove,
}: { file: QueuedUpload } & Pick<UploadFieldProps, 'onRetry' | 'onRemove'>) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <FileText aria-hidden className="size-5 shrink-0 text-evergreen-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{file.name}</p>
        {file.status === 'failed' ? (
          <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-brick-ink">
            {file.error}
            <Button size="sm" variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
              Retry
            </Button>
          </div>
        ) : file.status === 'uploading' ? (
          <progress
            aria-label={`Uploading ${file.name}`}
            value={file.progress}
            className={clsx(
              'mt-2 block h-1.5 w-full max-w-60 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-evergreen',
              '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-evergreen',
            )}
          />
        ) : (
          <p className="numeric text-sm text-muted">{fileSizeText(file.size)} · Uploaded</p>
        )}
      </div>
      <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
