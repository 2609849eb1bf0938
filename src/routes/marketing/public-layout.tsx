import { KeptPicture } from '@/features/signup/components/kept-picture';
import { LiveMembership } from '@/shared/session/live-membership';
import { AtWork } from '@/shared/ui/at-work';
import { contentId, SkipLink } from '@/shared/ui/skip-link';
import { island } from '@/shared/ui/island';
import { OfflineNotice } from '@/shared/ui/offline-notice';
import { ScreenOutlet } from '@/shared/ui/screen-outlet';
import { PublicHeader } from './public-header';

const PublicFooter = island(() => import('./public-footer').then((module) => module.PublicFooter));

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
        <ScreenOutlet>
          <AtWork />
        </ScreenOutlet>
      </main>
      <PublicFooter />
    </div>
  );
}
