import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import { downloadFile } from '@/platform/export/download-file';
import { Button, type ButtonSize } from '@/kit/ui/button';
import { toastLoadError } from '@/kit/ui/toast';
import type { EventCard } from '../event';

interface CalendarButtonProps {
  event: EventCard & { description?: string };
  /** The meeting link, if the viewer has it. */
  link?: string | null;
  size?: ButtonSize;
  className?: string;
}

/** Downloads the event as a calendar file. */
export function CalendarButton({ event, link = null, size, className }: CalendarButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { calendarFile } = await import('../calendar-file');
      const { name, text } = calendarFile(event, window.location.origin + paths.event(event.id), link);
      downloadFile(name, text, 'text/calendar');
    } catch {
      toastLoadError();
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      className={className}
      icon={<CalendarPlus aria-hidden />}
      busy={busy}
      onClick={() => void save()}
    >
      Add to Calendar
    </Button>
  );
}
