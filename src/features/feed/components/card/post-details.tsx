import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import type { Post } from '../../post';

/** A post's location and tags; renders nothing without both. */
export function PostDetails({
  post: { location, tags },
  className,
}: {
  post: Pick<Post, 'location' | 'tags'>;
  className?: string;
}) {
  if (location === null && tags.length === 0) return null;
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-muted', className)}>
      {location ? (
        <p className="inline-flex min-w-0 items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">Location: </span>
          <span className="min-w-0 wrap-anywhere">{location}</span>
        </p>
      ) : null}
      {tags.length > 0 ? (
        <ul aria-label="Tags" className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0 wrap-anywhere">
              <span aria-hidden>#</span>
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
