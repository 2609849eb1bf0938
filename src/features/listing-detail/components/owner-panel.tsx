import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';

/** Replaces the seller panel for the listing's owner. */
export function OwnerPanel({ listingId, insights }: { listingId: string; insights?: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="owner-heading" className="flex flex-col gap-5">
        <div>
          <h2 id="owner-heading" className="text-lg font-semibold">
            Your listing
          </h2>
          <p className="mt-1 text-sm text-muted">Others see your name and contact details here.</p>
        </div>
        {insights}
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
