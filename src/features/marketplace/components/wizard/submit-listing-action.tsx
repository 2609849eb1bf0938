import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { couldNotLoad } from '@/shared/ui/toast';
import { useLoaded } from '@/shared/ui/use-loaded';
import { AuthGate } from '../auth-gate';

const icon = <Plus aria-hidden />;

// The tab bar of narrow screens has the same in colour, so that here it steps back; the sidebar of wide ones leaves it to the screen.
const quiet = 'max-lg:bg-transparent max-lg:px-2 max-lg:text-evergreen-ink max-lg:hover:bg-sunken';

/** 'Submit Listing': the wizard for members, over this screen of the app; the sign-in prompt for visitors. */
export function SubmitListingAction({ host }: { host: 'public' | 'app' }) {
  const { status } = useAuth();
  const [asking, setAsking] = useState(false);
  if (host === 'app') return <WizardLink />;
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

const fragment = '#submit';
const loadWindow = () => import('./submit-listing-window').then(({ SubmitListingWindow }) => SubmitListingWindow);

/** The window is a fragment of this screen's address: Back closes it, a reload opens it again. */
function WizardLink() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const open = hash === fragment;
  const close = () => {
    // Opened from here: the step back is this screen as it was. A link from elsewhere has no such step.
    if (isOurs(state)) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true });
  };
  const show = useLoaded(loadWindow, open, () => {
    close();
    couldNotLoad();
  });
  return (
    <>
      <ButtonLink to={{ pathname, search, hash: fragment }} state={{ wizard: true }} className={quiet} icon={icon}>
        Submit Listing
      </ButtonLink>
      {show?.({ open, onOpenChange: (next) => next || close() })}
    </>
  );
}

function isOurs(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wizard' in state;
}
