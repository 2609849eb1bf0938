import { useSyncExternalStore } from 'react';
import { appOrigin } from '@/platform/config/hosts';

const subscribeToNothing = () => () => undefined;

/**
 * Origin of the signed-in app, for links on the public site. Empty while prerendering, where the host isn't known; the
 * public site then redirects the path to the app.
 */
export function useAppOrigin(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => appOrigin(window.location),
    () => '',
  );
}
