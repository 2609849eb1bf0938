import { CrashScreen } from '@/shared/ui/crash-screen';
import { useRouteError } from './data-router';

/** What the data router shows when a route, or the shell itself, fails. */
export function RouteError() {
  const error = useRouteError();
  return (
    <main>
      <CrashScreen error={error} />
    </main>
  );
}
