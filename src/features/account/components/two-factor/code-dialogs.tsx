import { useMutation } from '@tanstack/react-query';
import type { AuthenticatorApp } from '@/platform/session/second-factor';
import { toast } from '@/kit/ui/toast';
import { newCodesMutation, recoverMutation, removeAppMutation } from '../../api/two-factor';
import { CodeDialog } from './code-dialog';

/** A change that takes a code. */
export type Change =
  | { kind: 'off' }
  | { kind: 'recover' }
  | { kind: 'remove'; app: AuthenticatorApp }
  | { kind: 'codes' };

interface CodeDialogsProps {
  change: Change | null;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** Asks for a code and makes the change. */
export function CodeDialogs({ change, onClose, onCodes }: CodeDialogsProps) {
  const remove = useMutation(removeAppMutation);
  const replace = useMutation(newCodesMutation);
  const recover = useMutation(recoverMutation);
  const app = change?.kind === 'remove' ? change.app : null;
  return (
    <>
      <CodeDialog
        open={change?.kind === 'off'}
        title="Turn off two-factor authentication?"
        text="Your password will be enough to sign in. Your recovery codes will stop working."
        label="Turn off"
        attempt="turn it off"
        danger
        onClose={onClose}
        onCode={async (code) => {
          await remove.mutateAsync({ id: null, code });
          toast.success('Two-factor authentication is off');
        }}
      />
      <CodeDialog
        open={change?.kind === 'recover'}
        title="Turn off two-factor authentication?"
        text="Do this if you lost your authenticator app, then set it up again. Your recovery codes will stop working."
        label="Turn off"
        attempt="turn it off"
        danger
        isRecovery
        onClose={onClose}
        onCode={async (code) => {
          await recover.mutateAsync({ code });
          toast.success('Two-factor authentication is off');
        }}
      />
      <CodeDialog
        open={app !== null}
        title={`Remove ${app?.name ?? 'this app'}?`}
        text="Its codes will no longer work. If you enter one of them here, we’ll ask for a code from another app next."
        label="Remove app"
        attempt="remove the app"
        danger
        onClose={onClose}
        onCode={async (code) => {
          if (app) await remove.mutateAsync({ id: app.id, code });
          toast.success('App removed');
        }}
      />
      <CodeDialog
        open={change?.kind === 'codes'}
        title="Get new recovery codes?"
        text="Your earlier codes will stop working."
        label="Get new codes"
        attempt="get new codes"
        onClose={onClose}
        onCode={async (code) => onCodes(await replace.mutateAsync({ code }))}
      />
    </>
  );
}
