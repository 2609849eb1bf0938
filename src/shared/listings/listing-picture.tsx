import { clsx } from 'clsx';
import { useState } from 'react';
import { publicFileUrl } from '@/shared/supabase/files';

const widths = [400, 800, 1200] as const;

interface ListingPictureProps {
  /** Path in the bucket `images`; undefined draws a placeholder. */
  path: string | undefined;
  alt: string;
  /** Displayed width, like an image's `sizes`. */
  sizes: string;
  /** For pictures visible without scrolling. */
  eager?: boolean;
  className?: string;
}

/** A picture in the needed size; the original if resizing fails; a placeholder if there is none. */
export function ListingPicture({ path, alt, sizes, eager = false, className }: ListingPictureProps) {
  const [failed, setFailed] = useState<{ path: string; times: number } | null>(null);
  const failures = path !== undefined && failed?.path === path ? failed.times : 0;
  if (path === undefined || failures > 1) return <PlaceholderHouse label={alt} className={className} />;
  return (
    <img
      key={failures}
      src={publicFileUrl('images', path, failures === 0 ? 800 : undefined)}
      srcSet={
        failures === 0
          ? widths.map((width) => `${publicFileUrl('images', path, width)} ${width}w`).join(', ')
          : undefined
      }
      sizes={sizes}
      alt={alt}
      width={800}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={clsx('size-full object-cover', className)}
      onError={() => setFailed({ path, times: failures + 1 })}
    />
  );
}

function PlaceholderHouse({ label, className }: { label: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={clsx('size-full', className)}
    >
      <rect width="400" height="300" className="fill-sand" />
      <circle cx="318" cy="70" r="26" className="fill-amber/50" />
      <path d="M0 236c70-34 130-34 200-12s130 18 200-8v84H0z" className="fill-moss/55" />
      <path d="M122 230v-84l78-62 78 62v84z" className="fill-surface" />
      <path
        d="m104 156 96-78 96 78"
        className="fill-none stroke-moss"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M184 230v-50h32v50zM144 168h24v24h-24zm88 0h24v24h-24z" className="fill-moss/70" />
    </svg>
  );
}
