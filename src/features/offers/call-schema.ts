import { z } from 'zod';
import { deadlineOf, deadlineTimeProblem, type DeadlineFields } from '@/kit/time/deadlines';
import { dayMs, hourMs } from '@/kit/time/durations';

export interface CallDraft extends DeadlineFields {
  zone: string;
}

/** Validates the deadline of a call for offers like `private.call_for_offers`, and transforms it into an instant. */
export function callSchema(now: () => number) {
  return z
    .object({
      date: z.string().min(1, 'Choose a date'),
      time: z.string(),
      fold: z.enum(['0', '1']),
      zone: z.string(),
    })
    .transform((draft, check) => {
      const deadline = deadlineOf(draft, draft.zone);
      const problem = deadlineTimeProblem(draft, draft.zone);
      const wrong = (field: keyof CallDraft, message: string) =>
        check.addIssue({ code: 'custom', path: [field], message });
      if (problem) wrong('time', problem);
      else if (deadline) {
        if (deadline.getTime() < now() + hourMs) wrong('time', 'Choose a time at least an hour from now');
        else if (deadline.getTime() > now() + 30 * dayMs) wrong('date', 'Choose a date within the next 30 days');
      }
      return { deadline: deadline?.toISOString() ?? '', zone: draft.zone };
    });
}
