import { Handshake, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { useMember } from '@/shared/session/member';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import { postingGate } from '../rules';
import { ListingForm } from './listing-form';

/** The screen that posts a listing. */
export function SubmitListing() {
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <PageHeading title="Submit Listing" lead="Post an off-market deal. It is in the marketplace as soon as you press the button." />
        <Gated />
      </div>
    </Page>
  );
}

function Gated() {
  const { user } = useAuth();
  const member = useMember();
  if (!user) return <ErrorState title="User must be authenticated to add listing" />;
  if (member.isPending) return <FormSkeleton />;
  if (member.isError) {
    return (
      <ErrorState
        title="Your profile could not be loaded"
        text={explainFailure(member.error)}
        onRetry={() => void member.refetch()}
        retrying={member.isFetching}
      />
    );
  }
  const gate = postingGate(member.data);
  return (
    <>
      {gate === 'jv' ? <JvNote /> : null}
      {gate === 'unconfirmed' ? <UnconfirmedNote /> : null}
      <ListingForm key={user.id} userId={user.id} gate={gate} />
    </>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-card bg-amber-soft px-5 py-4 text-[15px] text-amber-ink [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </p>
  );
}

/** Before anything is typed, not after. */
function UnconfirmedNote() {
  return (
    <Note icon={<MailWarning aria-hidden />}>
      Your email address is not confirmed yet. Fill in the form now if you like; the button that posts it appears as soon as you have opened
      the link in our mail.
    </Note>
  );
}

function JvNote() {
  return (
    <Note icon={<Handshake aria-hidden />}>
      On a free membership your listing carries a <strong>50% JV requirement</strong>: you and whoever takes the deal split its profit half
      and half. Paid members post without it.
    </Note>
  );
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading the form</output>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
