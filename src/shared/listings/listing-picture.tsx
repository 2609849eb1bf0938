import { clsx } from 'clsx';
import { StoredPicture } from '@/platform/pictures/stored-picture';

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

/** A listing's picture; a placeholder if there is none or it can't be loaded. */
export function ListingPicture({ path, alt, sizes, eager = false, className }: ListingPictureProps) {
  const placeholder = <PlaceholderHouse label={alt} className={className} />;
  if (path === undefined) return placeholder;
  return (
    <StoredPicture
      bucket="images"
      path={path}
      alt={alt}
      sizes={sizes}
      width={800}
      height={600}
      eager={eager}
      fallback={placeholder}
      className={clsx('size-full object-cover', className)}
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
