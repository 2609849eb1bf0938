import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Warning } from '@/kit/ui/warning';
import { atAddressQuery, type ListingPlace } from './api/queries';

interface SameAddressProps {
  listing: ListingPlace;
  /** The listing's seller. */
  sellerId: string;
}

/** For a seller: their own listings at the address, to edit instead, and whether another member has it listed. */
export function SellerSameAddress({ listing, sellerId }: SameAddressProps) {
  const { own, others } = useSameAddress(listing, sellerId);
  return (
    <>
      {own[0] ? (
        <Warning icon={Copy}>
          You already have this address listed.{' '}
          <TextLink to={paths.editListing(own[0].id)}>Edit “{own[0].title}”</TextLink> instead of posting it twice.
        </Warning>
      ) : null}
      {others[0] ? (
        <Warning icon={Copy}>
          Another member has this address listed:{' '}
          <TextLink to={paths.listing(others[0].id)}>{others[0].title}</TextLink>. You can post yours, too. Buyers and
          our team see that there are two.
        </Warning>
      ) : null}
    </>
  );
}

/** For reviewers: every other listing at the address. */
export function ReviewerSameAddress({ listing, sellerId }: SameAddressProps) {
  const { own, others } = useSameAddress(listing, sellerId);
  if (own.length + others.length === 0) return null;
  const links = [...others, ...own].map(({ id, title }) => (
    <li key={id} className="py-0.5">
      <TextLink to={paths.listing(id)}>{title}</TextLink>
      {own.some((one) => one.id === id) ? ' (same seller)' : ''}
    </li>
  ));
  return (
    <Warning icon={Copy}>
      {others.length > 0 ? 'Another member has this address listed:' : 'The seller has this address listed twice:'}
      <ul className="mt-1 list-disc pl-5">{links}</ul>
    </Warning>
  );
}

/** For buyers: that another member has the address listed, without who. */
export function BuyerSameAddress({ listing, sellerId }: SameAddressProps) {
  const { others } = useSameAddress(listing, sellerId);
  if (others.length === 0) return null;
  return (
    <Warning icon={Copy}>
      Another member has this address listed, too. Ask each seller for their contract before you pay anything.
    </Warning>
  );
}

function useSameAddress(listing: ListingPlace, sellerId: string) {
  const { data = [] } = useQuery({ ...atAddressQuery(listing), enabled: listing.zip !== '' && listing.address !== '' });
  return {
    own: data.filter(({ user_id }) => user_id === sellerId),
    others: data.filter(({ user_id }) => user_id !== sellerId),
  };
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold underline underline-offset-2">
      {children}
    </Link>
  );
}
