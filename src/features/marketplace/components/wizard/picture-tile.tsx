import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Grip, RotateCw, Trash2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Badge } from '@/shared/ui/badge';
import { Button, IconButton } from '@/shared/ui/button';
import type { TrayPicture } from '../../lib/picture-tray';

interface PictureTileProps {
  picture: TrayPicture;
  /** Counted from 1. */
  place: number;
  last: boolean;
  /** It is being dragged. */
  held: boolean;
  /** Handlers of what it is dragged by. */
  handle: ComponentProps<'div'>;
  onMove: (by: 1 | -1) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One chosen picture: preview, progress or failure, and its place in the order. */
export function PictureTile({ picture, place, last, held, handle, onMove, onRetry, onRemove }: PictureTileProps) {
  const called = `picture ${place}`;
  return (
    <li data-picture={picture.id} className={clsx('flex min-w-0 flex-col gap-1', held && 'opacity-60')}>
      <div
        className={clsx(
          'relative aspect-4/3 overflow-hidden rounded-control bg-sunken select-none pointer-fine:cursor-grab',
          held && 'outline-2 outline-evergreen pointer-fine:cursor-grabbing',
        )}
      >
        <div className="pointer-coarse:pointer-events-none absolute inset-0" {...handle}>
          <Preview address={picture.preview} name={picture.name} />
        </div>
        {place === 1 ? (
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
        {picture.status === 'working' ? <Progress name={picture.name} share={picture.progress} /> : null}
        {picture.status === 'failed' ? (
          <div
            role="alert"
            className="absolute inset-0 flex flex-col items-center justify-center gap-2 overflow-y-auto bg-brick-soft/95 p-2 text-center text-sm font-medium text-brick-ink"
          >
            {picture.problem}
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
            label={`Move ${called} forward`}
            aria-disabled={place === 1 || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => place > 1 && onMove(-1)}
          >
            <ArrowLeft aria-hidden />
          </IconButton>
          <IconButton
            label={`Move ${called} back`}
            aria-disabled={last || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => !last && onMove(1)}
          >
            <ArrowRight aria-hidden />
          </IconButton>
        </div>
        <IconButton label={`Remove ${called}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** A stored picture that is shown smaller than it is may not be ready yet: then its name stands there. */
function Preview({ address, name }: { address: string; name: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <span className="flex size-full items-center justify-center p-2 text-center text-sm break-all text-muted">
        {name}
      </span>
    );
  return (
    <img
      src={address}
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
        className="h-1.5 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-white [&::-webkit-progress-bar]:bg-white/35 [&::-webkit-progress-value]:bg-white"
      />
    </div>
  );
}
