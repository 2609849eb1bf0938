import { useEffect } from 'react';
import { registerWorker } from '@/shared/worker/register';
import { StaleNotice } from './stale-notice';

/** What keeps the app working without a network, and says how old its data are then. Loaded after the first view. */
export function OfflineHost() {
  useEffect(() => {
    if ('serviceWorker' in navigator) void registerWorker();
  }, []);
  return <StaleNotice />;
}
