import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { Button, ButtonAnchor, ButtonLink } from '@/kit/ui/button';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { SignInPrompt } from '@/shared/listings/sign-in-prompt';

const icon = <Plus aria-hidden />;

// Narrow screens already have a prominent button in the tab bar, so this one is subtle there.
const subtle = 'max-lg:bg-transparent max-lg:px-2 max-lg:text-evergreen-ink max-lg:hover:bg-sunken';

interface SubmitListingActionProps {
  host: 'public' | 'app';
  /** The specification's 'Submit Listing' in the marketplace. */
  label?: string;
}

/**
 * The button to post a listing: opens the wizard in a dialog in the app, links to it for members elsewhere, and asks
 * visitors to sign in.
 */
export function SubmitListingAction({ host, label = 'Submit Listing' }: SubmitListingActionProps) {
  const { status } = useAuth();
  const [prompting, setPrompting] = useState(false);
  if (host === 'app') return <WizardLink label={label} />;
  if (status === 'authenticated') {
    return (
      <ButtonAnchor href={appOrigin(window.location) + paths.submitListing} variant="secondary" icon={icon}>
        {label}
      </ButtonAnchor>
    );
  }
  return (
    <>
      <Button variant="secondary" icon={icon} onClick={() => setPrompting(true)}>
        {label}
      </Button>
      <SignInPrompt
        reason={prompting ? 'submit' : null}
        onClose={() => setPrompting(false)}
        returnTo={paths.submitListing}
      />
    </>
  );
}

const fragment = '#submit';
const loadDialog = () => import('./submit-wizard').then(({ SubmitListingDialog }) => SubmitListingDialog);

/** The dialog is a fragment of this screen's URL: Back closes it, and it's open again after a reload. */
function WizardLink({ label }: { label: string }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const open = hash === fragment;
  const close = () => {
    // Opened from this screen: go back to it. Opened by a link: there is nothing to go back to.
    if (openedHere(state)) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true });
  };
  const show = useLazyComponent(loadDialog, open, () => {
    close();
    toastLoadError();
  });
  return (
    <>
      <ButtonLink to={{ pathname, search, hash: fragment }} state={{ wizard: true }} className={subtle} icon={icon}>
        {label}
      </ButtonLink>
      {show?.({ open, onOpenChange: (next) => next || close() })}
    </>
  );
}

function openedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wizard' in state;
}
