import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Grip, RotateCw, Trash2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Badge } from '@/kit/ui/badge';
import { Button, IconButton } from '@/kit/ui/button';
import type { QueuedUpload } from '@/platform/uploads/upload-queue';
import { usePictureSource } from './use-picture-source';

interface PictureTileProps {
  picture: QueuedUpload;
  /** From 1. */
  position: number;
  last: boolean;
  dragged: boolean;
  /** Event handlers of the drag handle. */
  handle: ComponentProps<'div'>;
  onMove: (by: 1 | -1) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One picture with its preview, progress or error, and buttons to reorder and remove it. */
export function PictureTile({ picture, position, last, dragged, handle, onMove, onRetry, onRemove }: PictureTileProps) {
  const label = `picture ${position}`;
  return (
    <li data-picture={picture.id} className={clsx('flex min-w-0 flex-col gap-1', dragged && 'opacity-60')}>
      <div
        className={clsx(
          'relative aspect-4/3 overflow-hidden rounded-control bg-sunken select-none pointer-fine:cursor-grab',
          dragged && 'outline-2 outline-evergreen pointer-fine:cursor-grabbing',
        )}
      >
        <div className="pointer-coarse:pointer-events-none absolute inset-0" {...handle}>
          <Preview picture={picture} />
        </div>
        {position === 1 ? (
          <Badge tone="verified" className="pointer-events-none absolute top-2 left-2">
            Cover
          </Badge>
        ) : null}
        <div
          {...handle}
          aria-hidden
          className="absolute top-0 right-0 hidden size-11 touch-none items-center justify-center pointer-coarse:flex"
        >
          <span className="flex size-8 items-center justify-center rounded-full bg-surface/90 text-ink">
            <Grip className="size-4" />
          </span>
        </div>
        {picture.status === 'uploading' ? <Progress name={picture.name} share={picture.progress} /> : null}
        {picture.status === 'failed' ? (
          <div
            role="alert"
            className={clsx(
              'absolute inset-0 flex flex-col items-center justify-center gap-2 overflow-y-auto',
              'bg-brick-soft/95 p-2 text-center text-sm font-medium text-brick-ink',
            )}
          >
            {picture.error}
            <Button
              size="sm"
              variant="secondary"
              icon={<RotateCw aria-hidden />}
              aria-label={`Retry ${picture.name}`}
              onClick={onRetry}
            >
              Retry
            </Button>
          </div>
        ) : null}
      </div>
      <div className="flex justify-between">
        <div className="flex">
          <IconButton
            label={`Move ${label} forward`}
            aria-disabled={position === 1 || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => position > 1 && onMove(-1)}
          >
            <ArrowLeft aria-hidden />
          </IconButton>
          <IconButton
            label={`Move ${label} back`}
            aria-disabled={last || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => !last && onMove(1)}
          >
            <ArrowRight aria-hidden />
          </IconButton>
        </div>
        <IconButton label={`Remove ${label}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** Shows the file name if the resized picture isn't available yet. */
function Preview({ picture }: { picture: QueuedUpload }) {
  const { name } = picture;
  const source = usePictureSource(picture);
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <span className="flex size-full items-center justify-center p-2 text-center text-sm break-all text-muted">
        {name}
      </span>
    );
  return (
    <img
      {...source}
      sizes="(min-width: 1024px) 176px, (min-width: 640px) 30vw, 45vw"
      alt={name}
      width={400}
      height={300}
      draggable={false}
      className="size-full object-cover"
      onError={() => setFailed(true)}
    />
  );
}

function Progress({ name, share }: { name: string; share: number }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex bg-black/55 p-2.5">
      <progress
        aria-label={`Uploading ${name}`}
        value={share}
        max={1}
        className={clsx(
          'h-1.5 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-white',
          '[&::-webkit-progress-bar]:bg-white/35 [&::-webkit-progress-value]:bg-white',
        )}
      />
    </div>
  );
}
