import { useId, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { clsx } from 'clsx';
import { chosenCompany, type Company } from '@/domain/offer/company';
import { zoneLabel } from '@/kit/time/time-zones';
import { ZoneField } from '@/kit/ui/zone-field';
import { CompanyFields } from '@/shared/deals/company-fields';
import type { OfferDraft } from '../schema';
import { useFold } from './use-fold';

/** Who makes the offer, for a new one, and the time zone of its dates: each a line with a way to change it. */
export function OfferSetup({ companies }: { companies: readonly Company[] | undefined }) {
  return (
    <div className="mt-4 border-t border-line pt-2 text-sm">
      {companies ? <Buyer companies={companies} /> : null}
      <Zone />
    </div>
  );
}

const buyerFields = ['who', 'company', 'company_state', 'capacity'] as const;

/** The buyer themselves, or one of their companies. */
function Buyer({ companies }: { companies: readonly Company[] }) {
  const { register, formState } = useFormContext<OfferDraft>();
  const draft = useWatch<OfferDraft>() as OfferDraft;
  const company = chosenCompany(draft, companies, () => undefined)?.company;
  return (
    <Line label="Buyer" value={company ?? (draft.who === 'self' ? 'Myself' : 'A company')} names={buyerFields}>
      <CompanyFields
        label="Buyer"
        hint="The seller sees it. If they accept, agreements name the company."
        earlier={companies}
        who={draft.who}
        register={register}
        errorOf={(field) => formState.errors[field]?.message}
      />
    </Line>
  );
}

const zoneFields = ['zone'] as const;

function Zone() {
  const { field, fieldState } = useController<OfferDraft, 'zone'>({ name: 'zone' });
  return (
    <Line label="Time zone" value={zoneLabel(field.value)} names={zoneFields}>
      <ZoneField
        value={field.value}
        onChange={field.onChange}
        hint="Closing and inspection end at midnight in it. By default it’s the property’s."
        error={fieldState.error?.message}
      />
    </Line>
  );
}

interface LineProps {
  label: string;
  /** What it is now. */
  value: string;
  /** The folded fields. */
  names: readonly (keyof OfferDraft)[];
  children: ReactNode;
}

function Line({ label, value, names, children }: LineProps) {
  const [open, setOpen] = useFold(names);
  const id = useId();
  return (
    <>
      <p className="flex min-h-9 items-center justify-between gap-3 pointer-coarse:min-h-11">
        <span className="min-w-0 wrap-anywhere text-muted">
          {label}: <span className="text-ink">{value}</span>
        </span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`Change ${label.toLowerCase()}`}
          onClick={() => setOpen(!open)}
          className={clsx(
            'min-h-6 shrink-0 rounded font-semibold text-evergreen-ink underline-offset-4 hover:underline',
            'pointer-coarse:min-h-11',
          )}
        >
          {open ? 'Done' : 'Change'}
        </button>
      </p>
      <div id={id} hidden={!open} className="flex flex-col gap-5 pt-1 pb-3">
        {children}
      </div>
    </>
  );
}
