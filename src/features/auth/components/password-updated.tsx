import { useEffect } from 'react';
import { FormSuccess } from '@/shared/ui/form-success';

const redirectAfterMs = 3000;

/** The new password is set; goes on by itself after 3 seconds. */
export function PasswordUpdated({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <FormSuccess
      takesFocus
      title="Password updated."
      text="You are signed in with your new password. Taking you on in a moment."
    />
  );
}
