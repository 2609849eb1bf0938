import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { publicFileUrl } from '@/shared/supabase/files';
import { avatarColour, initialOf } from './avatar-initial';

interface AvatarProps {
  name: string;
  /** Path in the bucket `avatars`; null or missing shows the initial. */
  path?: string | null;
  /** Edge in CSS pixels. */
  size?: number;
  /** Shows the partner's star. */
  partner?: boolean;
  className?: string;
}

/** A member's picture, or their initial on a colour of their own. Decorative: the name stands beside it, or on the control. */
export function Avatar({ name, path, size = 40, partner = false, className }: AvatarProps) {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const shown = path && path !== failedPath ? path : null;
  return (
    <span
      aria-hidden
      className={clsx('relative inline-block shrink-0', className)}
      style={{ width: size, height: size }}
    >
      {shown ? (
        <img
          src={publicFileUrl('avatars', shown, size * 2)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          className="size-full rounded-full bg-sunken object-cover"
          onError={() => setFailedPath(shown)}
        />
      ) : (
        <span
          className="flex size-full items-center justify-center rounded-full font-semibold text-white"
          style={{ backgroundColor: avatarColour(name), fontSize: size * 0.42 }}
        >
          {initialOf(name)}
        </span>
      )}
      {partner ? (
        <span className="absolute -right-0.5 -bottom-0.5 flex items-center justify-center rounded-full bg-evergreen p-[3px] text-evergreen-on ring-2 ring-surface">
          <Star className="fill-current" style={{ width: size * 0.22, height: size * 0.22 }} />
        </span>
      ) : null}
    </span>
  );
}
