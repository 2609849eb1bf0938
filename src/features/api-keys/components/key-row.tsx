import { useState } from 'react';
import { formatDate, formatDateTime, formatRelativeDate } from '@/kit/formatting/format';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { toast } from '@/kit/ui/toast';
import { keyStateOf, scopesText } from '../api-key';
import { useRevokeKey, useRotateKey } from '../api/mutations';
import type { ApiKey } from '../api/queries';

interface KeyRowProps {
  userId: string;
  apiKey: ApiKey;
  now: number;
  canRotate: boolean;
  onRotated: (key: string) => void;
}

const stateLabels = { replaced: 'Replaced', expired: 'Expired', revoked: 'Revoked' } as const;

/** A key or a connected program: its name, what it can do, and how to replace or revoke it. */
export function KeyRow({ userId, apiKey, now, canRotate, onRotated }: KeyRowProps) {
  const [asked, setAsked] = useState<'rotate' | 'revoke' | null>(null);
  const { name, prefix, client_host, scopes, created_at, expires_at, last_used_at } = apiKey;
  const state = keyStateOf(apiKey, now);
  const revokes = client_host === null ? 'Revoke' : 'Disconnect';
  const expiry =
    state === 'replaced'
      ? `Works until ${formatDateTime(expires_at)}`
      : `${state === 'expired' ? 'Expired' : 'Expires'} ${formatDate(expires_at)}`;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[15px] font-semibold break-words">
          {name} {state === 'live' ? null : <Badge>{stateLabels[state]}</Badge>}
        </h3>
        <p className="mt-1 text-sm break-words text-muted">
          {client_host === null ? <span className="font-mono">{prefix}…</span> : `Connected from ${client_host}`} ·{' '}
          {scopesText(scopes)}
        </p>
        <p className="mt-1 text-sm text-muted">
          {client_host === null ? 'Created' : 'Connected'} {formatDate(created_at)} · {expiry} ·{' '}
          {last_used_at === null ? 'Never used' : `Last used ${formatRelativeDate(last_used_at, now)}`}
        </p>
      </div>
      {state === 'revoked' ? null : (
        <div className="flex flex-wrap gap-3">
          {canRotate && state !== 'replaced' && client_host === null ? (
            <Button variant="secondary" size="sm" aria-label={`Rotate ${name}`} onClick={() => setAsked('rotate')}>
              Rotate
            </Button>
          ) : null}
          <Button variant="ghost" size="sm" aria-label={`${revokes} ${name}`} onClick={() => setAsked('revoke')}>
            {revokes}
          </Button>
        </div>
      )}
      <KeyDialogs userId={userId} apiKey={apiKey} asked={asked} onClose={() => setAsked(null)} onRotated={onRotated} />
    </div>
  );
}

interface KeyDialogsProps extends Pick<KeyRowProps, 'userId' | 'apiKey' | 'onRotated'> {
  asked: 'rotate' | 'revoke' | null;
  onClose: () => void;
}

function KeyDialogs({ userId, apiKey: { id, name, client_host }, asked, onClose, onRotated }: KeyDialogsProps) {
  const rotate = useRotateKey(userId);
  const revoke = useRevokeKey(userId);
  const isKey = client_host === null;
  return (
    <>
      <ConfirmDialog
        open={asked === 'rotate'}
        onOpenChange={onClose}
        title={`Rotate ${name}?`}
        danger={false}
        description={
          'You get a new key with the same name and scopes. The old one works for 24 more hours, so that you can ' +
          'change your programs. If someone else may know it, revoke it.'
        }
        confirmLabel="Rotate key"
        busyLabel="Rotating..."
        errors={{}}
        onConfirm={async () => onRotated(await rotate.mutateAsync(id))}
      />
      <ConfirmDialog
        open={asked === 'revoke'}
        onOpenChange={onClose}
        title={isKey ? `Revoke ${name}?` : `Disconnect ${name}?`}
        description={
          isKey
            ? 'Programs that use it stop working immediately. You can’t undo this.'
            : 'It loses access to your account immediately. To use it again, connect it again.'
        }
        confirmLabel={isKey ? 'Revoke key' : 'Disconnect'}
        busyLabel={isKey ? 'Revoking...' : 'Disconnecting...'}
        errors={{}}
        onConfirm={async () => {
          await revoke.mutateAsync(id);
          document.getElementById(isKey ? 'api-keys-title' : 'assistants-title')?.focus();
          toast.success(isKey ? 'Key revoked' : `${name} disconnected`);
        }}
      />
    </>
  );
}
