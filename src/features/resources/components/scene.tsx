import { clsx } from 'clsx';
import type { Resource } from '../resource';
// A separate file, so that the browser caches it and the code stays small. It uses the theme's colors.
import scenes from './scenes.svg?no-inline';

/** The picture of a resource, or the illustration of its category. */
export function Scene({
  resource: { image, category },
  className,
}: {
  resource: Pick<Resource, 'image' | 'category'>;
  className?: string;
}) {
  const look = clsx('block aspect-video w-full bg-sunken object-cover', className);
  return image ? (
    <img src={image} alt="" width={640} height={360} loading="lazy" decoding="async" className={look} />
  ) : (
    <svg aria-hidden viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className={look}>
      <use href={`${scenes}#${category}`} />
    </svg>
  );
}
