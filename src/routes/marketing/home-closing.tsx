import { Plus } from 'lucide-react';
import { paths } from '@/shared/config/paths';
import { useAppOrigin } from '@/shared/lib/use-app-origin';
import { useAuth } from '@/shared/session/auth-provider';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';

/** The last word: join, or for members, post. */
export function HomeClosing() {
  const { status } = useAuth();
  const appAddress = useAppOrigin();
  return (
    <section className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
      {/* Dark green in both themes, so what stands on it keeps the light theme. */}
      <div
        data-theme="light"
        className="closing-panel flex flex-col items-start gap-6 rounded-3xl px-6 py-10 sm:px-12 sm:py-14 lg:flex-row lg:items-center lg:justify-between"
      >
        <div className="max-w-xl">
          <h2 className="font-display text-3xl font-semibold tracking-[-0.015em] sm:text-4xl">
            Holding a deal of your own?
          </h2>
          <p className="mt-3 text-lg opacity-90">
            Post it with pictures and numbers, and let the people who buy such property come to you. Joining is free;
            confirm your email and post the same day.
          </p>
        </div>
        {status === 'authenticated' ? (
          <ButtonAnchor
            href={appAddress + paths.submitListing}
            size="lg"
            variant="secondary"
            icon={<Plus aria-hidden />}
          >
            Post a listing
          </ButtonAnchor>
        ) : (
          <ButtonLink to={paths.signUp} size="lg" variant="secondary">
            Join free
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
