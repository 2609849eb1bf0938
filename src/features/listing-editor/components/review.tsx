import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { privateTerms } from '@/domain/listing/deal-terms';
import { statedFacts } from '@/domain/listing/field-text';
import { fieldsWhere } from '@/domain/listing/fields';
import { capRate } from '@/domain/listing/figures';
import { validValues, type ListingDraft } from '@/domain/listing/listing-form';
import { capRateText } from '@/domain/listing/plausible';
import { hasCondition } from '@/domain/listing/property-vocabulary';
import { Button } from '@/kit/ui/button';
import type { QueuedUpload } from '@/platform/uploads/upload-queue';
import { steps, type StepId } from '../wizard-steps';
import { ListingPreview } from './listing-preview';
import { usePictureSource } from './use-picture-source';

interface ReviewProps {
  /** The first picture, if there is one. */
  cover: QueuedUpload | undefined;
  /** Share of the joint venture requirement in %, 0 for none. */
  jvSharePct: number;
  verified: boolean;
  onEdit: (step: StepId) => void;
}

/** The card that others will see, and what was entered in the steps before, with a link back to each. */
export function Review({ cover, jvSharePct, verified, onEdit }: ReviewProps) {
  const { getValues } = useFormContext<ListingDraft>();
  const values = getValues();
  const source = usePictureSource(cover);
  return (
    <section aria-labelledby="review">
      <h3 id="review" className="font-semibold">
        Check your listing
      </h3>
      <div className="mt-4 grid items-start gap-6 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <ListingPreview values={values} cover={source} jvSharePct={jvSharePct} verified={verified} />
        <div className="flex min-w-0 flex-col divide-y divide-line">
          <Part step="property" facts={stepFacts('property', values)} onEdit={onEdit}>
            <p className="mt-2 line-clamp-4 text-[15px] break-words whitespace-pre-line">{values.description}</p>
          </Part>
          <Part step="address" facts={stepFacts('address', values)} onEdit={onEdit} />
          <Part step="numbers" facts={stepFacts('numbers', values)} onEdit={onEdit} />
        </div>
      </div>
    </section>
  );
}

type Facts = readonly (readonly [name: string, value: string])[];

/** What the form states in a step, apart from what the preview shows as text. */
function stepFacts(step: StepId, draft: ListingDraft): Facts {
  const valid = validValues(draft);
  const { price, noi } = valid;
  const values = hasCondition(draft.property_type) ? valid : { ...valid, condition: null };
  const names = fieldsWhere((field) => field.step === step).filter(
    (name) => name !== 'title' && name !== 'description',
  );
  const facts = names.flatMap((name) =>
    statedFacts([name], values).map(([label, text]): [string, string] => [
      label,
      privateTerms.includes(name) && !draft.contract_shared ? `${text} (only you see this)` : text,
    ]),
  );
  const rate = step === 'numbers' ? capRate(noi, price) : null;
  return rate === null ? facts : [...facts, ['Cap rate', capRateText(rate, price ?? 0, 2)]];
}

interface PartProps {
  step: StepId;
  facts: Facts;
  onEdit: (step: StepId) => void;
  children?: ReactNode;
}

function Part({ step, facts, onEdit, children }: PartProps) {
  const { title } = steps[step];
  return (
    <section aria-label={title} className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <h4 className="font-semibold">{title}</h4>
        <Button
          variant="ghost"
          size="sm"
          icon={<Pencil aria-hidden />}
          aria-label={`Edit ${title}`}
          onClick={() => onEdit(step)}
        >
          Edit
        </Button>
      </div>
      <dl
        className={clsx(
          'numeric mt-1 grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] gap-x-3 gap-y-1 text-[15px]',
          'empty:hidden',
        )}
      >
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
