import { clsx } from 'clsx';
import { useState } from 'react';
import { VerificationBanner } from '@/features/auth/components/verification-banner';
import { LiveConnections } from '@/features/community/connections/components/live-connections';
import { ReportHost } from '@/features/community/safety/components/report-host';
import { ModerationHost } from '@/features/moderation/components/moderation-host';
import { ReadOnlyBanner } from '@/features/moderation/components/read-only-banner';
import { LazyPendingAvatar } from '@/features/signup/components/lazy-pending-avatar';
import { LazySavePending } from '@/shared/listings/lazy-save-pending';
import { LazyMembershipSync } from '@/platform/session/lazy-membership-sync';
import { ScreenOutlet } from '@/platform/layout/screen-outlet';
import { contentId, SkipLink } from '@/platform/layout/skip-link';
import { useOnline } from '@/platform/layout/use-online';
import { useIdle } from '@/kit/hooks/when-idle';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { AppDrawer } from './app-drawer';
import { AppHeader } from './app-header';
import { AppSidebar } from './app-sidebar';
import { AppTabBar } from './app-tab-bar';

const loadOfflineHost = () => import('./offline-host').then(({ OfflineHost }) => OfflineHost);

/** The signed-in app: header, sidebar (wide screens), tab bar and drawer (phones), and the current screen. */
export function AppLayout() {
  const [menuOpen, setMenuOpen] = useState(false);
  const online = useOnline();
  const idle = useIdle();
  const showOffline = useLazyComponent(loadOfflineHost, idle || !online);
  return (
    <div className="app-shell min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <LazyPendingAvatar />
      <LazySavePending />
      <LiveConnections />
      <LazyMembershipSync />
      <AppSidebar />
      {/* A screen with its own scroll area fills the viewport, minus the on-screen keyboard. */}
      <div
        className={clsx(
          'flex min-h-dvh min-w-0 flex-col pb-[var(--bottom-bar)]',
          'has-[[data-fills-window]]:h-[calc(100dvh-var(--keyboard,0px))]',
          'has-[[data-fills-window]]:min-h-0',
        )}
      >
        <AppHeader />
        {showOffline?.({})}
        <VerificationBanner />
        <ReadOnlyBanner />
        <main
          id={contentId}
          tabIndex={-1}
          className="min-w-0 flex-1 outline-none has-[[data-fills-window]]:flex has-[[data-fills-window]]:min-h-0"
        >
          <ModerationHost>
            <ReportHost>
              <ScreenOutlet />
            </ReportHost>
          </ModerationHost>
        </main>
      </div>
      <AppTabBar onMenu={() => setMenuOpen(true)} />
      <AppDrawer open={menuOpen} onOpenChange={setMenuOpen} />
    </div>
  );
}
