import { useQuery } from '@tanstack/react-query';
import { Copy, Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reasonsText } from '@/domain/duplicates/reasons';
import { paths } from '@/domain/site/paths';
import { Warning } from '@/kit/ui/warning';
import { draftMatchesQuery, samePropertyQuery, type DraftFacts } from './api/matches';

/** For a seller who is about to post: their own listing of the property, to edit instead, and another member's. */
export function DraftMatches({ draft, sellerId }: { draft: DraftFacts; sellerId: string }) {
  const { data = [] } = useQuery({ ...draftMatchesQuery(draft), enabled: Boolean(draft.zip && draft.address) });
  const [own, other] = [true, false].map((isOwn) => data.find(({ user_id }) => (user_id === sellerId) === isOwn));
  const link = other ? <TextLink to={paths.listing(other.id)}>{other.title}</TextLink> : null;
  return (
    <>
      <Warning icon={Copy}>
        {own ? (
          <>
            This looks like your own listing: {reasonsText(own.reasons)}.{' '}
            <TextLink to={paths.editListing(own.id)}>Edit “{own.title}”</TextLink> instead of posting it twice.
          </>
        ) : null}
      </Warning>
      <Warning icon={Copy}>
        {other ? (
          <>
            This looks like another member’s listing, {link}: {reasonsText(other.reasons)}. You can post yours.{' '}
            {other.strength === 'same'
              ? 'The seller with the older valid contract keeps the listing; the other can ask to join.'
              : 'Buyers and our team see that they look alike.'}
          </>
        ) : null}
      </Warning>
    </>
  );
}

/** For reviewers: every listing that looks like the property of one, with the reasons. */
export function ReviewerMatches({ listingId, sellerId }: { listingId: string; sellerId: string }) {
  const { data = [] } = useQuery(samePropertyQuery(listingId));
  if (data.length === 0) return null;
  return (
    <Warning icon={Copy}>
      {data.some(({ user_id }) => user_id !== sellerId)
        ? 'This looks like other listings:'
        : 'The seller seems to have listed this property twice:'}
      <ul className="mt-1 list-disc pl-5">
        {data.map(({ id, title, user_id, strength, reasons, state }) => (
          <li key={id} className="py-0.5">
            <TextLink to={paths.listing(id)}>{title}</TextLink>
            {user_id === sellerId ? ' (same seller)' : ''}
            {strength === 'likely' ? ', maybe' : ''}: {reasonsText(reasons)}
            {state === 'joined' ? '; they work together' : ''}
            {state === 'kept' ? '; settled' : ''}
          </li>
        ))}
      </ul>
    </Warning>
  );
}

/** For buyers: how many other members offer the property, without who, or that they're one party. */
export function BuyerMatches({ listingId, sellerId }: { listingId: string; sellerId: string }) {
  const { data = [] } = useQuery(samePropertyQuery(listingId));
  const others = data.filter(({ user_id, strength }) => user_id !== sellerId && strength === 'same');
  const rivals = new Set(others.flatMap(({ user_id, state }) => (state === 'joined' ? [] : [user_id]))).size;
  return (
    <>
      <Warning icon={Copy}>
        {rivals > 0 ? (
          <>
            Also offered by {rivals === 1 ? '1 other member' : `${rivals} other members`}. Ask each seller for their
            contract before you pay anything.
          </>
        ) : null}
      </Warning>
      <Warning icon={Handshake}>
        {others.some(({ state }) => state === 'joined')
          ? 'One party: the members who offer this property work together.'
          : null}
      </Warning>
    </>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold underline underline-offset-2">
      {children}
    </Link>
  );
}
