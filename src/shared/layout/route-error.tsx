import { useRouteError } from 'react-router-dom';
import { CrashScreen } from './crash-screen';

/** What the router shows when a layout fails. */
export function RouteError() {
  const error = useRouteError();
  return (
    <main>
      <CrashScreen error={error} />
    </main>
  );
}
