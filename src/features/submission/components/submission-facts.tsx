import { submissionConditions, submissionTypes } from '@/domain/listing/property-vocabulary';
import { formatSqft, formatUsd } from '@/kit/formatting/format';
import type { SubmissionCard } from '../submission';

/** The property details the member entered. */
export function SubmissionFacts({ submission }: { submission: SubmissionCard }) {
  const facts: [string, string][] = [
    ['Address', submission.address],
    ['Property type', submissionTypes[submission.property_type]],
    ['Condition', submissionConditions[submission.condition].label],
    ['Asking price', formatUsd(submission.price)],
    ['Sq ft', formatSqft(submission.sqft)],
    ['Lot sq ft', submission.lot_sqft === null ? 'Not stated' : formatSqft(submission.lot_sqft)],
  ];
  return (
    <dl className="text-[15px]">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-b-0"
        >
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="numeric min-w-0 text-right font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
