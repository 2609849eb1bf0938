import type { Ref } from 'react';
import { Button } from '@/kit/ui/button';

interface TurnOnProps {
  opener: Ref<HTMLButtonElement>;
  /** Whether the email is verified; undefined while unknown. Verifying it later could remove the apps. */
  confirmed: boolean | undefined;
  onOpen: () => void;
}

/** Says that two-factor authentication is off, with the button to turn it on. */
export function TurnOn({ opener, confirmed, onOpen }: TurnOnProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="max-w-md text-[15px] text-pretty text-ink">
        {confirmed === false
          ? 'Off. Verify your email first, and then you can turn it on.'
          : 'Off. Turn it on to keep your account safe even if someone learns your password.'}
      </p>
      <Button ref={opener} variant="secondary" disabled={!confirmed} onClick={onOpen}>
        Turn on
      </Button>
    </div>
  );
}
