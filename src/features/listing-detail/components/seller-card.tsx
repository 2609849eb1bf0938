import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { lockedMessages } from '@/shared/entitlements/entitlements';
import { ContactLinks } from '@/shared/members/contact-links';
import { LockedContact } from '@/shared/members/locked-contact';
import { sellerBadge } from '@/domain/member/tiers';
import { Avatar } from '@/platform/pictures/avatar';
import { Badge } from '@/kit/ui/badge';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import type { SellerContact } from '@/domain/listing/listing';
import type { ContactAccess } from '../contact-access';

interface SellerCardProps {
  seller: SellerContact;
  /** closed: the listing is sold. */
  access: ContactAccess | 'closed';
  onLocked: () => void;
  message: ReactNode;
  connect: ReactNode;
}

/** The seller, with the contact details or other ways to reach them. */
export function SellerCard({ seller, access, onLocked, message, connect }: SellerCardProps) {
  const upgrade = useUpgradePath();
  const takesMessages = access === 'locked' && seller.open_to_messages && seller.profile_status === 'public';
  const badge = sellerBadge(seller.membership_tier);
  return (
    <Card className="p-5 sm:p-6">
      <section id="contact" aria-labelledby="contact-heading" className="flex flex-col gap-5">
        <h2 id="contact-heading" className="text-lg font-semibold">
          {access === 'closed' ? 'Seller' : 'Contact Seller'}
        </h2>
        <div className="flex items-center gap-3">
          <Avatar name={seller.name} path={seller.profile_image_url} size={52} tier={seller.membership_tier} />
          <div className="min-w-0">
            <p className="font-semibold break-words">
              <Link to={paths.member(seller.id)} className="rounded underline-offset-4 hover:underline">
                {seller.name}
              </Link>
            </p>
            {badge ? <Badge tone="verified">{badge}</Badge> : null}
            {takesMessages ? <p className="text-sm text-muted">Takes messages from verified members</p> : null}
          </div>
        </div>
        {access === 'locked' ? (
          <LockedContact title="Contact Information Locked" text="Sign in to see the seller’s contact details.">
            <Button variant="secondary" full onClick={onLocked}>
              Contact Seller
            </Button>
          </LockedContact>
        ) : null}
        {access === 'upgrade' ? (
          <LockedContact title={lockedMessages.seller_contact} text="Included in the Closer plan.">
            <ButtonLink to={upgrade} variant="secondary" full>
              Upgrade
            </ButtonLink>
          </LockedContact>
        ) : null}
        {access === 'connections' ? (
          <LockedContact title="Contact information is for this member’s connections" />
        ) : null}
        {access === 'upgrade' || access === 'connections' ? (
          <div className="flex flex-col gap-2.5">
            {message}
            {connect}
          </div>
        ) : null}
        {access === 'open' ? (
          <>
            {message}
            <ContactLinks email={seller.email} phone={seller.phone} website={seller.website} />
          </>
        ) : null}
      </section>
    </Card>
  );
}
