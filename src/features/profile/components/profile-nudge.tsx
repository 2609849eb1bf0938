import { clsx } from 'clsx';
import { ArrowRight, Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import type { Profile } from '../profile';
import { missingParts, nudgeText } from '../completeness';

/** Lists what the profile is missing. Null for a complete profile. */
export function ProfileNudge({ profile }: { profile: Profile }) {
  const text = nudgeText(missingParts(profile));
  if (!text) return null;
  return (
    <aside
      aria-label="Complete your profile"
      className={clsx(
        'relative flex items-center gap-4 rounded-card bg-evergreen-soft px-5 py-4 text-evergreen-ink',
        'has-focus-visible:outline-2 has-focus-visible:outline-evergreen',
      )}
    >
      <Sparkles aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.editProfile}
          className={clsx(
            'font-semibold after:absolute after:inset-0 after:rounded-card hover:underline',
            'focus-visible:outline-none',
          )}
        >
          {text}
        </Link>
        <p className="text-sm">People do business with people they recognize.</p>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0" />
    </aside>
  );
}
