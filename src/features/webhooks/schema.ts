import { z } from 'zod';
import { webhookEventNames } from '@/domain/integrations/webhook-topics';
import { readWebhookUrl } from '@/domain/integrations/webhook-url';
import { line } from '@/domain/text/line';

export const webhookDraft = z.object({ url: z.string(), description: z.string(), events: z.array(z.string()) });

/** What leads into a private network, only the database refuses, at the field `url`. */
const urlSchema = z.string().transform((text, context) => {
  const read = readWebhookUrl(text);
  if ('url' in read) return read.url;
  context.addIssue(read.problem);
  return z.NEVER;
});

export const webhookSchema = z.object({
  url: urlSchema,
  description: line().max(100),
  events: z.array(z.enum(webhookEventNames as [string, ...string[]])).min(1, 'Choose at least one event.'),
});

export type WebhookValues = z.infer<typeof webhookSchema>;
