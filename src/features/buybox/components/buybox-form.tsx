import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { FormSection } from '@/shared/ui/form-section';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { toast } from '@/shared/ui/toaster';
import { toCriteria, type Box } from '../box';
import { priceProblem } from '../rules';
import { conditions, financings, propertyTypes, strategies } from '../vocabulary';
import { Choices } from './choices';
import { ContactFields } from './contact-fields';
import { MarketFields } from './market-fields';
import { MatchCount } from './match-count';
import { PriceFields } from './price-fields';
import { useBoxForm } from './use-box-form';

/** The form of a member's buy box; null where there is none yet. Only what was changed is saved. */
export function BuyBoxForm({ box, userId }: { box: Box | null; userId: string }) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const form = useBoxForm(box, userId, () => {
    toast.success('Your investment criteria are saved');
    void navigate(paths.dashboard);
  });
  const { stored, values, change } = form;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form
      ref={element}
      noValidate
      // Fields that take the focus come to rest clear of the bars at the top and the bottom.
      className="flex flex-col gap-6 [&_input]:scroll-mt-24 [&_input]:scroll-mb-48"
      onSubmit={(event) => void submit(event)}
    >
      {form.restored ? <Restored onStartOver={form.startOver} /> : null}
      <FormSection title="Target Markets" text="A state without a chosen county counts as a whole.">
        <MarketFields value={values.markets} onChange={(markets) => change({ markets })} />
      </FormSection>
      <FormSection title="Property Details" text="What you leave open does not narrow anything.">
        <div className="flex flex-col gap-6">
          <Choices
            legend="Property types"
            all={propertyTypes}
            stored={stored.propertyTypes}
            chosen={values.propertyTypes}
            onChange={(chosen) => change({ propertyTypes: chosen })}
          />
          <Choices
            legend="Conditions"
            all={conditions}
            stored={stored.conditions}
            chosen={values.conditions}
            onChange={(chosen) => change({ conditions: chosen })}
          />
        </div>
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
        <div className="flex flex-col gap-6">
          <Choices
            legend="Exit strategies"
            all={strategies}
            stored={stored.strategies}
            chosen={values.strategies}
            onChange={(chosen) => change({ strategies: chosen })}
          />
          <Choices
            legend="Financing"
            all={financings}
            stored={stored.financing}
            chosen={values.financing}
            onChange={(chosen) => change({ financing: chosen })}
          />
        </div>
      </FormSection>
      <FormSection title="Contact Preferences">
        <ContactFields values={values} onChange={change} />
      </FormSection>
      <SaveBar
        saving={form.saving}
        problem={form.problem}
        criteria={priceProblem(values.price) ? null : toCriteria(values)}
      />
      <LeaveGuard
        withTab
        isUnsaved={form.isUnsaved}
        onLeave={form.giveUp}
        title="Discard your changes?"
        description="What you changed of your investment criteria has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
      />
    </form>
  );
}

/** Says that changes of before, not saved, are in the form. */
function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken py-2.5 pr-2.5 pl-5 text-[15px]">
      <output>Your unsaved changes are back.</output>
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        Discard them
      </Button>
    </div>
  );
}

interface SaveBarProps {
  saving: boolean;
  problem: string | null;
  /** What the listings are counted for; null while it makes no sense. */
  criteria: Partial<Box> | null;
}

/** Stays in sight at the bottom, above the tab bar of phones; so does what went wrong. */
function SaveBar({ saving, problem, criteria }: SaveBarProps) {
  return (
    <div className="sticky bottom-[var(--bottom-bar)] z-20 -mx-4 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm sm:mx-0 sm:px-0">
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
