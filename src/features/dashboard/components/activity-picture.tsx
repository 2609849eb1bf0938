import { clsx } from 'clsx';
import { House } from 'lucide-react';
import { useState } from 'react';
import { publicFileUrl } from '@/shared/supabase/files';

/** A small picture of a listing or post. Decorative: the title is next to it. */
export function ActivityPicture({ path }: { path: string | null }) {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={clsx(
        'flex aspect-4/3 w-24 shrink-0 items-center justify-center self-start overflow-hidden',
        'rounded-control bg-sunken text-muted',
      )}
    >
      {path === null || path === failedPath ? (
        <House className="size-7" />
      ) : (
        <img
          src={publicFileUrl('images', path, 400)}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailedPath(path)}
        />
      )}
    </span>
  );
}
