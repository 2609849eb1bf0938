import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';

/** Tells a visitor what an account adds, in one line. */
export function SignUpBanner() {
  return (
    <aside
      aria-label="Join"
      className="flex items-center justify-between gap-x-6 gap-y-3 rounded-card bg-evergreen-soft py-3 pr-3 pl-5 text-[15px] text-evergreen-ink"
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
