import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, CircleHelp, EqualApproximately, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { Badge, type BadgeTone } from '@/kit/ui/badge';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Skeleton } from '@/kit/ui/skeleton';
import { matchQuery } from '../api/queries';
import {
  comparisonText,
  criterionLabel,
  matchSummary,
  verdictText,
  type ComparedCriterion,
  type MatchReport,
  type Verdict,
} from '../match';

interface WhyMatchProps {
  listing: { id: string; user_id: string; status: string };
}

/**
 * Compares a listing with the member's buy box, criterion by criterion, or invites them to set one up. Renders nothing
 * for visitors, the owner, and sold listings.
 */
export function WhyMatch({ listing: { id, user_id, status } }: WhyMatchProps) {
  const user = useUser();
  const applies = user.id !== user_id && status !== 'sold';
  const { data: report, isError, isFetching, refetch } = useQuery({ ...matchQuery(id, user.id), enabled: applies });
  if (!applies) return null;
  if (report) return <Report report={report} />;
  if (report === null) {
    return (
      <Panel title="Does this match?">
        <p className="mt-1 text-[15px] text-muted">
          Tell us what you buy, and every listing will show how well it matches.
        </p>
        <ButtonLink to={paths.buyBox} variant="secondary" className="mt-4">
          Set Investment Criteria
        </ButtonLink>
      </Panel>
    );
  }
  if (!isError) return <Loading />;
  return (
    <Panel title="Why this matches">
      <p role="alert" className="mt-1 text-[15px] text-muted">
        We couldn’t compare this listing with your buy box.
      </p>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()} className="mt-4">
        Retry
      </Button>
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="why-match">
        <h2 id="why-match" className="text-xl font-semibold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

function Report({ report: { matches, criteria } }: { report: MatchReport }) {
  const asked = criteria.flatMap((compared) => (compared.verdict ? [{ ...compared, verdict: compared.verdict }] : []));
  const open = criteria
    .filter(({ verdict }) => verdict === null)
    .map(({ criterion }) => criterionLabel(criterion).toLowerCase());
  return (
    <Panel title={matches ? 'Why this matches' : 'Why this doesn’t match'}>
      {asked.length > 0 ? <p className="mt-1 text-[15px] text-muted">{matchSummary({ matches, criteria })}</p> : null}
      {asked.length === 0 ? (
        <p className="mt-4 text-[15px] text-muted">Your buy box is empty, so every listing matches.</p>
      ) : null}
      <ul className="mt-2 empty:hidden">
        {asked.map((compared) => (
          <Criterion key={compared.criterion} compared={compared} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {open.length > 0 && asked.length > 0 ? `Not set in your buy box: ${open.join(', ')}. ` : null}
        <Link
          to={paths.buyBox}
          className={clsx(
            'inline-flex min-h-6 items-center rounded font-semibold text-evergreen-ink',
            'underline-offset-4 hover:underline pointer-coarse:min-h-11',
          )}
        >
          Edit your buy box
        </Link>
      </p>
    </Panel>
  );
}

const looks: Readonly<Record<Verdict, { tone: BadgeTone; Icon: LucideIcon }>> = {
  pass: { tone: 'verified', Icon: Check },
  near: { tone: 'attention', Icon: EqualApproximately },
  fail: { tone: 'danger', Icon: X },
  unknown: { tone: 'neutral', Icon: CircleHelp },
};

function Criterion({ compared }: { compared: ComparedCriterion & { verdict: Verdict } }) {
  const { tone, Icon } = looks[compared.verdict];
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-3 text-[15px] last:border-b-0">
      <p className="numeric min-w-0 break-words text-ink">
        <span className="text-muted">{criterionLabel(compared.criterion)}: </span>
        {comparisonText(compared)}
      </p>
      <Badge tone={tone} icon={<Icon aria-hidden />} className="mt-0.5 shrink-0">
        {verdictText(compared)}
      </Badge>
    </li>
  );
}

function Loading() {
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <output className="sr-only">Comparing with your buy box</output>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-24" />
    </Card>
  );
}
