import { useSyncExternalStore } from 'react';
import { appOrigin } from '@/shared/config/hosts';

const never = () => () => undefined;

/**
 * Origin of the signed-in app, for links on the public site. Empty where a page is written at build time and no host is known: what
 * remains is the path, and the public site sends its readers from there on to the app.
 */
export function useAppOrigin(): string {
  return useSyncExternalStore(
    never,
    () => appOrigin(window.location),
    () => '',
  );
}
