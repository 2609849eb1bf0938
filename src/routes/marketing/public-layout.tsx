import { LazyPendingAvatar } from '@/features/signup/components/lazy-pending-avatar';
import { LazySavePending } from '@/shared/listings/lazy-save-pending';
import { LazyMembershipSync } from '@/platform/session/lazy-membership-sync';
import { lazyHydrate } from '@/platform/hydration/lazy-hydrate';
import { contentId, SkipLink } from '@/platform/layout/skip-link';
import { OfflineNotice } from '@/platform/layout/offline-notice';
import { ScreenOutlet } from '@/platform/layout/screen-outlet';
import { PublicHeader } from './public-header';

const PublicFooter = lazyHydrate(() => import('./public-footer').then((module) => module.PublicFooter));

/** The public site’s header, screen, and footer. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <LazyPendingAvatar />
      <LazySavePending />
      <LazyMembershipSync />
      <PublicHeader />
      <OfflineNotice />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        <ScreenOutlet />
      </main>
      <PublicFooter />
    </div>
  );
}
