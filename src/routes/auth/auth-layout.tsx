import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { AuthScene } from '@/features/auth/components/auth-scene';
import { brand } from '@/shared/config/brand';
import { appOrigin, sharedCookieDomain } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { safeRedirect } from '@/shared/config/redirects';
import { leaveFor } from '@/shared/lib/leave';
import { useAuth } from '@/shared/session/auth-provider';
import { AtWork } from '@/shared/ui/at-work';
import { BrandLogo } from '@/shared/ui/brand-mark';
import { OfflineNotice } from '@/shared/ui/offline-notice';
import { ScreenOutlet } from '@/shared/ui/screen-outlet';
import { contentId } from '@/shared/ui/skip-link';
import { Splash } from '@/shared/ui/splash';
import { ThemeToggle } from '@/shared/ui/theme-toggle';
import { useEnterApp } from './enter-app';

/** Where mail leads: screens that go by their link, whoever opens it. */
const linkPaths: readonly string[] = [paths.resetPassword, paths.confirmEmail, paths.unsubscribe];

/** Split screen of the sign-in pages, on both hosts. Whoever arrives signed in is taken on to the app, but from where mail leads. */
export function AuthLayout() {
  const { status } = useAuth();
  const { pathname, search, hash } = useLocation();
  const [seenVisitor, setSeenVisitor] = useState(false);
  if (status === 'unauthenticated' && !seenVisitor) setSeenVisitor(true);

  if (isOnLonelyHost()) return <ToAppHost path={pathname + search + hash} />;
  // A screen that has just signed its visitor in goes on by itself.
  if (!linkPaths.includes(pathname)) {
    if (status === 'loading') return <Splash />;
    if (status === 'authenticated' && !seenVisitor) return <AlreadySignedIn />;
  }
  return <SplitScreen />;
}

/** True on a public host that cannot share its session with the app host (`localhost`): signing in here would be in vain. */
function isOnLonelyHost(): boolean {
  return sharedCookieDomain(window.location.hostname) === null && appOrigin(window.location) !== window.location.origin;
}

function ToAppHost({ path }: { path: string }) {
  useEffect(() => leaveFor(appOrigin(window.location) + path), [path]);
  return <Splash />;
}

function AlreadySignedIn() {
  const [params] = useSearchParams();
  useEnterApp(safeRedirect(params.get('redirect'), paths.dashboard));
  return <Splash />;
}

function SplitScreen() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex min-w-0 flex-col">
        <OfflineNotice />
        <header className="flex items-center justify-between px-4 py-4 sm:px-8">
          <Link to={paths.home} aria-label={`${brand.name}, home`} className="-mx-1 rounded-control px-1 py-1.5">
            <BrandLogo />
          </Link>
          <ThemeToggle />
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[29rem] flex-1 flex-col px-4 pt-6 pb-12 outline-none sm:px-6 sm:pt-12 lg:justify-center lg:pt-0 lg:pb-20"
        >
          <ScreenOutlet>
            <AtWork />
          </ScreenOutlet>
        </main>
      </div>
      <AuthScene />
    </div>
  );
}
