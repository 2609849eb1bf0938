import { clsx } from 'clsx';
import { House } from 'lucide-react';
import { StoredPicture } from '@/shared/ui/stored-picture';

/** A small picture of a listing or post. Decorative: the title is next to it. */
export function ActivityPicture({ path }: { path: string | null }) {
  const house = <House className="size-7" />;
  return (
    <span
      aria-hidden
      className={clsx(
        'flex aspect-4/3 w-24 shrink-0 items-center justify-center self-start overflow-hidden',
        'rounded-control bg-sunken text-muted',
      )}
    >
      {path === null ? (
        house
      ) : (
        <StoredPicture
          bucket="images"
          path={path}
          alt=""
          sizes="96px"
          width={96}
          height={72}
          fallback={house}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
