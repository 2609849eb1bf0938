import { Outlet } from 'react-router-dom';
import { QueryProvider } from './query-provider';

/** Around the screens that query the backend. The others don't pay for the query client. */
export default function QueryLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
