import { useEffect } from 'react';
import { saveDestination } from './saved-destination';
import { useDestination } from './use-destination';

/** The URL's destination, which is also saved for a payment or an emailed link, which leave this page. */
export function useRememberedDestination(): string | null {
  const destination = useDestination();
  useEffect(() => {
    if (destination) saveDestination(destination);
  }, [destination]);
  return destination;
}
