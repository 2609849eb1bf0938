import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { Button } from '@/shared/ui/button';
import { toastLoadError } from '@/shared/ui/toast';
import { useLazyComponent } from '@/shared/ui/use-lazy-component';

const loadDialog = () => import('./report-dialog').then(({ ReportDialog }) => ReportDialog);

/** Reports someone else's listing to staff. Hidden for visitors. The dialog's code is loaded on the first click. */
export function ReportListing({ listing }: { listing: { id: string; title: string; user_id: string } }) {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const show = useLazyComponent(loadDialog, open, () => {
    setOpen(false);
    toastLoadError();
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
