import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { expect, it } from 'vitest';
import { appRoutes } from '@/app/routes/app-routes';
import { authRoutes } from '@/app/routes/auth-routes';
import { publicRoutes } from '@/app/routes/public-routes';
import { componentsAt, leavesOf, type RouteTable } from '@/app/routes/route-table';
import { paths } from '@/domain/site/paths';
import { createQueryClient } from '@/platform/query/query-client';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const anId = '7a06b9d4-b489-4c09-94d8-000000000001';

/** They lead on to a screen that has a heading. */
const leadsAway: readonly string[] = [paths.submitPropertyContract, paths.submitPropertyReview, paths.signedOut];

const pathsOf = (table: RouteTable) =>
  leavesOf(table).flatMap((route) =>
    'screen' in route && !leadsAway.includes(route.path) ? [route.path.replaceAll(/:\w+/g, anId)] : [],
  );
const authPaths = pathsOf(authRoutes);
const screens = [
  ...pathsOf(appRoutes).map((path) => ({ host: 'app', path, table: appRoutes })),
  ...pathsOf(publicRoutes)
    .filter((path) => !authPaths.includes(path))
    .map((path) => ({ host: 'public', path, table: publicRoutes })),
].map((each) => ({ ...each, user: each.host === 'app' && !authPaths.includes(each.path) ? someMember : null }));

/** Renders a screen in its inner layouts, without those that have no heading: the shells and the one of signing in. */
async function open({ table, path, user }: (typeof screens)[number]) {
  const inner = componentsAt(table, path).slice(authPaths.includes(path) ? -1 : 1);
  const loaded = await Promise.all(inner.map((load) => load()));
  const [Screen, ...layouts] = loaded.map((module) => module.default).toReversed();
  if (!Screen) throw new Error(`No screen at ${path}`);
  const routes = layouts.reduce(
    (route, Layout) => <Route element={<Layout />}>{route}</Route>,
    <Route path={path} element={<Screen />} />,
  );
  const queryClient = createQueryClient({ retries: 0 });
  renderScreen(null, { at: path, path: '/nowhere', routes, user, queryClient });
  return queryClient;
}

// By tag: looking for roles would take longer than everything else here.
const headings = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

// Focus moves to the page's heading on navigation, whatever the backend does.
it.each(screens)('$host $path has one h1 while the backend is slow, and when it fails', async (at) => {
  let fail = () => undefined as void;
  const failure = new Promise<void>((resolve) => {
    fail = resolve;
  });
  server.use(
    http.all(`${backendUrl}/*`, async () => {
      await failure;
      return HttpResponse.json({ message: 'broken by the test' }, { status: 500 });
    }),
  );
  const queryClient = await open(at);
  await act(async () => {});
  expect(headings()).toHaveLength(1);
  fail();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => {});
  expect(headings()).toHaveLength(1);
});
