import { clsx } from 'clsx';
import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';

/** Tells visitors what a free account adds. */
export function SignUpBanner() {
  return (
    <aside
      aria-label="Join"
      className={clsx(
        'for-visitors-alone flex items-center justify-between gap-x-3 rounded-card',
        'bg-evergreen-soft py-1.5 pr-1.5 pl-4 text-sm text-evergreen-ink sm:gap-x-6 sm:py-3',
        'sm:pr-3 sm:pl-5 sm:text-[15px]',
      )}
    >
      <p className="min-w-0">
        <strong className="font-semibold">Join free</strong> to save listings, rate deals and post your own.
      </p>
      <ButtonLink to={paths.signUp} size="sm">
        Sign up
      </ButtonLink>
    </aside>
  );
}
