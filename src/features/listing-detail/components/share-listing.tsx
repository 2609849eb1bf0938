import { Share2 } from 'lucide-react';
import { publicOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { copyLink } from '@/shared/navigation/copy-link';
import { Button } from '@/shared/ui/button';
import type { Listing } from '@/shared/listings/listing';

/** Shares the public page with the browser's share sheet, or copies the link. */
export function ShareListing({ listing }: { listing: Pick<Listing, 'id' | 'title'> }) {
  const share = async () => {
    const url = publicOrigin(window.location) + paths.property(listing.id);
    if ('share' in navigator) {
      try {
        await navigator.share({ title: listing.title, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copyLink(url);
  };
  return (
    <Button variant="secondary" icon={<Share2 aria-hidden />} onClick={() => void share()}>
      Share
    </Button>
  );
}
