import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Gate } from '@/shared/entitlements/gate';
import { useRestricted } from '@/shared/entitlements/use-gated';
import { Page, PageHeading } from '@/platform/layout/page';
import { ContinueCard } from '@/platform/navigation/continue-card';
import { useLiveQueries } from '@/platform/session/use-live-queries';
import { Button } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { QueryError } from '@/platform/query/query-error';
import { Skeleton } from '@/kit/ui/skeleton';
import { fundsKeys } from '../api/keys';
import { ownProofsQuery, type Proof } from '../api/queries';
import { verifiedFundsQuery } from '@/shared/deals/api/buyers-funds';
import { FundsBadge } from '@/shared/deals/funds-badge';
import { ProofCard } from './proof-card';
import { ProofForm } from './proof-form';
import { SharedWithMe } from './shared-with-me';

/** The member's proofs of funds, and those buyers share with them. */
export function FundsPage({ userId }: { userId: string }) {
  const proofs = useQuery(ownProofsQuery(userId));
  const [adding, setAdding] = useState(false);
  const restricted = useRestricted();
  useLiveQueries('deals', fundsKeys.all);
  const add = (
    <Button icon={<Plus aria-hidden />} disabled={restricted} onClick={() => setAdding(true)}>
      Add proof of funds
    </Button>
  );
  const isEmpty = proofs.data?.length === 0;
  return (
    <Page narrow className="flex flex-col gap-6">
      <div>
        <Link
          to={paths.account}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-medium text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Account
        </Link>
        <PageHeading
          title="Proof of funds"
          lead="Show sellers that you can close. We check the document; they see the amount and the date."
          actions={isEmpty || !proofs.data ? null : add}
        />
      </div>
      <ContinueCard text="We’ll notify you once we’ve verified your proof. Then you can continue." />
      <Gate act="funds" />
      {proofs.data ? (
        isEmpty ? (
          <EmptyState
            icon={<Landmark />}
            title="No proof of funds yet"
            text={
              'Add a bank statement or a lender letter. Once we’ve verified it, sellers you make offers to see how ' +
              'much you can spend.'
            }
            action={add}
          />
        ) : (
          <>
            <Summary userId={userId} />
            <ProofList proofs={proofs.data} />
          </>
        )
      ) : proofs.error ? (
        <QueryError query={proofs} title="We couldn’t load your proof of funds" />
      ) : (
        <Loading />
      )}
      <SharedWithMe userId={userId} />
      <p className="text-sm text-muted">
        We check documents, not accounts: we hold no money and don’t guarantee that anyone can pay.
      </p>
      {adding ? <ProofForm userId={userId} onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

/** What sellers see: the highest verified amount that hasn't expired. */
function Summary({ userId }: { userId: string }) {
  const { data } = useQuery(verifiedFundsQuery(userId, [userId]));
  const funds = data?.[userId];
  if (!data) return <Skeleton className="h-20 rounded-card" />;
  return (
    <section aria-labelledby="sellers-see" className="rounded-card bg-sunken px-5 py-4">
      <h2 id="sellers-see" className="text-[15px] font-semibold">
        What sellers you make offers to see
      </h2>
      <div className="mt-2 text-[15px] text-muted">
        {funds ? <FundsBadge funds={funds} /> : 'Nothing yet: you have no verified document that’s still valid.'}
      </div>
    </section>
  );
}

function ProofList({ proofs }: { proofs: readonly Proof[] }) {
  return (
    <section aria-labelledby="your-documents" className="flex flex-col gap-4">
      <h2 id="your-documents" tabIndex={-1} className="text-lg font-semibold outline-none">
        Your documents
      </h2>
      <ul className="flex flex-col gap-4">
        {proofs.map((proof) => (
          <li key={proof.id}>
            <ProofCard proof={proof} onRemoved={focusHeading} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusHeading() {
  (document.getElementById('your-documents') ?? document.querySelector<HTMLElement>('h1'))?.focus();
}

function Loading() {
  return (
    <div className="flex flex-col gap-4">
      <output className="sr-only">Loading your proof of funds</output>
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </div>
  );
}
