import { webhookTopicNames, webhookTopics } from '@/domain/integrations/webhook-topics';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { RequestFailure } from '@/platform/errors/errors';
import { Checkbox } from '@/kit/ui/checkbox';
import { ErrorText, Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { useSaveWebhook } from '../api/mutations';
import { webhookDraft, webhookSchema } from '../schema';
import { topicRefusal, typesOf, type Webhook } from '../webhook';

interface WebhookDialogProps {
  userId: string;
  /** Null adds one. */
  webhook: Webhook | null;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** The form of a webhook. A new one's secret is passed on. */
export function WebhookDialog({ userId, webhook, onSecret, onClose }: WebhookDialogProps) {
  const save = useSaveWebhook(webhook?.id ?? null);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `webhook:${userId}:${webhook?.id ?? 'new'}`,
    draft: webhookDraft,
    initial: webhook ?? { url: '', description: '', events: [...webhookTopicNames] },
    schema: webhookSchema,
    send: async (values, { setError }) => {
      try {
        const secret = await save.mutateAsync(values);
        if (secret !== null) onSecret(secret);
        return true;
      } catch (error) {
        if (!isAboutUrl(error)) throw error;
        setError('url', { message: error.message });
        return false;
      }
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      {...sending}
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      submitLabel={webhook ? 'Save changes' : 'Add webhook'}
      busyLabel="Saving..."
      onOpenChange={onClose}
    >
      <Field label="URL" error={errorOf('url')} required>
        <Input {...form.register('url')} type="url" inputMode="url" placeholder="https://" autoComplete="off" />
      </Field>
      <Field label="Description" error={errorOf('description')} hint="What it’s for. Only you see it.">
        <Input {...form.register('description')} maxLength={100} autoComplete="off" />
      </Field>
      <fieldset className="flex flex-col gap-3" aria-invalid={errorOf('events') ? true : undefined}>
        <legend className="mb-3 text-sm font-medium text-ink">Events</legend>
        {webhookTopicNames.map((name) => {
          const refusal = webhook && topicRefusal(webhook, name);
          return (
            <Checkbox
              key={name}
              {...form.register('events')}
              value={name}
              label={webhookTopics[name].label}
              hint={refusal ?? webhookTopics[name].hint}
              disabled={refusal !== null}
            />
          );
        })}
        {typesOf(webhook?.events ?? []).map((type) => (
          <Checkbox key={type} {...form.register('events')} value={type} label={type} />
        ))}
        <ErrorText id="webhook-events-error">{errorOf('events')}</ErrorText>
      </fieldset>
    </FormDialog>
  );
}

/** Whether the database refused the address: only it knows which lead into a private network. */
const isAboutUrl = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure && (error.cause as { details?: unknown } | null)?.details === 'url';
