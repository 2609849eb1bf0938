import { clsx } from 'clsx';
import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { FormSection } from '@/kit/ui/form-section';
import { UnsavedChangesGuard } from '@/platform/navigation/unsaved-changes-guard';
import { toast } from '@/kit/ui/toaster';
import { useCan } from '@/shared/entitlements/entitlements';
import { toCriteria, type Box, type BoxValues } from '../box';
import { hasProblem } from '@/domain/filters/filters';
import { priceProblem } from '../price';
import { ContactFields } from './contact-fields';
import { FurtherFields } from './further-fields';
import { MarketFields } from './market-fields';
import { MatchCount } from './match-count';
import { PriceFields } from './price-fields';
import { PropertyFields } from './property-fields';
import { StrategyFields } from './strategy-fields';
import { useBoxForm } from './use-box-form';

/** The buy box form; `box` is null for a new one. Saves only what changed. */
export function BuyBoxForm({ box, userId }: { box: Box | null; userId: string }) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const form = useBoxForm(box, userId, () => {
    toast.success('Investment criteria saved');
    void navigate(paths.dashboard);
  });
  const { stored, values, change } = form;
  const canVerify = useCan('verified_only');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form ref={element} noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
      {form.restored ? <Restored onStartOver={form.startOver} /> : null}
      <FormSection title="Target Markets" text="If you don’t pick counties, we’ll match the whole state.">
        <MarketFields value={values.markets} onChange={(markets) => change({ markets })} />
      </FormSection>
      <FormSection title="Property Details" text="Leave a field blank to match anything.">
        <PropertyFields stored={stored} values={values} onChange={change} />
      </FormSection>
      <FormSection title="Price Range">
        <PriceFields
          value={values.price}
          onChange={(price) => change({ price })}
          problem={form.priceProblem}
          onLeave={form.showPriceProblem}
        />
      </FormSection>
      <FormSection title="Investment Strategy">
        <StrategyFields stored={stored} values={values} onChange={change} />
      </FormSection>
      <FormSection title="More criteria" text="A listing that doesn’t state one of these isn’t a match.">
        <FurtherFields
          value={values.further}
          onChange={(further) => change({ further })}
          canVerify={canVerify}
          showProblems={form.tried}
        />
      </FormSection>
      <FormSection title="Contact Preferences">
        <ContactFields
          values={values}
          phoneProblem={form.phoneProblem}
          onPhoneLeave={() => void form.checkPhone()}
          onChange={change}
        />
      </FormSection>
      <SaveBar saving={form.saving} problem={form.problem} criteria={countedCriteria(values, canVerify)} />
      <UnsavedChangesGuard
        guardUnload
        hasUnsavedChanges={form.isUnsaved}
        onLeave={form.giveUp}
        title="Discard your changes?"
        description="You have unsaved changes to your investment criteria."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
      />
    </form>
  );
}

/** What to count matches for; null if invalid. Without the entitlement, `verified` has no effect. */
function countedCriteria(values: BoxValues, canVerify: boolean | undefined): Partial<Box> | null {
  const { price, further } = values;
  if (priceProblem(price) || hasProblem(further)) return null;
  return toCriteria({ ...values, further: { ...further, verified: further.verified && canVerify !== false } });
}

/** Shown when unsaved changes were restored. */
function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken py-2.5 pr-2.5 pl-5',
        'text-[15px]',
      )}
    >
      <output>We restored your unsaved changes.</output>
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        Discard changes
      </Button>
    </div>
  );
}

interface SaveBarProps {
  saving: boolean;
  problem: string | null;
  /** What to count matches for; null if invalid. */
  criteria: Partial<Box> | null;
}

/** The sticky bar with match count, errors, and the save button. */
function SaveBar({ saving, problem, criteria }: SaveBarProps) {
  return (
    <div
      data-form-bar
      className={clsx(
        'sticky bottom-[var(--bottom-bar)] z-20 -mx-4 border-t border-line bg-paper/95 px-4 py-3',
        'backdrop-blur-sm sm:mx-0 sm:px-0',
      )}
    >
      <FormError className="mb-3">{problem}</FormError>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <MatchCount criteria={criteria} />
        <Button type="submit" size="lg" busy={saving} busyLabel="Saving..." className="max-sm:w-full">
          {problem ? 'Retry' : 'Save Investment Criteria'}
        </Button>
      </div>
    </div>
  );
}
