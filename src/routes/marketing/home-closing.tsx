import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { NextStep } from './next-step';

/** The closing call to action: join, or post for members. */
export function HomeClosing() {
  return (
    <section className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
      {/* Dark green in both themes, so its content always uses the light theme. */}
      <div
        data-theme="light"
        className={clsx(
          'closing-panel flex flex-col items-start gap-6 rounded-3xl px-6 py-10 sm:px-12 sm:py-14',
          'lg:flex-row lg:items-center lg:justify-between',
        )}
      >
        <div className="max-w-xl">
          <h2 className="font-display text-3xl font-semibold tracking-[-0.015em] sm:text-4xl">
            Have a deal of your own?
          </h2>
          <p className="mt-3 text-lg opacity-90">
            Post it with photos and numbers, and let buyers come to you. Joining is free: verify your email and post the
            same day. Free members’ listings carry a 50% JV requirement.
          </p>
        </div>
        <NextStep
          appPath={paths.submitListing}
          memberText="Post a listing"
          memberIcon={<Plus aria-hidden />}
          size="lg"
          variant="secondary"
        >
          Post a listing
        </NextStep>
      </div>
    </section>
  );
}
