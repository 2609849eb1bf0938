import { useWatch } from 'react-hook-form';
import { earnestTerms, type Term } from '@/domain/offer/fields';
import { EarnestDue } from './earnest-due';
import { TermInput } from './term-input';
import type { TermsDraft } from './terms-draft';

interface TermInputsProps {
  names: readonly Term[];
  hints: Partial<Record<Term, string | null>>;
}

/** Which terms start a row, so that what belongs together is side by side, and which take a whole one. */
const columns: Partial<Record<Term, string>> = {
  second_deposit: 'sm:col-start-1',
  earnest_refund_days: 'sm:col-start-1',
  contingencies: 'sm:col-span-2',
};

/** Terms in two columns, in their order, with those about earnest money in a group. */
export function TermInputs({ names, hints }: TermInputsProps) {
  const hasSecond = Boolean(useWatch<TermsDraft, 'second_deposit'>({ name: 'second_deposit' }));
  const earnest = names.filter((name) => earnestTerms.includes(name));
  const input = (name: Term) => {
    if (name === 'earnest_due_hours') return <EarnestDue key={name} hints={hints} />;
    return name === 'earnest_due_days' || (name === 'second_deposit_days' && !hasSecond) ? null : (
      <TermInput key={name} name={name} hint={hints[name]} className={columns[name]} />
    );
  };
  return names.map((name) => {
    if (name !== earnest[0]) return earnest.includes(name) ? null : input(name);
    return (
      <fieldset key={name} className="border-y border-line py-5 sm:col-span-2">
        <legend className="float-left mb-4 w-full font-semibold">Earnest money</legend>
        <div className="clear-both grid items-start gap-5 sm:grid-cols-2">{earnest.map(input)}</div>
      </fieldset>
    );
  });
}
