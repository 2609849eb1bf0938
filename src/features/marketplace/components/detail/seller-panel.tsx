import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { gateTexts } from '@/shared/lib/membership-gates';
import { sellerBadge } from '@/shared/lib/tiers';
import { useAuth } from '@/shared/session/auth-provider';
import { useLive } from '@/shared/session/live';
import { useMay } from '@/shared/session/member';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ContactLinks, Withheld } from '@/shared/ui/contact-details';
import { Skeleton } from '@/shared/ui/skeleton';
import { sellerQuery } from '../../api/queries';
import type { Listing, Seller, SellerContact } from '../../listing';
import { contactAccess, type ContactAccess } from '../../rules';

/** The way to write to a listing's seller. */
export type MessageSeller = ComponentType<{ listing: Listing; seller: Seller }>;

interface SellerPanelProps {
  listing: Listing;
  /** A visitor asks for the contact details. */
  onGate: () => void;
  /** Beside the contact details. */
  message?: MessageSeller | undefined;
}

/** The member behind the listing and how to reach them. Says so where the profile is private or cannot be read. */
export function SellerPanel({ listing, onGate, message: Message }: SellerPanelProps) {
  const { user, status } = useAuth();
  const mayContact = useMay('seller_contact');
  const question = sellerQuery(listing.user_id, user?.id ?? null);
  const seller = useQuery({ ...question, enabled: status !== 'loading' });
  const queryClient = useQueryClient();
  // A connection that is made opens the contact details, and one that ends closes them.
  useLive('connections', (cause) => {
    if (cause === 'changed') void queryClient.invalidateQueries({ queryKey: question.queryKey });
    else void queryClient.refetchQueries({ queryKey: question.queryKey, stale: true });
  });
  if (seller.isPending) return <PanelSkeleton />;
  if (!seller.data) {
    return seller.isError ? (
      <Unknown text="The seller could not be loaded.">
        <Button variant="secondary" full busy={seller.isFetching} onClick={() => void seller.refetch()}>
          Retry
        </Button>
      </Unknown>
    ) : (
      <Unknown text="This member’s profile is private: only their connections see who they are." />
    );
  }
  // The deal is done: who sold it is told, not how to reach them.
  const access = listing.status === 'sold' ? 'closed' : contactAccess(user !== null, seller.data, mayContact);
  return (
    <SellerCard
      seller={seller.data}
      access={access}
      onGate={onGate}
      message={Message ? <Message listing={listing} seller={seller.data} /> : null}
    />
  );
}

function Unknown({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="contact-heading" className="flex flex-col gap-4">
        <h2 id="contact-heading" className="text-lg font-semibold">
          Seller
        </h2>
        <p className="text-[15px] text-muted">{text}</p>
        {children}
      </section>
    </Card>
  );
}

interface SellerCardProps extends Pick<SellerPanelProps, 'onGate'> {
  seller: SellerContact;
  access: ContactAccess | 'closed';
  message: ReactNode;
}

function SellerCard({ seller, access, onGate, message }: SellerCardProps) {
  const badge = sellerBadge(seller.membership_tier);
  return (
    <Card className="p-5 sm:p-6">
      <section id="contact" aria-labelledby="contact-heading" className="flex scroll-mt-24 flex-col gap-5">
        <h2 id="contact-heading" className="text-lg font-semibold">
          {access === 'closed' ? 'Seller' : 'Contact Seller'}
        </h2>
        <div className="flex items-center gap-3">
          <Avatar
            name={seller.name}
            path={seller.profile_image_url}
            size={52}
            partner={seller.membership_tier === 'partner'}
          />
          <div className="min-w-0">
            <p className="font-semibold break-words">
              <SellerName seller={seller} />
            </p>
            {badge ? <Badge tone="verified">{badge}</Badge> : null}
          </div>
        </div>
        {access === 'locked' ? (
          <Withheld title="Contact Information Locked" text="Sign in to see how to reach the seller.">
            <Button full onClick={onGate}>
              Contact Seller
            </Button>
          </Withheld>
        ) : null}
        {access === 'upgrade' ? (
          <Withheld title={gateTexts.seller_contact}>
            <ButtonLink to={paths.membership} variant="secondary" full>
              Upgrade
            </ButtonLink>
          </Withheld>
        ) : null}
        {access === 'connections' ? <Withheld title="Contact information is for this member’s connections" /> : null}
        {access === 'open' ? (
          <>
            {message}
            <ContactLinks email={seller.email} phone={seller.phone} />
          </>
        ) : null}
      </section>
    </Card>
  );
}

function SellerName({ seller: { id, name } }: Pick<SellerCardProps, 'seller'>) {
  return (
    <Link to={paths.member(id)} className="rounded underline-offset-4 hover:underline">
      {name}
    </Link>
  );
}

function PanelSkeleton() {
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <Skeleton className="h-6 w-36" />
      <div className="flex items-center gap-3">
        <Skeleton className="size-13 rounded-full" />
        <Skeleton className="h-5 w-32" />
      </div>
      <Skeleton className="h-24" />
    </Card>
  );
}
