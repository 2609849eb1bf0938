import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import { downloadFile } from '@/platform/export/download-file';
import { Button } from '@/kit/ui/button';
import { toastLoadError } from '@/kit/ui/toast';
import type { OutreachListing } from '../listing';
import type { Showing } from '../showing';

/** Downloads a booked showing as a calendar file. */
export function CalendarButton({ listing, showing }: { listing: OutreachListing; showing: Showing }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { showingCalendar } = await import('../showing-calendar');
      const url = `${window.location.origin}${paths.listing(listing.id)}#showings`;
      const { name, text } = showingCalendar(showing, listing, url);
      downloadFile(name, text, 'text/calendar');
    } catch {
      toastLoadError();
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" icon={<CalendarPlus aria-hidden />} busy={busy} onClick={() => void save()}>
      Add to Calendar
    </Button>
  );
}
