import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { Splash } from '@/shared/ui/splash';
import { Providers } from './providers';
import { surfaceFor } from './surface';

const MarketingRouter = lazy(() => import('@/routes/marketing/router'));
const ProtectedRouter = lazy(() => import('@/routes/protected/router'));

/** One bundle, two presentations: the host decides which router is loaded. */
export function App() {
  const Router = surfaceFor(window.location.hostname) === 'app' ? ProtectedRouter : MarketingRouter;
  return (
    <ErrorBoundary>
      <Providers>
        <Suspense fallback={<Splash />}>
          <Router />
        </Suspense>
      </Providers>
    </ErrorBoundary>
  );
}
