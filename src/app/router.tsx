import { lazy } from 'react';
import { Navigate, Outlet, useLocation, useMatches, type RouteObject } from 'react-router-dom';
import { HeadTags } from '@/shared/head/head-tags';
import { RouteError } from '@/shared/layout/route-error';
import { RouteEffects } from '@/shared/navigation/route-effects';
import type { Host } from './host';
import type { LoadedComponents } from './preload';
import { pageHeadOf, type RouteTable, type ScreenRoute } from './routes/route-table';
import { routesFor } from './routes/routes-for';

/** React Router's routes of a host. A component that isn't loaded yet is lazy, so its layout shows first. */
export function routeObjects(host: Host, loaded: LoadedComponents): RouteObject[] {
  const Root = host === 'app' ? AppRoot : PublicRoot;
  return [{ Component: Root, ErrorBoundary: RouteError, children: childrenOf(routesFor(host), loaded) }];
}

function childrenOf(table: RouteTable, loaded: LoadedComponents): RouteObject[] {
  return table.map((route) => {
    if ('layout' in route) {
      const { layout, routes } = route;
      return { Component: loaded.get(layout) ?? lazy(layout), children: childrenOf(routes, loaded) };
    }
    const { path } = route;
    if ('redirectTo' in route) return { path, element: <RedirectTo path={route.redirectTo} /> };
    return { path, Component: loaded.get(route.screen) ?? lazy(route.screen), handle: route };
  });
}

function RedirectTo({ path }: { path: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={path + search + hash} replace />;
}

/** The app isn't for search engines. It can be installed, which the public site can't. */
function AppRoot() {
  return (
    <>
      <link rel="manifest" href="/manifest.json" />
      <RouteEffects />
      <HeadTags head="noindex" />
      <Outlet />
    </>
  );
}

function PublicRoot() {
  const route = useMatches().at(-1)?.handle as ScreenRoute | undefined;
  return (
    <>
      <RouteEffects />
      <HeadTags head={route ? pageHeadOf(route) : 'noindex'} />
      <Outlet />
    </>
  );
}
