import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatNumber, formatPercent, formatSqft, formatUsd } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { statedFacts } from '../../lib/facts';
import { statedColumns } from '../../lib/new-listing';
import type { TrayPicture } from '../../lib/picture-tray';
import { capRate } from '../../rules';
import type { ListingDraft } from '../../schema';
import { offMarketLabel } from '../../vocabulary';
import { steps, type StepId } from '../../wizard-steps';
import { ListingPreview } from './listing-preview';

interface ReviewStepProps {
  pictures: readonly TrayPicture[];
  /** Of the joint venture it will ask for, 0 for none. */
  jvSharePct: number;
  verified: boolean;
  onEdit: (step: StepId) => void;
}

/** All that will be posted, as readers will see it, and the way back to each part. */
export function ReviewStep({ pictures, jvSharePct, verified, onEdit }: ReviewStepProps) {
  const { getValues } = useFormContext<ListingDraft>();
  const values = getValues();
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <ListingPreview values={values} cover={pictures[0]?.preview} jvSharePct={jvSharePct} verified={verified} />
      <div className="flex min-w-0 flex-col divide-y divide-line">
        <Part step="property" facts={propertyFacts(values)} onEdit={onEdit}>
          <p className="mt-2 line-clamp-4 text-[15px] break-words whitespace-pre-line">{values.description}</p>
        </Part>
        <Part step="address" facts={addressFacts(values)} onEdit={onEdit} />
        <Part step="numbers" facts={numberFacts(values)} onEdit={onEdit}>
          {values.offMarketContract ? <p className="mt-2 text-[15px]">{offMarketLabel}</p> : null}
        </Part>
        <Part step="pictures" facts={[]} onEdit={onEdit}>
          <Thumbnails pictures={pictures} />
        </Part>
      </div>
    </div>
  );
}

type Facts = readonly (readonly [name: string, value: string | null])[];

function propertyFacts(values: ListingDraft): Facts {
  return [
    ['Type', values.propertyType],
    ['Condition', values.condition],
    ['Bedrooms', counted(values.bedrooms)],
    ['Bathrooms', counted(values.bathrooms)],
    ['Living area', values.sqft === null ? null : formatSqft(values.sqft)],
    ['Lot size', values.lotSqft === null ? null : formatSqft(values.lotSqft)],
  ];
}

function addressFacts({ address, city, state, zip, county }: ListingDraft): Facts {
  return [
    ['Street', address],
    ['City', `${city}, ${state} ${zip}`],
    ['County', county],
  ];
}

function numberFacts(values: ListingDraft): Facts {
  const { price, noi, financing, occupancy } = values;
  const rate = capRate(noi, price);
  return [
    ['Asking price', price === null ? null : formatUsd(price)],
    ...statedFacts(statedColumns(values)),
    ['NOI, a year', noi === null ? null : formatUsd(noi)],
    ['Cap rate', rate === null ? null : formatPercent(rate, 2)],
    ['Financing', financing],
    ['Occupancy', occupancy === 'occupied' ? 'Occupied' : 'Vacant'],
  ];
}

function counted(number: number | null): string | null {
  return number === null ? null : formatNumber(number);
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
        <h3 className="font-semibold">{title}</h3>
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
      <dl className="numeric mt-1 grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] gap-x-3 gap-y-1 text-[15px] empty:hidden">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children}
    </section>
  );
}

function Thumbnails({ pictures }: { pictures: readonly TrayPicture[] }) {
  if (pictures.length === 0) {
    return <p className="mt-1 text-[15px] text-muted">None yet. Listings with pictures are opened far more often.</p>;
  }
  return (
    <ul className="mt-2 grid grid-cols-5 gap-2">
      {pictures.map(({ id, preview, name }) => (
        <li key={id} className="aspect-4/3 overflow-hidden rounded-md bg-sunken">
          <img src={preview} alt={name} width={160} height={120} className="size-full object-cover" />
        </li>
      ))}
    </ul>
  );
}
