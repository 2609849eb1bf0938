import { clsx } from 'clsx';
import { brand } from '@/domain/site/brand';

/** The logo: a house on the corner of two streets. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="8" fill="#0e6b4e" />
      <path d="M9 23V6.5H6.2v19.3h19.3V23z" fill="#e3a23b" />
      <path d="M12.4 20.4v-7.1l5.9-4.9 5.9 4.9v7.1h-3.9v-4.5h-4v4.5z" fill="#fbfaf6" />
    </svg>
  );
}

interface BrandLogoProps {
  size?: number;
  /** Hides the name visually on screens narrower than 360 px. */
  compact?: boolean;
}

/** Logo and name. */
export function BrandLogo({ size = 32, compact = false }: BrandLogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <BrandMark size={size} />
      <span className={clsx('text-lg font-bold tracking-tight text-ink', compact && 'max-[359px]:sr-only')}>
        {brand.name}
      </span>
    </span>
  );
}
