import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { lockedMessages, useCan } from '@/shared/entitlements/entitlements';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { QueryError } from '@/platform/query/query-error';
import { Button, ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { SecretDialog } from '@/kit/ui/secret-dialog';
import { Skeleton } from '@/kit/ui/skeleton';
import { apiKeysQuery, type ApiKey } from '../api/queries';
import { CreateKeyDialog } from './create-key-dialog';
import { KeyRow } from './key-row';

/** The member's API keys. Those of a plan that ended are still shown, to be revoked. */
export function ApiKeysSection({ userId }: { userId: string }) {
  const keys = useQuery(apiKeysQuery(userId));
  const allowed = useCan('api_access');
  const [isCreating, setIsCreating] = useState(false);
  const [newKey, setNewKey] = useState<string | null>(null);
  const create = allowed ? (
    <Button icon={<Plus aria-hidden />} onClick={() => setIsCreating(true)}>
      Create key
    </Button>
  ) : null;
  return (
    <section aria-labelledby="api-keys" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="api-keys" tabIndex={-1} className="text-lg font-semibold outline-none">
          API keys and connected assistants
        </h2>
        {keys.data?.length ? create : null}
      </div>
      {allowed === false ? <Locked /> : null}
      {keys.data ? (
        <KeyList userId={userId} keys={keys.data} action={create} isLocked={allowed === false} onRotated={setNewKey} />
      ) : keys.error ? (
        <QueryError query={keys} title="We couldn’t load your API keys" />
      ) : (
        <Skeleton className="h-82 rounded-card sm:h-75" />
      )}
      {keys.data?.length ? (
        <p className="text-sm text-pretty text-muted">
          Changing your password, turning on two-factor authentication, and using a recovery code revoke all keys, and
          disconnect all assistants.
        </p>
      ) : null}
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
    </section>
  );
}

interface KeyListProps {
  userId: string;
  keys: readonly ApiKey[];
  action: ReactNode;
  isLocked: boolean;
  onRotated: (key: string) => void;
}

function KeyList({ userId, keys, action, isLocked, onRotated }: KeyListProps) {
  const [now] = useState(Date.now);
  if (keys.length === 0) {
    if (isLocked) return null;
    return (
      <EmptyState
        icon={<KeyRound />}
        title="No API keys yet"
        text="Create one for each program that uses your account, so that you can revoke it alone."
        action={action}
      />
    );
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {keys.map((key) => (
        <li key={key.id} className="px-5 py-4">
          <KeyRow userId={userId} apiKey={key} now={now} canRotate={!isLocked} onRotated={onRotated} />
        </li>
      ))}
    </ul>
  );
}

function Locked() {
  const upgrade = useUpgradePath();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sunken px-5 py-4">
      <p className="min-w-0 flex-1 basis-64 text-[15px] text-pretty">{lockedMessages.api_access}.</p>
      <ButtonLink to={upgrade}>Upgrade</ButtonLink>
    </div>
  );
}
