import { useQuery } from '@tanstack/react-query';
import { Landmark, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import { useAuth } from '@/platform/auth/auth-provider';
import { Button } from '@/kit/ui/button';
import { termFacts, type DealTerms as Terms } from '@/domain/listing/deal-terms';
import type { Listing } from '@/domain/listing/listing';
import { GivenDisclosures } from '@/shared/rules/lazy-rules';
import { visibleTermsQuery } from '@/shared/listings/api/visible-terms';

type Termed = Pick<Listing, 'id' | 'user_id' | 'off_market_contract'>;

/** The deal terms that this reader may see, and the disclosures that a state asks about a contract. */
export function DealTerms({ listing }: { listing: Termed }) {
  const { user, status } = useAuth();
  return (
    <>
      <VisibleTerms listing={listing} />
      {listing.off_market_contract && status !== 'loading' ? (
        <GivenDisclosures subjectId={listing.id} readerId={user?.id ?? null} />
      ) : null}
    </>
  );
}

/** Nothing without any. Tells the owner who sees the contract. */
function VisibleTerms({ listing: { id, user_id } }: { listing: Termed }) {
  const { user, status } = useAuth();
  const terms = useQuery({ ...visibleTermsQuery(id, user?.id ?? null), enabled: status !== 'loading' });
  if (terms.isError && !terms.data) {
    return (
      <TermsSection>
        <p className="mt-3 text-[15px] text-muted">We couldn’t load the deal terms.</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          busy={terms.isFetching}
          onClick={() => void terms.refetch()}
        >
          Retry
        </Button>
      </TermsSection>
    );
  }
  if (!terms.data || isEmpty(terms.data)) return null;
  return <TermList terms={terms.data} own={user_id === user?.id} />;
}

function isEmpty(terms: Terms): boolean {
  return termFacts(terms).length === 0 && terms.access_instructions === null && !terms.funds_required;
}

function TermList({ terms, own }: { terms: Terms; own: boolean }) {
  const hasContract = terms.contract_price !== null || terms.assignment_fee !== null;
  return (
    <TermsSection>
      {own && hasContract && terms.contract_shared ? (
        <p className="mt-1 text-sm text-muted">Shared: everyone sees your contract price and assignment fee.</p>
      ) : null}
      <dl className="mt-3 grid grid-cols-1 gap-x-10 empty:hidden sm:grid-cols-2">
        {termFacts(terms).map(({ label, value, isPrivate }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-[15px]"
          >
            <dt className="text-muted">
              {label}
              {own && isPrivate ? <PrivateNote /> : null}
            </dt>
            <dd className="numeric text-right font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {terms.funds_required ? <FundsRequired own={own} /> : null}
      {terms.access_instructions === null ? null : (
        <>
          <h3 className="mt-6 text-[15px] font-semibold">Showing instructions</h3>
          {own ? (
            <p className="mt-1 text-sm text-muted">Only members who can see your contact details see this.</p>
          ) : null}
          <p className="mt-2 max-w-prose text-[15px] break-words whitespace-pre-line">{terms.access_instructions}</p>
        </>
      )}
    </TermsSection>
  );
}

function FundsRequired({ own }: { own: boolean }) {
  const origin = useAppOrigin();
  return (
    <div className="mt-5 flex items-start gap-3 rounded-control bg-sunken px-4 py-3">
      <Landmark aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 text-[15px]">
        <h3 className="font-semibold">Proof of funds required</h3>
        <p className="mt-0.5 text-muted">
          {own ? 'Buyers need verified funds' : 'You need verified funds'} that cover a cash offer’s price, or any other
          offer’s earnest money.
        </p>
        {own ? null : (
          <a
            href={origin + paths.funds}
            className="inline-flex min-h-11 items-center font-medium text-evergreen-ink hover:underline"
          >
            Your proof of funds
          </a>
        )}
      </div>
    </div>
  );
}

function PrivateNote() {
  return (
    <span className="flex items-center gap-1 text-sm">
      <Lock aria-hidden className="size-3.5 shrink-0" />
      Only you see this
    </span>
  );
}

function TermsSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="deal-terms">
      <h2 id="deal-terms" className="text-xl font-semibold">
        Deal terms
      </h2>
      {children}
    </section>
  );
}
