import { z } from 'zod';
import { line } from '@/domain/text/line';
import { wallTime } from '@/kit/time/time-zones';

/** The field of the number of a title file. */
export const fileDraft = z.object({ number: z.string() });

/** Validates the number of a title file, like `private.open_title_file`. */
export const fileSchema = fileDraft.extend({
  number: line().min(1, 'Enter the number of your file').max(40, 'Use at most 40 characters'),
});

/** The fields of what a title company adds. */
export const itemDraft = z.object({ label: z.string(), owner: z.string(), dueOn: z.string() });

/** Validates what a title company adds, like `private.add_title_item`. */
export function itemSchema({ zone, now }: { zone: string; now: () => number }) {
  return itemDraft.extend({
    label: line().min(2, 'Enter what’s needed').max(120, 'Use at most 120 characters'),
    owner: z.enum(['buyer', 'seller', 'title'], 'Choose who it’s from'),
    dueOn: z
      .string()
      .refine(
        (day) => day === '' || day >= wallTime(new Date(now()), zone).slice(0, 10),
        'Choose today or a later date',
      ),
  });
}
