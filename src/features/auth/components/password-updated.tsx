import { useEffect } from 'react';
import { FormSuccess } from '@/kit/ui/form-success';

const redirectAfterMs = 3000;

/** Confirms the new password and redirects after 3 seconds. */
export function PasswordUpdated({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <FormSuccess takesFocus title="Password updated." text="You’re signed in with your new password. Redirecting…" />
  );
}
