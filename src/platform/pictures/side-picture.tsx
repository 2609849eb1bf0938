import { clsx } from 'clsx';
import { House } from 'lucide-react';
import { StoredPicture } from './stored-picture';

interface SidePictureProps {
  /** Path in the bucket `images`; null draws a house. */
  path: string | null;
  /** Displayed width, like an image's `sizes`. */
  sizes: string;
  /** The largest width in pixels. */
  width: number;
  /** For pictures visible without scrolling. */
  eager?: boolean;
  className?: string;
}

/** A small picture beside a title. Decorative, as the title says the same. */
export function SidePicture({ path, sizes, width, eager, className }: SidePictureProps) {
  const house = <House className="size-7" />;
  return (
    <span
      aria-hidden
      className={clsx(
        'flex aspect-4/3 w-24 shrink-0 items-center justify-center overflow-hidden bg-sunken text-muted',
        className,
      )}
    >
      {path === null ? (
        house
      ) : (
        <StoredPicture
          bucket="images"
          path={path}
          alt=""
          sizes={sizes}
          width={width}
          height={(width * 3) / 4}
          eager={eager}
          fallback={house}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
