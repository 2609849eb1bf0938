import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';
import { LazyDialog } from '@/shared/ui/lazy-windows';

export type Gate = 'contact' | 'save' | 'submit' | 'review' | 'verified' | 'search';

const texts: Readonly<Record<Gate, { title: string; text: string }>> = {
  contact: {
    title: 'Contact Seller',
    text: 'Sign in to reach the seller. Pro and Partner members see email and phone on every listing.',
  },
  save: {
    title: 'Save to Favorites',
    text: 'Sign in to save this listing. The seller sees how many members like it.',
  },
  submit: {
    title: 'Submit a Listing',
    text: 'Sign in to post an off-market deal. A free account is enough.',
  },
  review: {
    title: 'Leave a Review',
    text: 'Sign in to say whether this is a good deal. Every member has one vote on a listing.',
  },
  verified: {
    title: 'Verified Only',
    text: 'Sign in to see only verified listings. They are exclusively available to Closer and Partner members.',
  },
  search: {
    title: 'Save Search',
    text: 'Sign in to keep this search and open it again on any device. A free account is enough.',
  },
};

interface AuthGateProps {
  /** What the visitor wanted to do; null keeps the prompt closed. */
  gate: Gate | null;
  onClose: () => void;
  /** Path in the app to come back to after signing in. */
  returnTo: string;
}

/** The prompt that a visitor meets where an account is needed. */
export function AuthGate({ gate, onClose, returnTo }: AuthGateProps) {
  const shown = texts[gate ?? 'contact'];
  return (
    <LazyDialog
      open={gate !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={shown.title}
      description={shown.text}
      footer={
        <>
          <ButtonLink to={paths.signUp} variant="secondary">
            Join free
          </ButtonLink>
          <ButtonLink to={paths.signIn(returnTo)}>Sign in</ButtonLink>
        </>
      }
    />
  );
}
