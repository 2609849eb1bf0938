import { LoaderCircle } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { HydrationMarker } from '@/platform/hydration/hydration-marker';
import { ErrorBoundary } from './error-boundary';

/** The current screen inside a layout, which stays while the screen loads or if it crashes. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  return (
    // Keyed by path: each screen starts fresh, and the error of one doesn't block the next.
    <ErrorBoundary key={pathname} insideMain>
      <Suspense fallback={<ScreenLoading />}>
        <Outlet />
        <HydrationMarker />
      </Suspense>
    </ErrorBoundary>
  );
}

function ScreenLoading() {
  return (
    <output className="late flex min-h-[70dvh] items-center justify-center text-muted">
      <LoaderCircle aria-hidden className="size-6 animate-spin" />
      <span className="sr-only">Loading</span>
    </output>
  );
}
