import type { Host } from '../host';
import { appRoutes } from './app-routes';
import { publicRoutes } from './public-routes';
import { leavesOf, type RouteTable, type ScreenRoute } from './route-table';

/** The routes of a host. Paths that only the other host has lead there, and any other path is a legacy one or a 404. */
export function routesFor(host: Host): RouteTable {
  return host === 'app' ? withUnknownPaths(appRoutes, publicRoutes) : withUnknownPaths(publicRoutes, appRoutes);
}

/** Adds them to the host's first layout. */
function withUnknownPaths([shell, ...rest]: RouteTable, other: RouteTable): RouteTable {
  if (!shell || !('layout' in shell)) throw new Error('A host’s routes start with its layout.');
  const own = new Set(leavesOf([shell, ...rest]).map(({ path }) => path));
  const elsewhere = leavesOf(other).filter(({ path }) => !own.has(path));
  const unknown: ScreenRoute[] = [
    ...elsewhere.map(({ path }) => ({ path, screen: otherHostScreen })),
    { path: '*', screen: notFoundScreen },
  ];
  return [{ ...shell, routes: [...shell.routes, ...unknown] }, ...rest];
}

const otherHostScreen = async () => ({ default: (await import('./unknown-path')).OtherHostScreen });
const notFoundScreen = async () => ({ default: (await import('./unknown-path')).NotFoundScreen });
