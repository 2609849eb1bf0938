import type { Host } from './host';
import { appRoutes } from './app-routes';
import { publicRoutes } from './public-routes';
import { leavesOf, type RouteTable, type ScreenRoute } from './route-table';

/** The routes of a host. Paths that only the other host has lead there, and any other path is a legacy one or a 404. */
export function routesFor(host: Host): RouteTable {
  const [table, other] = host === 'app' ? [appRoutes, publicRoutes] : [publicRoutes, appRoutes];
  const [shell, ...rest] = table;
  if (!shell || !('layout' in shell)) throw new Error('A host’s routes start with its layout.');
  const own = new Set(leavesOf(table).map(({ path }) => path));
  const elsewhere: ScreenRoute[] = leavesOf(other)
    .filter(({ path }) => !own.has(path))
    .map(({ path }) => ({ path, screen: otherHostScreen }));
  const unknown: ScreenRoute = { path: '*', screen: notFoundScreen };
  // The app's layout requires a session, which public pages don't.
  return host === 'app'
    ? [{ ...shell, routes: [...shell.routes, unknown] }, ...rest, ...elsewhere]
    : [{ ...shell, routes: [...shell.routes, ...elsewhere, unknown] }, ...rest];
}

const otherHostScreen = async () => ({ default: (await import('./unknown-path')).OtherHostScreen });
const notFoundScreen = async () => ({ default: (await import('./unknown-path')).NotFoundScreen });
