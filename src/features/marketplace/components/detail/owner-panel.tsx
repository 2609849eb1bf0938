import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';

/** What the owner finds on a listing's page where others find the seller. */
export function OwnerPanel({ listingId, news }: { listingId: string; news?: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="owner-heading" className="flex flex-col gap-5">
        <div>
          <h2 id="owner-heading" className="text-lg font-semibold">
            Your listing
          </h2>
          <p className="mt-1 text-sm text-muted">Others find your name here, and how to reach you.</p>
        </div>
        {news}
        <div className="flex flex-col gap-2">
          <ButtonLink to={paths.editListing(listingId)} full icon={<Pencil aria-hidden />}>
            Edit
          </ButtonLink>
          <ButtonLink to={paths.myListings} variant="ghost" full>
            My Listings
          </ButtonLink>
        </div>
      </section>
    </Card>
  );
}
