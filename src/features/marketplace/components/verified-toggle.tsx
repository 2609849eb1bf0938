import { clsx } from 'clsx';
import { BadgeCheck } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { UpgradeDialog } from '@/shared/entitlements/upgrade-dialog';
import { Button } from '@/kit/ui/button';
import { SignInPrompt } from '@/shared/listings/sign-in-prompt';
import { toSearchParams } from '@/domain/filters/marketplace-query';
import type { MarketplaceState } from './use-marketplace-query';
import type { useVerifiedAccess } from './use-verified-access';

interface VerifiedToggleProps {
  query: MarketplaceState;
  verified: ReturnType<typeof useVerifiedAccess>;
}

/** The Verified Only switch and the prompts for readers without access. */
export function VerifiedToggle({ query, verified }: VerifiedToggleProps) {
  const on = verified.filters.verified;
  const withVerified = toSearchParams({ ...query, filters: { ...query.filters, verified: true } });
  return (
    <>
      <Button
        variant="secondary"
        aria-pressed={on}
        icon={<BadgeCheck aria-hidden />}
        className={clsx(
          'min-h-11 max-sm:px-3 max-[379px]:gap-1.5 max-[379px]:px-2.5',
          on && 'border-evergreen! bg-evergreen-soft! text-evergreen-ink',
        )}
        onClick={verified.toggle}
      >
        <span>
          Verified <span className="max-sm:sr-only">Only</span>
        </span>
      </Button>
      <SignInPrompt
        reason={verified.prompt === 'sign-in' ? 'verified' : null}
        onClose={verified.closePrompt}
        returnTo={`${paths.marketplace}?${withVerified}`}
      />
      <UpgradeDialog entitlement="verified_only" open={verified.prompt === 'upgrade'} onClose={verified.closePrompt} />
    </>
  );
}
