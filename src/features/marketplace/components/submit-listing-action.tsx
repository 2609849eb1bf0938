import { Plus } from 'lucide-react';
import { useState } from 'react';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { AuthGate } from './auth-gate';

const icon = <Plus aria-hidden />;

// The tab bar of narrow screens has the same in colour, so that here it steps back; the sidebar of wide ones leaves it to the screen.
const quiet = 'max-lg:bg-transparent max-lg:px-2 max-lg:text-evergreen-ink max-lg:hover:bg-sunken';

/** 'Submit Listing': the form for members, which stands on the app's host; the sign-in prompt for visitors. */
export function SubmitListingAction({ host }: { host: 'public' | 'app' }) {
  const { status } = useAuth();
  const [asking, setAsking] = useState(false);
  if (host === 'app') {
    return (
      <ButtonLink to={paths.submitListing} className={quiet} icon={icon}>
        Submit Listing
      </ButtonLink>
    );
  }
  if (status === 'authenticated') {
    return (
      <ButtonAnchor href={appOrigin(window.location) + paths.submitListing} variant="secondary" icon={icon}>
        Submit Listing
      </ButtonAnchor>
    );
  }
  return (
    <>
      <Button variant="secondary" icon={icon} onClick={() => setAsking(true)}>
        Submit Listing
      </Button>
      <AuthGate gate={asking ? 'submit' : null} onClose={() => setAsking(false)} returnTo={paths.submitListing} />
    </>
  );
}
