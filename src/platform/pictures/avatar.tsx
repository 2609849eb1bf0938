import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { hasStar } from '@/domain/member/tiers';
import { avatarColor, initialOf } from './avatar-initial';
import { StoredPicture } from './stored-picture';

interface AvatarProps {
  name: string;
  /** Path in the `avatars` bucket; without one the initial is shown. */
  path?: string | null;
  /** Width and height in CSS pixels. */
  size?: number;
  /** The member's tier; partners get a star. */
  tier?: string | undefined;
  className?: string;
}

/**
 * A member's picture, or their initial on a color derived from the name. Decorative: show or announce the name nearby.
 */
export function Avatar({ name, path, size = 40, tier, className }: AvatarProps) {
  const initial = (
    <span
      className={clsx(
        'flex size-full items-center justify-center rounded-full font-semibold text-white',
        'forced-color-adjust-none',
      )}
      style={{ backgroundColor: avatarColor(name), fontSize: size * 0.42 }}
    >
      {initialOf(name)}
    </span>
  );
  return (
    <span
      aria-hidden
      className={clsx('relative inline-block shrink-0', className)}
      style={{ width: size, height: size }}
    >
      {path ? (
        <StoredPicture
          bucket="avatars"
          path={path}
          alt=""
          sizes={`${size}px`}
          width={size}
          height={size}
          fallback={initial}
          className="size-full rounded-full bg-sunken object-cover"
        />
      ) : (
        initial
      )}
      {hasStar(tier) ? (
        <span
          className={clsx(
            'absolute -right-0.5 -bottom-0.5 flex items-center justify-center rounded-full bg-evergreen',
            'p-[3px] text-evergreen-on ring-2 ring-surface',
          )}
        >
          <Star className="fill-current" style={{ width: size * 0.22, height: size * 0.22 }} />
        </span>
      ) : null}
    </span>
  );
}
