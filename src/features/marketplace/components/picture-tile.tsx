import { ArrowLeft, ArrowRight, RotateCw, Trash2 } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { Button, IconButton } from '@/shared/ui/button';
import type { TrayPicture } from '../lib/picture-tray';

interface PictureTileProps {
  picture: TrayPicture;
  /** Counted from 1. */
  place: number;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One chosen picture: preview, progress or failure, and its place in the order. */
export function PictureTile({ picture, place, last, onMove, onRetry, onRemove }: PictureTileProps) {
  const called = `picture ${place}`;
  return (
    <li className="flex min-w-0 flex-col gap-1.5">
      <div className="relative aspect-4/3 overflow-hidden rounded-control bg-sunken">
        <img src={picture.preview} alt={picture.name} width={400} height={300} className="size-full object-cover" />
        {place === 1 ? (
          <Badge tone="verified" className="absolute top-2 left-2">
            Cover
          </Badge>
        ) : null}
        {picture.status === 'working' ? <Progress name={picture.name} share={picture.progress} /> : null}
        {picture.status === 'failed' ? (
          <div role="alert" className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-brick-soft/95 p-2 text-center text-sm font-medium text-brick-ink">
            {picture.problem}
            <Button size="sm" variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
              Retry
            </Button>
          </div>
        ) : null}
      </div>
      <div className="flex justify-between">
        <div className="flex">
          <IconButton label={`Move ${called} forward`} disabled={place === 1} onClick={() => onMove(-1)}>
            <ArrowLeft aria-hidden />
          </IconButton>
          <IconButton label={`Move ${called} back`} disabled={last} onClick={() => onMove(1)}>
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

function Progress({ name, share }: { name: string; share: number }) {
  return (
    <div className="absolute inset-x-0 bottom-0 flex bg-black/55 p-2.5">
      <progress
        aria-label={`Uploading ${name}`}
        value={share}
        max={1}
        className="h-1.5 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-white [&::-webkit-progress-bar]:bg-white/35 [&::-webkit-progress-value]:bg-white"
      />
    </div>
  );
}
