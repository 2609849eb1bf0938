import { lazy } from 'react';
import { Frame } from './frame';
import { surfaceFor } from './surface';

const MarketingRouter = lazy(() => import('@/routes/marketing/router'));
const ProtectedRouter = lazy(() => import('@/routes/protected/router'));

/** One bundle, two presentations: the host decides which router is loaded. */
export function App() {
  const Router = surfaceFor(window.location.hostname) === 'app' ? ProtectedRouter : MarketingRouter;
  return (
    <Frame>
      <Router />
    </Frame>
  );
}
