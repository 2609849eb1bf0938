import { LogOut } from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { BrandLogo } from '@/platform/layout/brand-mark';
import { forgetOwnData } from '@/platform/offline/forget';
import { Splash } from '@/platform/layout/splash';
import { LazyMembershipSync } from '@/platform/session/lazy-membership-sync';
import { signOut } from '@/platform/session/sign-out';
import { useStanding } from '@/platform/session/standing';
import { Button } from '@/kit/ui/button';

const AccountStanding = lazy(() =>
  import('@/features/moderation/components/account-standing').then((module) => ({ default: module.AccountStanding })),
);

/**
 * Shows members who are suspended or banned why, with the way to appeal, instead of the app, of which nothing is
 * cached.
 */
export function StandingGate({ children }: { children: ReactNode }) {
  const { standing } = useStanding();
  const isShutOut = standing === 'suspended' || standing === 'banned';
  useEffect(() => {
    if (isShutOut) void forgetOwnData();
  }, [isShutOut]);
  if (!isShutOut) return children;
  return (
    <div className="min-h-dvh">
      {/* Notices when the suspension is reversed. */}
      <LazyMembershipSync />
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 sm:px-6">
        <BrandLogo />
        <Button variant="secondary" size="sm" icon={<LogOut aria-hidden />} onClick={() => void signOut()}>
          Sign out
        </Button>
      </header>
      <main>
        <Suspense fallback={<Splash />}>
          <AccountStanding />
        </Suspense>
      </main>
    </div>
  );
}
