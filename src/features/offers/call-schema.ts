import { z } from 'zod';
import { instantsAt } from '@/shared/time/time-zones';

export interface CallDraft {
  date: string;
  time: string;
  zone: string;
}

const hour = 60 * 60_000;

/** Validates the deadline of a call for offers like `private.call_for_offers`, and transforms it into an instant. */
export function callSchema(now: () => number) {
  return z
    .object({ date: z.string().min(1, 'Choose a date'), time: z.string().min(1, 'Choose a time'), zone: z.string() })
    .transform((draft, check) => {
      // Of a repeated hour, the first one.
      const [deadline] = instantsAt(`${draft.date}T${draft.time}`, draft.zone);
      const wrong = (field: keyof CallDraft, message: string) =>
        check.addIssue({ code: 'custom', path: [field], message });
      if (draft.date !== '' && draft.time !== '') {
        if (!deadline) wrong('time', 'That time doesn’t exist on this date (daylight saving). Choose another.');
        else if (deadline.getTime() < now() + hour) wrong('time', 'Choose a time at least an hour from now');
        else if (deadline.getTime() > now() + 30 * 24 * hour) wrong('date', 'Choose a date within the next 30 days');
      }
      return { deadline: deadline?.toISOString() ?? '', zone: draft.zone };
    });
}
