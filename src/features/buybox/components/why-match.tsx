import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, CircleHelp, EqualApproximately, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { Badge, type BadgeTone } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Skeleton } from '@/shared/ui/skeleton';
import { matchQuery } from '../api/queries';
import {
  comparisonText,
  criterionLabels,
  verdictText,
  type ComparedCriterion,
  type MatchReport,
  type Verdict,
} from '../match';

interface WhyMatchProps {
  listing: { id: string; user_id: string; status: string };
}

/**
 * How a listing compares with the reader's buy box, criterion by criterion; an invitation to set one where there is none.
 * Nothing for visitors, the owner, and where the deal is done.
 */
export function WhyMatch({ listing: { id, user_id, status } }: WhyMatchProps) {
  const { user } = useAuth();
  const concerned = user !== null && user.id !== user_id && status !== 'sold';
  const {
    data: report,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...matchQuery(id, user?.id ?? ''), enabled: concerned });
  if (!concerned) return null;
  if (report) return <Report report={report} />;
  if (report === null) {
    return (
      <Panel title="Does this match?">
        <p className="mt-1 text-[15px] text-muted">
          Say what you buy, and every listing shows at a glance how well it fits.
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
        The comparison with your buy box could not be loaded.
      </p>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()} className="mt-4">
        Retry
      </Button>
    </Panel>
  );
}

function Panel({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="why-match">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id="why-match" className="text-xl font-semibold">
            {title}
          </h2>
          {beside}
        </div>
        {children}
      </section>
    </Card>
  );
}

function Report({ report: { matches, score, criteria } }: { report: MatchReport }) {
  const asked = criteria.flatMap((compared) => (compared.verdict ? [{ ...compared, verdict: compared.verdict }] : []));
  const open = criteria
    .filter(({ verdict }) => verdict === null)
    .map(({ criterion }) => criterionLabels[criterion].toLowerCase());
  return (
    <Panel
      title={matches ? 'Why this matches' : 'Why this does not match'}
      beside={
        <p className="numeric text-[15px] text-muted">
          <span className="text-xl font-bold text-ink">{score}</span> of 100
        </p>
      }
    >
      <div aria-hidden className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={clsx('h-full rounded-full', matches ? 'bg-evergreen' : 'bg-amber')}
          style={{ width: `${score}%` }}
        />
      </div>
      {asked.length === 0 ? (
        <p className="mt-4 text-[15px] text-muted">Your buy box asks for nothing yet, so every listing matches it.</p>
      ) : null}
      <ul className="mt-2 empty:hidden">
        {asked.map((compared) => (
          <Criterion key={compared.criterion} compared={compared} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {open.length > 0 && asked.length > 0 ? `Left open in your buy box: ${open.join(', ')}. ` : null}
        <Link
          to={paths.buyBox}
          className="inline-flex min-h-6 items-center rounded font-semibold text-evergreen-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          Change your buy box
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
        <span className="text-muted">{criterionLabels[compared.criterion]}: </span>
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
