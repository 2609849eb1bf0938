import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import { saveFile } from '@/shared/lib/save-file';
import { Button, type ButtonSize } from '@/shared/ui/button';
import { couldNotLoad } from '@/shared/ui/toast';
import type { EventCard } from '../event';

interface CalendarButtonProps {
  event: EventCard & { description?: string };
  /** Where it takes place online, where the reader has that. */
  link?: string | null;
  size?: ButtonSize;
  className?: string;
}

/** Hands the event to the reader as a file for their calendar. */
export function CalendarButton({ event, link = null, size, className }: CalendarButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { calendarFile } = await import('../calendar-file');
      const { name, text } = calendarFile(event, window.location.origin + paths.event(event.id), link);
      saveFile(name, text, 'text/calendar');
    } catch {
      couldNotLoad();
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
