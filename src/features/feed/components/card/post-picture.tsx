import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { publicFileUrl } from '@/shared/supabase/files';
import type { Post } from '../../post';
import { shownRatio } from '../../post-filters';

const widths = [400, 800, 1400] as const;

interface PostPictureProps {
  post: Pick<Post, 'title' | 'picture'>;
  /** Shows the whole picture; lists crop very tall and wide ones. */
  whole?: boolean;
  className?: string;
}

/** A post's picture with responsive sizes. Keeps its space while loading; renders nothing without a picture. */
export function PostPicture({ post: { title, picture }, whole = false, className }: PostPictureProps) {
  const [failed, setFailed] = useState<{ path: string; times: number } | null>(null);
  if (!picture) return null;
  const { path, width, height } = picture;
  const failures = failed?.path === path ? failed.times : 0;
  const frame = clsx('w-full overflow-hidden rounded-control bg-sunken', className);
  const style = { aspectRatio: whole ? width / height : shownRatio(picture) };
  if (failures > 1) {
    return (
      <div className={clsx(frame, 'flex max-h-60 items-center justify-center gap-2 text-sm text-muted')} style={style}>
        <ImageOff aria-hidden className="size-5" />
        We couldn’t load this picture.
      </div>
    );
  }
  return (
    <div className={frame} style={style}>
      <img
        key={failures}
        src={publicFileUrl('images', path, failures === 0 ? 800 : undefined)}
        srcSet={
          failures === 0 ? widths.map((one) => `${publicFileUrl('images', path, one)} ${one}w`).join(', ') : undefined
        }
        sizes="(min-width: 720px) 632px, calc(100vw - 4rem)"
        alt={`Posted with “${title}”`}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
        onError={() => setFailed({ path, times: failures + 1 })}
      />
    </div>
  );
}
