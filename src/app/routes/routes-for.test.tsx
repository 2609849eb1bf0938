import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Host } from './host';
import { appRoutes } from './app-routes';
import { publicRoutes } from './public-routes';
import { leavesOf } from './route-table';
import { routesFor } from './routes-for';

/** Name of the loader that the host's router has for a path. */
function loaderAt(host: Host, path: string): string | undefined {
  const route = matchRoutes([...leavesOf(routesFor(host))], path)?.at(-1)?.route;
  return route && 'screen' in route ? route.screen.name : undefined;
}

const hosts = [
  { host: 'app', other: 'public', own: appRoutes, others: publicRoutes },
  { host: 'public', other: 'app', own: publicRoutes, others: appRoutes },
] as const;

describe.each(hosts)('the $host host', ({ host, other, own, others }) => {
  const ownPaths = leavesOf(own).map(({ path }) => path);
  const elsewhere = leavesOf(others).flatMap(({ path }) => (ownPaths.includes(path) ? [] : path));
  const example = (path: string) => path.replaceAll(/:\w+/g, '42');

  it('shows its own paths, also with a slash at the end', () => {
    for (const path of ownPaths.map(example))
      expect([path, loaderAt(host, path), loaderAt(host, `${path}/`)]).not.toContain('otherHostScreen');
  });

  it.each(elsewhere)(`leads to the ${other} host: %s`, (path) => {
    expect(loaderAt(host, example(path))).toBe('otherHostScreen');
  });

  it.each(['/nowhere', '/terms/old', '/dashboards', '/app/dashboard'])('finds no %s on the other host', (path) => {
    expect(loaderAt(host, path)).toBe('notFoundScreen');
  });

  it('lists each path once', () => {
    const all = leavesOf(routesFor(host)).map(({ path }) => path);
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });
});

it.each<[Host, string]>([
  ['public', '/dashboard'],
  ['public', '/marketplace/42'],
  ['public', '/community/forums/4/topics/2'],
  ['app', '/legal-notice'],
])('the %s host leads away from %s', (host, path) => {
  expect(loaderAt(host, path)).toBe('otherHostScreen');
});
