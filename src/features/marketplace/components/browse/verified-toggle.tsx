import { clsx } from 'clsx';
import { BadgeCheck } from 'lucide-react';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button';
import { UpgradeDialog } from '@/shared/ui/upgrade-dialog';
import { writeAddress } from '../../filters';
import { AuthGate } from '../auth-gate';
import type { MarketplaceAddress } from './use-marketplace-address';
import type { useVerifiedGate } from './use-verified-gate';

interface VerifiedToggleProps {
  address: MarketplaceAddress;
  gate: ReturnType<typeof useVerifiedGate>;
}

/** Verified Only, and what stands in its way. */
export function VerifiedToggle({ address, gate }: VerifiedToggleProps) {
  const on = gate.filters.verifiedOnly;
  const wanted = writeAddress({ ...address, filters: { ...address.filters, verifiedOnly: true } });
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
        onClick={gate.toggle}
      >
        <span>
          Verified <span className="max-sm:sr-only">Only</span>
        </span>
      </Button>
      <AuthGate
        gate={gate.obstacle === 'sign-in' ? 'verified' : null}
        onClose={gate.close}
        returnTo={`${paths.marketplace}?${wanted}`}
      />
      <UpgradeDialog gate="verified_only" open={gate.obstacle === 'upgrade'} onClose={gate.close} />
    </>
  );
}
