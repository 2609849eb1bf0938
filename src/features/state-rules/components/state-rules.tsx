import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isUsState, usStates } from '@/domain/place/us-states';
import { formatDate } from '@/kit/formatting/format';
import { Card } from '@/kit/ui/card';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { Skeleton } from '@/kit/ui/skeleton';
import { Page, PageHeading } from '@/platform/layout/page';
import { QueryError } from '@/platform/query/query-error';
import { ruleVersionsQuery, statedLicensesQuery, type RuleVersion } from '../api/rules';
import { RuleCard } from './rule-card';

/** By topic, in the order they come in. */
function byTopic(rules: readonly RuleVersion[]): [RuleVersion, ...RuleVersion[]][] {
  const topics = new Map<string, [RuleVersion, ...RuleVersion[]]>();
  for (const rule of rules) {
    const versions = topics.get(rule.topic);
    if (versions) versions.push(rule);
    else topics.set(rule.topic, [rule]);
  }
  return [...topics.values()];
}

/** The rules of a state, for admins: each with its history, to sign off and to supersede. */
export function StateRules() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('state') ?? '';
  const state = isUsState(asked) ? asked : 'OK';
  const query = useQuery(ruleVersionsQuery(state));
  const { data: rules, error } = query;
  return (
    <Page narrow className="flex flex-col gap-6">
      <PageHeading
        title="State rules"
        lead="What posting, offering, and assigning ask in each state. A version never changes: supersede it instead."
      />
      <Field label="State" className="max-w-xs">
        <Select value={state} onChange={({ target }) => setParams({ state: target.value }, { replace: true })}>
          {usStates.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {rules && byTopic(rules).map((versions) => <RuleCard key={versions[0].id} versions={versions} />)}
      {!rules && error ? <QueryError query={query} title="We couldn’t load the rules" /> : null}
      {!rules && !error ? (
        <>
          <output className="sr-only">Loading rules</output>
          <Skeleton className="h-56 rounded-card" />
        </>
      ) : null}
      <Licenses state={state} />
    </Page>
  );
}

/** The numbers that members stated. Nothing without any. */
function Licenses({ state }: { state: string }) {
  const { data = [] } = useQuery(statedLicensesQuery(state));
  if (data.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Numbers that members stated</h2>
      <p className="text-[15px] text-muted">Unverified. Members don’t see each other’s.</p>
      <ul className="mt-3 flex flex-col gap-2 text-[15px]">
        {data.map(({ member_id, name, number, stated_at }) => (
          <li key={member_id + number + stated_at} className="flex flex-wrap justify-between gap-x-4">
            <span>{name}</span>
            <span className="numeric">{number}</span>
            <span className="numeric text-muted">{formatDate(stated_at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
