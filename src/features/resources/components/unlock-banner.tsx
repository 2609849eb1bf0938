import { clsx } from 'clsx';
import { Crown } from 'lucide-react';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { ButtonLink } from '@/kit/ui/button';

/** Promotes the membership to readers without premium access. */
export function UnlockBanner() {
  return (
    <section
      aria-labelledby="unlock-resources"
      className={clsx(
        'closing-panel flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card px-5',
        'py-6 sm:px-8',
      )}
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="unlock-resources" className="flex items-center gap-2.5 text-xl font-semibold">
          <Crown aria-hidden className="size-5 shrink-0" />
          Unlock Premium Resources
        </h2>
        <p className="mt-1.5 text-[15px]">
          Closer members can read every guide and download every template. Cancel anytime.
        </p>
      </div>
      <ButtonLink to={useUpgradePath()} variant="secondary" size="lg">
        Upgrade Now
      </ButtonLink>
    </section>
  );
}
