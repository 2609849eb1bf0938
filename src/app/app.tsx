import { lazy, useState } from 'react';
import { Frame } from './frame';
import { preparedClient } from './prepared-client';
import { surfaceFor } from './surface';

const MarketingRouter = lazy(() => import('@/routes/marketing/router'));
const ProtectedRouter = lazy(() => import('@/routes/protected/router'));

/** One bundle, two presentations: the host decides which router is loaded. */
export function App() {
  const [queryClient] = useState(preparedClient);
  const Router = surfaceFor(window.location.hostname) === 'app' ? ProtectedRouter : MarketingRouter;
  return (
    <Frame queryClient={queryClient}>
      <Router />
    </Frame>
  );
}
