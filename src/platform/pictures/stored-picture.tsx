import { useState, type ReactNode } from 'react';
import { picturePlaceholder } from './picture-placeholder';
import { pictureSources, publicFileUrl, type PictureBucket } from '@/platform/supabase/files';

interface StoredPictureProps {
  bucket: PictureBucket;
  path: string;
  alt: string;
  /** Displayed width, like an image's `sizes`. */
  sizes: string;
  /** Width and height in pixels, for the shape while it loads. */
  width: number;
  height: number;
  /** For pictures visible without scrolling. */
  eager?: boolean;
  /** Replaces the picture if it can't be loaded. */
  fallback: ReactNode;
  className?: string;
}

/**
 * An uploaded picture, in the size it's shown in; the original if resizing fails. Blurred colors of its own keep its
 * place while it loads, if its file's name has them.
 */
export function StoredPicture({
  bucket,
  path,
  alt,
  sizes,
  width,
  height,
  eager = false,
  fallback,
  className,
}: StoredPictureProps) {
  const [failed, setFailed] = useState<{ path: string; times: number } | null>(null);
  const failures = failed?.path === path ? failed.times : 0;
  if (failures > 1) return fallback;
  return (
    <img
      key={failures}
      {...(failures === 0 ? { ...pictureSources(bucket, path), sizes } : { src: publicFileUrl(bucket, path) })}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={className}
      style={{ background: picturePlaceholder(path) }}
      onError={() => setFailed({ path, times: failures + 1 })}
    />
  );
}
