import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { formatUsd } from '@/kit/formatting/format';
import { Badge } from '@/kit/ui/badge';
import { annualSavingText, equivalentPriceText, type Plan } from '../../plans';

interface PlanChoiceProps {
  plans: readonly Plan[];
  /** Id of the selected plan, if any. */
  value: string | null;
  onChange: (id: string) => void;
  disabled: boolean;
  /** Shows 'Select Plan' on each option. */
  showSelect?: boolean;
  className?: string;
}

/** The paid plans as a group of radio buttons. */
export function PlanChoice({ plans, value, onChange, disabled, showSelect = false, className }: PlanChoiceProps) {
  const name = useId();
  const saving = annualSavingText(plans);
  return (
    <fieldset disabled={disabled} className={clsx('grid gap-4', className)}>
      <legend className="sr-only">Plan</legend>
      {plans.map((plan) => (
        <PlanOption
          key={plan.id}
          plan={plan}
          name={name}
          chosen={plan.id === value}
          saving={plan.interval === 'year' ? saving : null}
          showSelect={showSelect}
          onChoose={() => onChange(plan.id)}
        />
      ))}
    </fieldset>
  );
}

interface PlanOptionProps {
  plan: Plan;
  /** Name of the radio group. */
  name: string;
  chosen: boolean;
  saving: string | null;
  showSelect: boolean;
  onChoose: () => void;
}

function PlanOption({ plan, name, chosen, saving, showSelect, onChoose }: PlanOptionProps) {
  const id = useId();
  return (
    <label
      className={clsx(
        'relative flex cursor-pointer flex-col rounded-card border bg-surface p-5 transition-colors sm:p-6',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen',
        'has-disabled:cursor-not-allowed has-disabled:opacity-70',
        // An inset ring, so that selecting doesn't shift the layout.
        chosen ? 'border-evergreen inset-ring-1 inset-ring-evergreen' : 'border-edge/60 hover:border-muted',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={chosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price`}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <span className="flex items-start justify-between gap-4">
        <span id={`${id}-name`} className="text-lg font-semibold text-ink">
          {plan.name}
        </span>
        <Mark chosen={chosen} />
      </span>
      <span className="mt-0.5 text-[15px] text-muted">{plan.description}</span>
      <span id={`${id}-price`} className="mt-4 block">
        <span className="flex items-baseline gap-1.5">
          <span className="numeric text-3xl font-bold tracking-tight text-ink">{formatUsd(plan.amount)}</span>{' '}
          <span className="text-[15px] text-muted">a {plan.interval}</span>
        </span>{' '}
        <span className="numeric mt-1 block text-sm text-muted">{equivalentPriceText(plan)}</span>{' '}
        {/* Keeps side-by-side options aligned. */}
        <span className={clsx('mt-3 block', showSelect ? 'max-sm:empty:hidden sm:min-h-6' : 'empty:hidden')}>
          {saving ? <Badge tone="verified">{saving}</Badge> : null}
        </span>
      </span>
      {showSelect ? (
        <span
          aria-hidden
          className={clsx(
            'mt-4 flex min-h-11 items-center justify-center rounded-control border px-4',
            'text-sm font-semibold transition-colors',
            chosen ? 'border-transparent bg-evergreen-soft text-evergreen-ink' : 'border-edge text-ink',
          )}
        >
          {chosen ? 'Selected' : 'Select Plan'}
        </span>
      ) : null}
    </label>
  );
}

function Mark({ chosen }: { chosen: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border transition-colors',
        chosen ? 'border-evergreen bg-evergreen text-evergreen-on' : 'border-edge',
      )}
    >
      {chosen ? <Check className="size-4" strokeWidth={3} /> : null}
    </span>
  );
}
