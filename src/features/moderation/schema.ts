import { z } from 'zod';
import { moderateActions, suspensionEnd } from './moderation';

/** The unvalidated fields of the moderation dialog. */
export const moderateDraftSchema = z.object({
  action: z.enum(moderateActions).nullable(),
  reason: z.string(),
  note: z.string(),
  /** Of a suspension. */
  days: z.string(),
});

/** A moderation decision. Closed reports have no internal note. */
export const moderateSchema = z
  .object({
    action: z.enum(moderateActions, 'Choose an action'),
    reason: z.string().trim().min(1, 'Write a reason'),
    note: z.string().trim(),
    days: z.string(),
  })
  .transform(({ action, reason, note, days }) => ({
    action,
    reason,
    note: action === 'dismiss' ? '' : note,
    until: action === 'suspend' ? suspensionEnd(Number(days)) : null,
  }));
