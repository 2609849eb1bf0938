import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
  useRoutes,
  type InitialEntry,
  type RouteObject,
} from 'react-router-dom';
import { guardedHistory } from '@/platform/navigation/guarded-history';

/** A history in memory that asks before a screen is left, like the app's. It starts at the last entry. */
export function memoryHistory(...initialEntries: InitialEntry[]) {
  return guardedHistory(createMemoryHistory({ initialEntries, v5Compat: true }));
}

interface RoutesAtProps {
  history: ReturnType<typeof memoryHistory>;
  routes: RouteObject[];
}

/** The route at the history's current entry. */
export function RoutesAt({ history, routes }: RoutesAtProps) {
  return (
    <HistoryRouter history={history}>
      <Matched routes={routes} />
    </HistoryRouter>
  );
}

function Matched({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
