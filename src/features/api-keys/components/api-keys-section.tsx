import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { pluralize } from '@/kit/formatting/format';
import { useCan } from '@/shared/entitlements/entitlements';
import { Button } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { SecretDialog } from '@/kit/ui/secret-dialog';
import { SettingsRow } from '@/kit/ui/settings-row';
import { apiKeysQuery } from '../api/queries';
import { CreateKeyDialog } from './create-key-dialog';
import { KeyList } from './key-list';
import { RequestLog } from './request-log';

/** The member's API keys, and the log of requests. Those of a plan that ended are still shown, to be revoked. */
export function ApiKeysSection({ userId }: { userId: string }) {
  const query = useQuery(apiKeysQuery(userId));
  const keys = query.data?.filter(({ client_host }) => client_host === null);
  const allowed = useCan('api_access');
  const [isCreating, setIsCreating] = useState(false);
  const [newKey, setNewKey] = useState<string | null>(null);
  if (!allowed && !keys?.length) return null;
  const create = allowed ? (
    <Button icon={<Plus aria-hidden />} onClick={() => setIsCreating(true)}>
      Create key
    </Button>
  ) : null;
  return (
    <SettingsRow
      id="api-keys"
      title="API keys"
      text="For your spreadsheet, your CRM, and your own programs."
      status={keys?.length ? pluralize(keys.length, 'key') : undefined}
    >
      <div className="flex flex-col items-start gap-4">
        {keys?.length === 0 ? (
          <EmptyState
            icon={<KeyRound />}
            title="No API keys yet"
            text="Create one for each program that uses your account, so that you can revoke it alone."
            action={create}
          />
        ) : (
          <KeyList userId={userId} query={query} keys={keys} canRotate={allowed === true} onRotated={setNewKey} />
        )}
        {keys?.length ? create : null}
        <RequestLog userId={userId} />
      </div>
      {isCreating ? (
        <CreateKeyDialog userId={userId} onCreated={setNewKey} onClose={() => setIsCreating(false)} />
      ) : null}
      {newKey === null ? null : (
        <SecretDialog
          title="Copy your new key"
          description="We won’t show it again. Keep it like a password: never in a web page, an email, or shared code."
          label="Key"
          secret={newKey}
          onClose={() => setNewKey(null)}
        />
      )}
    </SettingsRow>
  );
}
