import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { appOrigin, canHaveAppHost, publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { currentPath } from '@/domain/site/redirects';
import { NotFound } from '@/platform/layout/not-found';
import { Splash } from '@/platform/layout/splash';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { hostFor, type Host } from './host';

interface UnknownPathProps {
  host?: Host;
}

/** A path that neither host has, unless it is a legacy one. */
export function NotFoundScreen({ host = currentHost() }: UnknownPathProps) {
  return (
    <UnlessLegacy>
      <NotFound home={host === 'app' ? paths.dashboard : paths.home} />
    </UnlessLegacy>
  );
}

/** A path that only the other host has. */
export function OtherHostScreen({ host = currentHost() }: UnknownPathProps) {
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  if (host === 'app') return <ToPublic path={path} />;
  // Without an app host, the app's URL would lead back here.
  if (!canHaveAppHost(window.location.hostname)) return <NotFoundScreen />;
  return (
    <UnlessLegacy>
      <ToApp path={path} />
    </UnlessLegacy>
  );
}

const currentHost = () => hostFor(window.location.hostname);

function UnlessLegacy({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const current = currentPath(pathname);
  return current ? <Navigate to={current + search + hash} replace /> : children;
}

function ToPublic({ path }: { path: string }) {
  useEffect(() => redirectTo(publicOrigin(window.location) + path), [path]);
  return <Splash />;
}

/** Goes to the same path on the app host, which asks visitors to sign in or up first. */
function ToApp({ path }: { path: string }) {
  useEffect(() => redirectTo(appOrigin(window.location) + path), [path]);
  return <Splash />;
}
