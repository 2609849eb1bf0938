import { useState } from 'react';
import { VerificationBanner } from '@/features/auth/components/verification-banner';
import { LiveConnections } from '@/features/community/components/connections/live-connections';
import { ReportHost } from '@/features/community/components/safety/report-host';
import { KeptPicture } from '@/features/signup/components/kept-picture';
import { LiveMembership } from '@/shared/session/live-membership';
import { OfflineNotice } from '@/shared/ui/offline-notice';
import { ScreenOutlet } from '@/shared/ui/screen-outlet';
import { contentId, SkipLink } from '@/shared/ui/skip-link';
import { AppDrawer } from './app-drawer';
import { AppHeader } from './app-header';
import { AppSidebar } from './app-sidebar';
import { AppTabBar } from './app-tab-bar';

/** The signed-in app: header, sidebar on wide screens, tab bar and drawer on phones, and the screen. */
export function AppLayout() {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className="app-shell min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <KeptPicture />
      <LiveConnections />
      <LiveMembership />
      <AppSidebar />
      {/* A screen that scrolls inside itself has the window's height, less a phone's keyboard. */}
      <div className="flex min-h-dvh min-w-0 flex-col pb-[var(--bottom-bar)] has-[[data-fills-window]]:h-[calc(100dvh-var(--keyboard,0px))] has-[[data-fills-window]]:min-h-0">
        <AppHeader />
        <OfflineNotice />
        <VerificationBanner />
        <main
          id={contentId}
          tabIndex={-1}
          className="min-w-0 flex-1 outline-none has-[[data-fills-window]]:flex has-[[data-fills-window]]:min-h-0"
        >
          <ReportHost>
            <ScreenOutlet />
          </ReportHost>
        </main>
      </div>
      <AppTabBar onMenu={() => setMenuOpen(true)} />
      <AppDrawer open={menuOpen} onOpenChange={setMenuOpen} />
    </div>
  );
}
