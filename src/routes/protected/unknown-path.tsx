import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { currentPath } from '@/shared/config/redirects';
import { NotFound } from '@/shared/ui/not-found';

/** An address the app has no screen for: an older link, or none at all. */
export function UnknownPath() {
  const { pathname, search, hash } = useLocation();
  const current = currentPath(pathname);
  if (current) return <Navigate to={current + search + hash} replace />;
  return <NotFound home={paths.dashboard} />;
}
