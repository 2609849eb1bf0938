import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stateName } from '@/domain/place/us-states';
import { confirmText } from '@/domain/rule/rule-text';
import { formatDate } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { Checkbox } from '@/kit/ui/checkbox';
import { ErrorText, Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { describeError } from '@/platform/errors/describe-error';
import { QueryError } from '@/platform/query/query-error';
import { askedRulesQuery, useGiveDisclosure, type AskedRule, type AskedStep } from './api/rules';
import { RuleSource } from './rule-source';

export interface AskedRulesProps extends AskedStep {
  memberId: string;
  side?: 'seller' | 'buyer';
  /** Why the step was refused; undefined if it wasn't. */
  error?: string | undefined;
  /** Called once something was given. */
  onGiven?: () => void;
  className?: string;
}

/** What a state requires of a member for a step, each to be given in place. Nothing if it requires nothing. */
export function AskedRulesNow({ memberId, side = 'seller', error, onGiven, className, ...step }: AskedRulesProps) {
  const rules = useQuery({ ...askedRulesQuery(step, memberId), enabled: step.state !== '' });
  const needed = (rules.data ?? []).filter(({ needs }) => needs !== 'nothing');
  if (rules.isError && !rules.data) {
    return <QueryError query={rules} title="We couldn’t load this state’s rules" />;
  }
  if (needed.length === 0) return error ? <ErrorText id="state-rules-error">{error}</ErrorText> : null;
  const missing = needed.some(({ answered_at }) => answered_at === null);
  return (
    <section aria-label="State rules" className={clsx('rounded-control border border-line p-4', className)}>
      <h3 className="font-semibold">{stateName(step.state)} asks for this</h3>
      {missing ? <ErrorText id="state-rules-error">{error}</ErrorText> : null}
      <ul className="flex flex-col divide-y divide-line">
        {needed.map((rule) => (
          <NeededRule key={rule.rule_id} rule={rule} step={step} side={side} onGiven={onGiven} />
        ))}
      </ul>
    </section>
  );
}

interface NeededRuleProps {
  rule: AskedRule;
  step: AskedStep;
  side: 'seller' | 'buyer';
  onGiven: (() => void) | undefined;
}

function NeededRule({ rule, step, side, onGiven }: NeededRuleProps) {
  const give = useGiveDisclosure(step);
  const [checked, setChecked] = useState(false);
  const given = rule.answered_at !== null || give.isSuccess;
  const failure = give.isError ? describeError(give.error, { failed: 'That wasn’t saved.' }) : undefined;
  const send = (license?: string) => {
    setChecked(true);
    give.mutate(
      { ruleId: rule.rule_id, ...(license !== undefined && { license }) },
      { onSuccess: onGiven, onError: () => setChecked(false) },
    );
  };
  return (
    <li className="py-3 last:pb-0">
      <p className="text-sm">{rule.summary}</p>
      {rule.disclosure ? (
        <blockquote className="mt-2 border-l-2 border-line pl-3 text-[15px]">{rule.disclosure}</blockquote>
      ) : null}
      <RuleSource rule={rule} />
      {rule.needs === 'license' ? (
        <LicenseField rule={rule} busy={give.isPending} given={given} error={failure} onSend={send} />
      ) : (
        <Checkbox
          className="mt-3"
          label={confirmText(step.action, side)}
          hint={rule.answered_at ? `On ${formatDate(rule.answered_at)}. It stays in the record.` : undefined}
          checked={given || checked}
          disabled={given || give.isPending}
          error={failure}
          onChange={() => send()}
        />
      )}
    </li>
  );
}

interface LicenseFieldProps {
  rule: AskedRule;
  busy: boolean;
  given: boolean;
  error: string | undefined;
  onSend: (license: string) => void;
}

/** Not a form of its own: it can be part of one. */
function LicenseField({ rule, busy, given, error, onSend }: LicenseFieldProps) {
  const [number, setNumber] = useState('');
  if (given) {
    return (
      <p className="mt-3 text-sm">
        You stated your number{rule.answered_at ? ` on ${formatDate(rule.answered_at)}` : ''}. Only our team sees it.
      </p>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <Field
        label="License or registration number"
        hint="Only our team sees it."
        error={error}
        className="min-w-56 flex-1"
      >
        <Input
          value={number}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setNumber(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onSend(number);
          }}
        />
      </Field>
      <Button variant="secondary" busy={busy} onClick={() => onSend(number)}>
        State number
      </Button>
    </div>
  );
}
