import { useState } from 'react';
import { Failure } from '@/platform/errors/failure';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Disclosure } from '@/kit/ui/disclosure';
import { toast } from '@/kit/ui/toast';
import { useDeleteWebhook, useRotateSecret, useSwitchWebhook, useTestWebhook } from '../api/mutations';
import { eventsText, offReason, type Webhook } from '../webhook';
import { Deliveries } from './deliveries';
import { WebhookDialog } from './webhook-dialog';

type Question = 'edit' | 'rotate' | 'delete' | null;

interface WebhookCardProps {
  webhook: Webhook;
  userId: string;
  isEntitled: boolean;
  onSecret: (secret: string) => void;
}

/** One webhook: where it leads, what it can do, and its last deliveries. */
export function WebhookCard({ webhook, userId, isEntitled, onSecret }: WebhookCardProps) {
  const { id, url, description, events, key } = webhook;
  const [now] = useState(Date.now);
  const [asked, setAsked] = useState<Question>(null);
  const [isOpen, setIsOpen] = useState(false);
  const test = useTestWebhook(id);
  const turn = useSwitchWebhook(id);
  const reason = offReason(webhook, now);
  const isOn = reason === null;
  const failure = test.error ?? turn.error;
  const facts = [description, eventsText(events), key && `Made with the API key ${key.name}`];
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-semibold break-all text-ink">{url}</h3>
          <p className="text-sm break-words text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <Badge tone={isOn ? 'verified' : 'attention'}>{isOn ? 'On' : 'Off'}</Badge>
      </div>
      {isOn ? null : <p className="text-sm text-pretty text-muted">{reason}</p>}
      <div className="flex flex-wrap gap-2">
        {isEntitled && isOn ? (
          <Button
            size="sm"
            variant="secondary"
            busy={test.isPending}
            onClick={() => test.mutate(undefined, { onSuccess: () => setIsOpen(true) })}
          >
            Send test event
          </Button>
        ) : null}
        {isEntitled ? (
          <>
            <Button size="sm" variant="secondary" onClick={() => setAsked('edit')}>
              Edit
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setAsked('rotate')}>
              Rotate secret
            </Button>
          </>
        ) : null}
        {isOn || isEntitled ? (
          <Button size="sm" variant="secondary" busy={turn.isPending} onClick={() => turn.mutate(!isOn)}>
            {isOn ? 'Turn off' : 'Turn on'}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" onClick={() => setAsked('delete')}>
          Delete
        </Button>
      </div>
      <Failure error={failure} />
      <Disclosure title="Deliveries" open={isOpen} onToggle={setIsOpen}>
        {isOpen ? <Deliveries webhookId={id} canReplay={isEntitled && isOn} /> : null}
      </Disclosure>
      <Asked asked={asked} webhook={webhook} userId={userId} onSecret={onSecret} onClose={() => setAsked(null)} />
    </li>
  );
}

interface AskedProps extends Pick<WebhookCardProps, 'webhook' | 'userId' | 'onSecret'> {
  asked: Question;
  onClose: () => void;
}

function Asked({ asked, webhook, userId, onSecret, onClose }: AskedProps) {
  const rotate = useRotateSecret(webhook.id);
  const remove = useDeleteWebhook(webhook.id);
  return (
    <>
      {asked === 'edit' ? (
        <WebhookDialog userId={userId} webhook={webhook} onSecret={onSecret} onClose={onClose} />
      ) : null}
      <ConfirmDialog
        open={asked === 'rotate'}
        onOpenChange={onClose}
        danger={false}
        title="Rotate the signing secret?"
        description="You get a new one. For a day, events are signed with both, so that you can change your server."
        confirmLabel="Rotate secret"
        errors={{}}
        onConfirm={async () => onSecret(await rotate.mutateAsync(undefined))}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={onClose}
        title="Delete this webhook?"
        description="Events that weren’t delivered are lost. You can’t undo this."
        confirmLabel="Delete webhook"
        errors={{}}
        onConfirm={async () => {
          await remove.mutateAsync(undefined);
          toast.success('Webhook deleted');
        }}
      />
    </>
  );
}
