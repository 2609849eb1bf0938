import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { Splash } from '@/platform/layout/splash';
import { guardedHistory } from '@/platform/navigation/guarded-history';
import { keepComposingKeys } from '@/kit/ui/input-method';
import { watchMissingCode } from '@/kit/ui/toast';
import { AppShell } from './app-shell';
import { hostFor } from '@/app/routes/host';
import type { LoadedComponents } from './preload';
import { discardPrerendered, isPrerendered } from '@/app/first-view/prerendered-page';
import { routeObjects, Screens } from './router';

/** Shows the page: hydrates what was prerendered for this address, or else renders it from scratch. */
export async function start(container: HTMLElement, preloaded: Promise<LoadedComponents>): Promise<void> {
  keepComposingKeys(window);
  watchMissingCode();
  if (isPrerendered()) {
    hydrateRoot(container, app(await preloaded));
    return;
  }
  discardPrerendered(container);
  const root = createRoot(container);
  // A built page shows it already.
  if (!container.hasChildNodes()) root.render(<Splash />);
  root.render(app(await preloaded));
}

function app(loaded: LoadedComponents) {
  const routes = routeObjects(hostFor(window.location.hostname), loaded);
  const history = guardedHistory(createBrowserHistory({ v5Compat: true }));
  return (
    <StrictMode>
      <AppShell>
        <HistoryRouter history={history}>
          <Screens routes={routes} />
        </HistoryRouter>
      </AppShell>
    </StrictMode>
  );
}
