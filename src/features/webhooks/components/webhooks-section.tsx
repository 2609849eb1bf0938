import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { pluralize } from '@/kit/formatting/format';
import { useCan } from '@/shared/entitlements/entitlements';
import { Gated } from '@/shared/entitlements/gate';
import { QueryError } from '@/platform/query/query-error';
import { useUser } from '@/platform/auth/auth-provider';
import { Button } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { SecretDialog } from '@/kit/ui/secret-dialog';
import { SettingsRow } from '@/kit/ui/settings-row';
import { Skeleton } from '@/kit/ui/skeleton';
import { webhooksQuery } from '../api/queries';
import { maxWebhooks } from '../webhook';
import { WebhookCard } from './webhook-card';
import { WebhookDialog } from './webhook-dialog';

/** Developer settings: the member's webhooks. Those of a plan that ended are still shown, to be deleted. */
export function WebhooksSection() {
  const { id } = useUser();
  const isEntitled = useCan('api_access') === true;
  const webhooks = useQuery(webhooksQuery(id));
  const count = webhooks.data?.length ?? 0;
  if (!isEntitled && count === 0) return null;
  return (
    <SettingsRow
      id="webhooks"
      title="Webhooks"
      text="Your server gets matches, offers, deals, messages, and news of your listings as they happen."
      status={count ? pluralize(count, 'webhook') : undefined}
    >
      {webhooks.data ? (
        <Webhooks isEntitled={isEntitled} userId={id} webhooks={webhooks.data} />
      ) : webhooks.error ? (
        <QueryError query={webhooks} inline title="We couldn’t load your webhooks" />
      ) : (
        <Skeleton className="h-24" />
      )}
    </SettingsRow>
  );
}

interface WebhooksProps {
  isEntitled: boolean;
  userId: string;
  webhooks: Parameters<typeof WebhookCard>[0]['webhook'][];
}

function Webhooks({ isEntitled, userId, webhooks }: WebhooksProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Gated>
      <Button icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
        Add webhook
      </Button>
    </Gated>
  );
  return (
    <div className="flex flex-col gap-5">
      {webhooks.length === 0 ? (
        <EmptyState
          icon={<WebhookIcon />}
          title="No webhooks yet"
          text="Add the address of your server, and it gets events seconds after they happen."
          action={add}
        />
      ) : (
        <>
          {isEntitled ? null : (
            <p className="rounded-card bg-amber-soft px-4 py-3 text-sm text-amber-ink">
              You won’t receive events until you upgrade.
            </p>
          )}
          <ul className="flex flex-col divide-y divide-line">
            {webhooks.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                webhook={webhook}
                userId={userId}
                isEntitled={isEntitled}
                onSecret={setSecret}
              />
            ))}
          </ul>
          {isEntitled && webhooks.length < maxWebhooks ? <div>{add}</div> : null}
        </>
      )}
      {isAdding ? (
        <WebhookDialog userId={userId} webhook={null} onSecret={setSecret} onClose={() => setIsAdding(false)} />
      ) : null}
      {secret === null ? null : (
        <SecretDialog
          title="Copy your signing secret"
          description="Your server uses it to verify that events come from us. We won’t show it again."
          label="Signing secret"
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </div>
  );
}
