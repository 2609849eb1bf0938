import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { HydrationMarker } from '@/platform/hydration/hydration-marker';
import { Skeleton } from '@/kit/ui/skeleton';
import { ErrorBoundary } from './error-boundary';
import { Page } from './page';

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

/** The shape of a screen, a heading and its content, while its code loads. */
function ScreenLoading() {
  return (
    <Page className="late flex min-h-dvh flex-col gap-5">
      <output className="sr-only">Loading</output>
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </Page>
  );
}
