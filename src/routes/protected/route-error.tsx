import { useRouteError } from 'react-router-dom';
import { CrashScreen } from '@/shared/ui/crash-screen';

/** What the data router shows when a route, or the shell itself, fails. */
export function RouteError() {
  const error = useRouteError();
  return (
    <main>
      <CrashScreen error={error} />
    </main>
  );
}
