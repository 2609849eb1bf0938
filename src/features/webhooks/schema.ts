import { z } from 'zod';
import { webhookTopicNames } from '@/domain/integrations/webhook-topics';
import { line } from '@/domain/text/line';
import { isPublicAddress } from '@/kit/network/public-address';

export const webhookDraft = z.object({ url: z.string(), description: z.string(), events: z.array(z.string()) });

/** A literal address; null for a host name. */
function literal({ hostname }: URL): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return /^[\d.]+$/.test(hostname) ? hostname : null;
}

/** An https address as `webhook_endpoints.url` takes it. The function that sends checks what its name leads to. */
const urlSchema = z
  .string()
  .trim()
  .transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    const problem =
      url?.protocol !== 'https:'
        ? 'Enter an address that starts with https://.'
        : url.username || url.password || url.hash
          ? 'Leave out user names, passwords, and #.'
          : url.href.length > 2000
            ? 'This address is too long.'
            : literal(url) !== null && !isPublicAddress(literal(url) ?? '')
              ? 'Webhooks only go to public addresses.'
              : null;
    if (url && problem === null) return url.href;
    context.addIssue(problem ?? '');
    return z.NEVER;
  });

export const webhookSchema = z.object({
  url: urlSchema,
  description: line().max(100),
  events: z.array(z.enum(webhookTopicNames)).min(1, 'Choose at least one event.'),
});

export type WebhookValues = z.infer<typeof webhookSchema>;
