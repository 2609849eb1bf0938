import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { publicOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { currentPath } from '@/shared/config/redirects';
import { isPublicOnly } from '@/shared/lib/host-paths';
import { leaveFor } from '@/shared/lib/leave';
import { NotFound } from '@/shared/ui/not-found';
import { Splash } from '@/shared/ui/splash';

/** An address the app has no screen for: an older link, one of the public site's, or none at all. */
export function UnknownPath() {
  const { pathname, search, hash } = useLocation();
  const current = currentPath(pathname);
  if (current) return <Navigate to={current + search + hash} replace />;
  if (isPublicOnly(pathname)) return <ToPublic path={pathname + search + hash} />;
  return <NotFound home={paths.dashboard} />;
}

function ToPublic({ path }: { path: string }) {
  useEffect(() => leaveFor(publicOrigin(window.location) + path), [path]);
  return <Splash />;
}
