import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useCan } from '@/shared/entitlements/entitlements';
import { useAuth } from '@/platform/auth/auth-provider';
import { useLiveQueries } from '@/platform/session/use-live-queries';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Skeleton } from '@/kit/ui/skeleton';
import type { Listing, SellerContact } from '@/domain/listing/listing';
import { sellerQuery } from '../api/queries';
import { contactAccess } from '../contact-access';
import { SellerCard } from './seller-card';

/** A button to message a listing's seller, or what to do for who can't. */
export type MessageSeller = ComponentType<{ listing: Listing; seller: SellerContact }>;

/** The reader's connection with the seller, or a button to ask for one. */
export type ConnectSeller = ComponentType<{ memberId: string }>;

interface SellerPanelProps {
  listing: Listing;
  /** Sold or no longer available: shows who sells it, but not how to contact them. */
  closed: boolean;
  /** A visitor asks for locked contact details. */
  onLocked: () => void;
  /** Above the contact details. */
  message?: MessageSeller | undefined;
  /** For members who can't see the contact details. */
  connect?: ConnectSeller | undefined;
}

/** The seller and their contact details, or why they can't be shown. */
export function SellerPanel({ listing, closed, onLocked, message: Message, connect: Connect }: SellerPanelProps) {
  const { user, status } = useAuth();
  const entitled = useCan('seller_contact');
  const options = sellerQuery(listing.user_id, user?.id ?? null);
  const seller = useQuery({ ...options, enabled: status !== 'loading' });
  // Connecting unlocks the contact details, and disconnecting locks them.
  useLiveQueries('connections', options.queryKey);
  if (seller.isPending) return <PanelSkeleton />;
  if (!seller.data) {
    return seller.isError ? (
      <SellerUnavailable title="We couldn’t load the seller">
        <Button variant="secondary" full busy={seller.isFetching} onClick={() => void seller.refetch()}>
          Retry
        </Button>
      </SellerUnavailable>
    ) : (
      <SellerUnavailable
        title="This seller’s profile is private"
        text="Only their connections can see it and contact them. Save this listing to find it again later."
      />
    );
  }
  const access = closed ? 'closed' : contactAccess(user !== null, seller.data, entitled);
  return (
    <SellerCard
      seller={seller.data}
      access={access}
      onLocked={onLocked}
      message={Message ? <Message listing={listing} seller={seller.data} /> : null}
      connect={Connect ? <Connect memberId={seller.data.id} /> : null}
    />
  );
}

function SellerUnavailable({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="contact-heading" className="flex flex-col gap-4">
        <h2 id="contact-heading" className="text-lg font-semibold">
          Seller
        </h2>
        <div className="text-[15px]">
          <p className="font-medium">{title}</p>
          {text ? <p className="mt-1 text-muted">{text}</p> : null}
        </div>
        {children}
      </section>
    </Card>
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
