import { Flag, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { ForModerators } from '@/shared/content/moderate-item';
import { useAuth } from '@/platform/auth/auth-provider';
import { Button } from '@/kit/ui/button';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';

interface ReportedListing {
  id: string;
  title: string;
  user_id: string;
  verified: boolean;
}

const loadDialog = () => import('./report-dialog').then(({ ReportDialog }) => ReportDialog);

/** Reports someone else's listing to staff. Hidden for visitors. The dialog's code is loaded on the first click. */
export function ReportListing({ listing }: { listing: ReportedListing }) {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const show = useLazyComponent(loadDialog, open, () => {
    setOpen(false);
    toastLoadError();
  });
  if (!user || user.id === listing.user_id) return null;
  return (
    <>
      <div className="-ml-3 flex flex-wrap self-start">
        <Button
          variant="ghost"
          size="sm"
          className="text-muted"
          icon={<Flag aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Report listing
        </Button>
        <Moderate listing={listing} />
      </div>
      {show?.({ subject: { kind: 'listing', id: listing.id, name: listing.title }, open, onOpenChange: setOpen })}
    </>
  );
}

function Moderate({ listing }: { listing: ReportedListing }) {
  return (
    <ForModerators>
      {(moderate) => (
        <Button
          variant="ghost"
          size="sm"
          className="text-muted"
          icon={<ShieldAlert aria-hidden />}
          onClick={() => moderate({ kind: 'listing', id: listing.id, name: listing.title, verified: listing.verified })}
        >
          Moderate
        </Button>
      )}
    </ForModerators>
  );
}
