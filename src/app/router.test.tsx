import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routeObjects, routesAt } from './router';
import { leavesOf } from './routes/route-table';
import { routesFor } from './routes/routes-for';

it.each(['app', 'public'] as const)('finds the same route of the %s host as React Router does among all', (host) => {
  const routes = routeObjects(host, new Map());
  const found = (from: typeof routes, path: string) => matchRoutes(from, path)?.map(({ route }) => route.path);
  const screens = leavesOf(routesFor(host)).map(({ path }) => path.replaceAll(/:\w+|\*/g, '4f2'));
  const paths = [...screens, '/nowhere/at/all', '/Marketplace', '/marketplace/'];
  expect(paths.map((path) => found(routesAt(routes, path), path))).toEqual(paths.map((path) => found(routes, path)));
  expect(routesAt(routes, '/marketplace')).toHaveLength(1);
});
