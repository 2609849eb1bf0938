import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';

/** Tells a visitor what an account adds. */
export function SignUpBanner() {
  return (
    <aside
      aria-label="Join"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-evergreen-soft px-5 py-5 text-evergreen-ink sm:px-7"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-lg font-semibold">See who is selling, and post your own deals</p>
        <p className="mt-1 text-[15px]">A free account lets you save listings, rate deals and post off-market property.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.signUp}>Join free</ButtonLink>
        <ButtonLink to={paths.signIn()} variant="ghost">
          Sign in
        </ButtonLink>
      </div>
    </aside>
  );
}
