import { LazyPendingAvatar } from '@/features/signup/components/lazy-pending-avatar';
import { LazySavePending } from '@/shared/listings/lazy-save-pending';
import { LazyMembershipSync } from '@/shared/session/lazy-membership-sync';
import { lazyHydrate } from '@/shared/hydration/lazy-hydrate';
import { contentId, SkipLink } from '@/shared/layout/skip-link';
import { OfflineNotice } from '@/shared/layout/offline-notice';
import { ScreenOutlet } from '@/shared/layout/screen-outlet';
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
