import { useQuery } from '@tanstack/react-query';
import { destinationOf } from '@/domain/site/destinations';
import { listingOf } from '@/domain/site/newcomers';
import { addressQuery } from '@/shared/listings/api/address';

interface ReasonProps {
  /** What the form does first: 'Sign in', 'Create a free account'. */
  action: string;
  /** Path of the app to open afterwards. */
  destination: string;
}

/** Why a visitor is asked to sign in or up: 'Sign in to make an offer on 142 Poplar Ave.' Nothing if no words help. */
export function Reason({ action, destination }: ReasonProps) {
  const about = destinationOf(destination);
  const listingId = listingOf(destination);
  const address = useQuery({ ...addressQuery(listingId ?? ''), enabled: listingId !== null });
  // Wait for the address rather than replace the text.
  if (!about || (listingId !== null && address.isPending)) return null;
  return (
    <>
      {action} to {about.act(address.data ?? null)}.{about.note ? ` ${about.note}` : null}
    </>
  );
}
