import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/kit/ui/button';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { OutreachListing } from '../listing';

const load = () => import('./showing-form').then(({ ShowingForm }) => ShowingForm);

/** Opens the form to offer a showing, whose code is downloaded then. */
export function OfferShowing({ listing, sellerId }: { listing: OutreachListing; sellerId: string }) {
  const [open, setOpen] = useState(false);
  const buttonId = useId();
  const show = useLazyComponent(load, open, () => {
    setOpen(false);
    toastLoadError();
  });
  const close = () => {
    flushSync(() => setOpen(false));
    // The form had the focus.
    document.getElementById(buttonId)?.focus();
  };
  if (open && show) return show({ listing, sellerId, onClose: close });
  return (
    <Button
      id={buttonId}
      variant="secondary"
      className="self-start"
      icon={<Plus aria-hidden />}
      busy={open}
      onClick={() => setOpen(true)}
    >
      Offer a showing
    </Button>
  );
}
