import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { SettingsSection } from '@/kit/ui/settings-section';
import type { Account } from '../api/queries';
import { Notice } from './notice';
import { PasswordForm } from './password-form';
import { useEditing } from './use-editing';

/** Opens the password form and confirms the change. */
export function PasswordSection({ account: { email, apps } }: { account: Account }) {
  const { editing, opener, open, close } = useEditing();
  const [changed, setChanged] = useState(false);
  return (
    <SettingsSection
      title="Password"
      // Guests of a deal who joined with an emailed code never chose one.
      text="Changing it signs you out on your other devices. If you don’t have one or forgot it, sign out and reset it."
    >
      <output className="block not-empty:mb-4">
        {changed ? (
          <Notice tone="done" title="Password changed.">
            We signed you out on your other devices.
          </Notice>
        ) : null}
      </output>
      {editing ? (
        <PasswordForm
          email={email}
          hasApp={apps.length > 0}
          onChanged={() => {
            setChanged(true);
            close();
          }}
          onClose={close}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="text-[15px] text-ink">
            <span aria-hidden className="tracking-widest text-muted">
              ••••••••
            </span>
            <span className="sr-only">Password hidden</span>
          </p>
          <Button
            ref={opener}
            variant="secondary"
            onClick={() => {
              setChanged(false);
              open();
            }}
          >
            Change password
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
