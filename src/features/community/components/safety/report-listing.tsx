import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { Button } from '@/shared/ui/button';
import { couldNotLoad } from '@/shared/ui/toast';
import { useLoaded } from '@/shared/ui/use-loaded';

const loadDialog = () => import('./report-dialog').then(({ ReportDialog }) => ReportDialog);

/** Reports a listing to staff: for members, but not on their own. The window's code comes with the first press. */
export function ReportListing({ listing }: { listing: { id: string; title: string; user_id: string } }) {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const show = useLoaded(loadDialog, open, () => {
    setOpen(false);
    couldNotLoad();
  });
  if (!user || user.id === listing.user_id) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 self-start text-muted"
        icon={<Flag aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Report listing
      </Button>
      {show?.({ subject: { kind: 'listing', id: listing.id, name: listing.title }, open, onOpenChange: setOpen })}
    </>
  );
}
