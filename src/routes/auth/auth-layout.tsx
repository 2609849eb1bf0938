import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { AuthScene } from '@/features/auth/components/auth-scene';
import { brand } from '@/domain/site/brand';
import { appOrigin, sharedCookieDomain } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { useDestination } from '@/platform/navigation/use-destination';
import { useAuth } from '@/platform/auth/auth-provider';
import { preloadAuth } from '@/platform/supabase/preload';
import { BrandLogo } from '@/platform/layout/brand-mark';
import { OfflineNotice } from '@/platform/layout/offline-notice';
import { ScreenOutlet } from '@/platform/layout/screen-outlet';
import { contentId } from '@/platform/layout/skip-link';
import { Splash } from '@/platform/layout/splash';
import { ThemeToggle } from '@/platform/theme/theme-toggle';
import { useEnterApp } from './enter-app';

/** Screens opened from emails; they depend on the link, not on who's signed in. */
const linkPaths: readonly string[] = [paths.resetPassword, paths.confirmEmail, paths.joinDeal, paths.unsubscribe];

/** The split-screen layout of the sign-in pages. Redirects signed-in members to the app, except on emailed links. */
export default function AuthLayout() {
  const auth = useAuth();
  const { status } = auth;
  const { pathname, search, hash } = useLocation();
  const [seenForm, setSeenForm] = useState(false);
  if ((status === 'unauthenticated' || status === 'restricted') && !seenForm) setSeenForm(true);

  if (isOnIsolatedHost()) return <RedirectToAppHost path={pathname + search + hash} />;
  // A screen that has just signed in its member redirects on its own.
  if (!linkPaths.includes(pathname)) {
    if (status === 'loading') return <Splash />;
    if (auth.status === 'restricted') {
      // The sign-in screen asks for the code.
      const screen = auth.needs === 'code' ? paths.signIn() : paths.resetPassword;
      if (pathname !== screen) return <Navigate to={screen} replace />;
    }
    if (status === 'authenticated' && !seenForm) return <AlreadySignedIn />;
  }
  return <SplitScreen />;
}

/** True on a public host that can't share its session with the app host (`localhost`), so signing in here is no use. */
function isOnIsolatedHost(): boolean {
  return sharedCookieDomain(window.location.hostname) === null && appOrigin(window.location) !== window.location.origin;
}

function RedirectToAppHost({ path }: { path: string }) {
  useEffect(() => redirectTo(appOrigin(window.location) + path), [path]);
  return <Splash />;
}

function AlreadySignedIn() {
  useEnterApp(useDestination() ?? paths.dashboard);
  return <Splash />;
}

function SplitScreen() {
  useEffect(preloadAuth, []);
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
          className={clsx(
            'mx-auto flex w-full max-w-[29rem] flex-1 flex-col px-4 pt-6 pb-12 outline-none sm:px-6',
            'sm:pt-12 lg:justify-center lg:pt-0 lg:pb-20',
          )}
        >
          <ScreenOutlet />
        </main>
      </div>
      <AuthScene />
    </div>
  );
}
