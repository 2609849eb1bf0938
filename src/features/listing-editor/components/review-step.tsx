import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { hasCondition } from '@/domain/listing/property-vocabulary';
import { formatDay, formatNumber, formatSqft, formatUsd } from '@/kit/formatting/format';
import { capRateText } from '@/domain/listing/plausible';
import { Button } from '@/kit/ui/button';
import { underwritingFacts } from '@/domain/listing/listing-facts';
import { underwritingColumns } from '../listing-columns';
import type { QueuedUpload } from '@/platform/uploads/upload-queue';
import { usePictureSource } from './use-picture-source';
import { capRate } from '@/domain/listing/figures';
import { unitKindText } from '@/domain/listing/unit-mix';
import { offMarketLabel, validNumbers, validUnitMix, type ListingDraft } from '@/domain/listing/listing-form';
import { steps, type StepId } from '../wizard-steps';
import { ListingPreview } from './listing-preview';

interface ReviewStepProps {
  pictures: readonly QueuedUpload[];
  /** Share of the joint venture requirement in %, 0 for none. */
  jvSharePct: number;
  verified: boolean;
  onEdit: (step: StepId) => void;
}

/** Everything that will be posted, with a link back to each step. */
export function ReviewStep({ pictures, jvSharePct, verified, onEdit }: ReviewStepProps) {
  const { getValues } = useFormContext<ListingDraft>();
  const values = getValues();
  const cover = usePictureSource(pictures[0]);
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <ListingPreview values={values} cover={cover} jvSharePct={jvSharePct} verified={verified} />
      <div className="flex min-w-0 flex-col divide-y divide-line">
        <Part step="property" facts={propertyFacts(values)} onEdit={onEdit}>
          <p className="mt-2 line-clamp-4 text-[15px] break-words whitespace-pre-line">{values.description}</p>
        </Part>
        <Part step="address" facts={addressFacts(values)} onEdit={onEdit} />
        <Part step="numbers" facts={[...numberFacts(values), ...dealFacts(values)]} onEdit={onEdit}>
          {values.offMarketContract ? <p className="mt-2 text-[15px]">{offMarketLabel}</p> : null}
        </Part>
        <Part step="pictures" facts={[]} onEdit={onEdit}>
          <Thumbnails pictures={pictures} />
          <Documents documents={values.documents} />
        </Part>
      </div>
    </div>
  );
}

type Facts = readonly (readonly [name: string, value: string | null])[];

function propertyFacts(values: ListingDraft): Facts {
  const { bedrooms, bathrooms, sqft, lotSqft, units, yearBuilt } = validNumbers(values);
  return [
    ['Type', values.propertyType],
    ...(hasCondition(values.propertyType) ? ([['Condition', values.condition]] as const) : []),
    ['Bedrooms', countText(bedrooms)],
    ['Bathrooms', countText(bathrooms)],
    ['Living area', sqft === null ? null : formatSqft(sqft)],
    ['Lot size', lotSqft ? formatSqft(lotSqft) : null],
    ['Units', countText(units)],
    ['Year built', yearBuilt === null ? null : String(yearBuilt)],
    ['Parking', values.parking],
    ['Zoning', values.zoning],
    ['Parcel number', values.apn],
    ['Unit mix', validUnitMix(values).map(unitKindText).join('; ')],
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
  const { financing, occupancy } = values;
  const numbers = validNumbers(values);
  const { price, noi } = numbers;
  const rate = capRate(noi, price);
  return [
    ['Asking price', price === null ? null : formatUsd(price)],
    ...underwritingFacts(underwritingColumns(numbers)),
    ['NOI (annual)', noi === null ? null : formatUsd(noi)],
    ['Cap rate', rate === null ? null : capRateText(rate, price ?? 0, 2)],
    ['Financing', financing],
    ['Occupancy', occupancy === 'occupied' ? 'Occupied' : 'Vacant'],
  ];
}

function dealFacts(values: ListingDraft): Facts {
  const { contractPrice, assignmentFee, earnestMoney } = validNumbers(values);
  const who = values.contractShared ? '' : ' (only you see this)';
  return [
    ['Contract price', contractPrice === null ? null : formatUsd(contractPrice) + who],
    ['Assignment fee', assignmentFee === null ? null : formatUsd(assignmentFee) + who],
    ['Earnest money', earnestMoney === null ? null : formatUsd(earnestMoney)],
    ['Closing date', formatDay(values.closingOn)],
    ['Contract expires', formatDay(values.contractExpiresOn)],
    ['Proof of funds', values.fundsRequired ? 'Required' : null],
    ['Showings', values.accessInstructions],
  ];
}

function countText(number: number | null): string | null {
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
      <dl
        className={clsx(
          'numeric mt-1 grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] gap-x-3 gap-y-1 text-[15px]',
          'empty:hidden',
        )}
      >
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

function Thumbnails({ pictures }: { pictures: readonly QueuedUpload[] }) {
  if (pictures.length === 0) {
    return <p className="mt-1 text-[15px] text-muted">No pictures yet. Listings with pictures get far more views.</p>;
  }
  return (
    <ul className="mt-2 grid grid-cols-5 gap-2">
      {pictures.map((picture) => (
        <Thumbnail key={picture.id} picture={picture} />
      ))}
    </ul>
  );
}

function Thumbnail({ picture }: { picture: QueuedUpload }) {
  return (
    <li className="aspect-4/3 overflow-hidden rounded-md bg-sunken">
      <img
        {...usePictureSource(picture)}
        sizes="(min-width: 640px) 100px, 18vw"
        alt={picture.name}
        width={160}
        height={120}
        className="size-full object-cover"
      />
    </li>
  );
}

function Documents({ documents }: { documents: ListingDraft['documents'] }) {
  return (
    <ul aria-label="Documents" className="mt-3 flex flex-col gap-1 text-[15px] empty:hidden">
      {documents.map(({ id, name, kind, access }) => (
        <li key={id} className="break-words">
          {name}{' '}
          <span className="text-muted">
            ({kind || 'No kind yet'}, {access === 'public' ? 'public' : 'on request'})
          </span>
        </li>
      ))}
    </ul>
  );
}
