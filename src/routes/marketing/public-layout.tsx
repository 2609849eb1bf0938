import { KeptPicture } from '@/features/signup/components/kept-picture';
import { LiveMembership } from '@/shared/session/live-membership';
import { contentId, SkipLink } from '@/shared/ui/skip-link';
import { OfflineNotice } from '@/shared/ui/offline-notice';
import { ScreenOutlet } from '@/shared/ui/screen-outlet';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

/** Header, screen and footer of the public site. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <KeptPicture />
      <LiveMembership />
      <PublicHeader />
      <OfflineNotice />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        <ScreenOutlet />
      </main>
      <PublicFooter />
    </div>
  );
}
