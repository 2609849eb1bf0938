import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { appOrigin, canHaveAppHost } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { currentPath } from '@/shared/config/redirects';
import { isAppOnly } from '@/shared/lib/host-paths';
import { leaveFor } from '@/shared/lib/leave';
import { useAuth } from '@/shared/session/auth-provider';
import { NotFound } from '@/shared/ui/not-found';
import { Splash } from '@/shared/ui/splash';

/** An address the public site has no screen for: an older link, one of the app's, or none at all. */
export function UnknownPath() {
  const { pathname, search, hash } = useLocation();
  const current = currentPath(pathname);
  if (current) return <Navigate to={current + search + hash} replace />;
  // Without an app host the address would lead back here, again and again.
  if (isAppOnly(pathname) && canHaveAppHost(window.location.hostname)) return <ToApp path={pathname + search + hash} />;
  return <NotFound home={paths.home} />;
}

/** Members go to the same path on the app host, visitors to its sign-in form first. */
function ToApp({ path }: { path: string }) {
  const { status } = useAuth();
  useEffect(() => {
    if (status === 'loading') return;
    leaveFor(appOrigin(window.location) + (status === 'authenticated' ? path : paths.signIn(path)));
  }, [status, path]);
  return <Splash />;
}
