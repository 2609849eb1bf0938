import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { StoredPicture } from '@/platform/pictures/stored-picture';
import type { Post } from '../../post';
import { shownRatio } from '../../post-filters';

interface PostPictureProps {
  post: Pick<Post, 'title' | 'picture'>;
  /** Shows the whole picture; lists crop very tall and wide ones. */
  whole?: boolean;
  className?: string;
}

/** A post's picture. Keeps its space while loading; renders nothing without a picture. */
export function PostPicture({ post: { title, picture }, whole = false, className }: PostPictureProps) {
  if (!picture) return null;
  const { path, width, height } = picture;
  return (
    <div
      className={clsx('w-full overflow-hidden rounded-control bg-sunken', className)}
      style={{ aspectRatio: whole ? width / height : shownRatio(picture) }}
    >
      <StoredPicture
        bucket="images"
        path={path}
        alt={`Posted with “${title}”`}
        sizes="(min-width: 720px) 632px, calc(100vw - 4rem)"
        width={width}
        height={height}
        fallback={
          <span className="flex size-full items-center justify-center gap-2 text-sm text-muted">
            <ImageOff aria-hidden className="size-5" />
            We couldn’t load this picture.
          </span>
        }
        className="size-full object-cover"
      />
    </div>
  );
}
