import { lazy } from 'react';
import { Navigate, Outlet, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { HeadTags } from '@/platform/head/head-tags';
import { ErrorBoundary } from '@/platform/layout/error-boundary';
import { RouteEffects } from '@/platform/navigation/route-effects';
import type { Host } from '@/app/routes/host';
import type { LoadedComponents } from './preload';
import { matchesPath, pageHeadOf, type RouteTable } from './routes/route-table';
import { routesFor } from './routes/routes-for';

/** The screens of a host, inside a router. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  return (
    // For what a screen's own boundary doesn't catch, such as a layout that couldn't be loaded.
    <ErrorBoundary resetKey={pathname}>
      <RouteEffects />
      {useRoutes(routesAt(routes, pathname))}
    </ErrorBoundary>
  );
}

/**
 * The routes that lead to a path, or all of them if only one for any path does. React Router ranks all it gets on every
 * navigation, which takes as long as drawing a small screen.
 */
export function routesAt(routes: RouteObject[], pathname: string): RouteObject[] {
  const [found] = chainTo(routes, pathname);
  return found ? [found] : routes;
}

function chainTo(routes: RouteObject[], pathname: string): RouteObject[] {
  for (const route of routes) {
    if (route.children) {
      const children = chainTo(route.children, pathname);
      if (children.length > 0) return [{ ...route, children }];
    } else if (route.path !== undefined && matchesPath(route.path, pathname)) {
      return [route];
    }
  }
  return [];
}

/**
 * React Router's routes of a host. A component that isn't loaded yet is lazy, so its layout shows first. Not for a
 * component to call: it would wait for new lazy components each time it renders.
 */
export function routeObjects(host: Host, loaded: LoadedComponents): RouteObject[] {
  const children = childrenOf(routesFor(host), host, loaded);
  return host === 'app' ? [{ Component: AppRoot, children }] : children;
}

function childrenOf(table: RouteTable, host: Host, loaded: LoadedComponents): RouteObject[] {
  return table.map((route) => {
    if ('layout' in route) {
      const { layout, routes } = route;
      return { Component: loaded.get(layout) ?? lazy(layout), children: childrenOf(routes, host, loaded) };
    }
    const { path } = route;
    if ('redirectTo' in route) return { path, element: <RedirectTo path={route.redirectTo} /> };
    const Screen = loaded.get(route.screen) ?? lazy(route.screen);
    if (host === 'app') return { path, Component: Screen };
    const element = (
      <>
        <HeadTags head={pageHeadOf(route)} />
        <Screen />
      </>
    );
    return { path, element };
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
      <HeadTags head="noindex" />
      <Outlet />
    </>
  );
}
