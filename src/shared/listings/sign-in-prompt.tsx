import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import { LazyDialog } from '@/kit/ui/lazy-dialogs';

export type SignInReason = 'contact' | 'save' | 'submit' | 'review' | 'verified' | 'search' | 'documents';

const texts: Readonly<Record<SignInReason, { title: string; text: string }>> = {
  contact: {
    title: 'Contact Seller',
    text: 'Sign in to contact the seller. With the Closer plan, you see email and phone on every public listing.',
  },
  save: {
    title: 'Save to Favorites',
    text: 'Sign in to save this listing. The seller sees how many members like it.',
  },
  submit: {
    title: 'Submit a Listing',
    text: 'Sign in to post an off-market deal. It’s free. Listings of free members carry a 50% JV requirement.',
  },
  review: {
    title: 'Leave a Review',
    text: 'Sign in to rate this deal. Each member has one vote per listing.',
  },
  verified: {
    title: 'Verified Only',
    text: 'Sign in to see only verified listings. They are exclusively available to Closer and Partner members.',
  },
  documents: {
    title: 'Request Documents',
    text: 'Sign in to ask the seller for these documents. It’s free.',
  },
  search: {
    title: 'Save Search',
    text: 'Sign in to save this search and open it again on any device. It’s free.',
  },
};

interface SignInPromptProps {
  /** What the visitor wanted to do; null keeps the dialog closed. */
  reason: SignInReason | null;
  onClose: () => void;
  /** Called when the visitor goes to sign in or up. */
  onLeave?: () => void;
  /** Path in the app to return to after signing in or up. */
  returnTo: string;
}

/** Asks visitors to sign in or up for something that needs an account, and then leads back to it. */
export function SignInPrompt({ reason, onClose, onLeave, returnTo }: SignInPromptProps) {
  const { title, text } = texts[reason ?? 'contact'];
  // The fragment says on the way what they wanted to do there.
  const destination = reason === 'submit' ? returnTo : `${returnTo}#${reason}`;
  return (
    <LazyDialog
      open={reason !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={title}
      description={text}
      footer={
        <>
          <ButtonLink to={paths.signUpFor(destination)} variant="secondary" onClick={onLeave}>
            Join free
          </ButtonLink>
          <ButtonLink to={paths.signIn(destination)} onClick={onLeave}>
            Sign in
          </ButtonLink>
        </>
      }
    />
  );
}
