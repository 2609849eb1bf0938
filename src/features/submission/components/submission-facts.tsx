import { formatSqft, formatUsd } from '@/shared/lib/format';
import { sizeText } from '../rules';
import type { ContractFile, SubmissionCard } from '../submission';
import { conditions, propertyTypes } from '../vocabulary';
import { OpenContract } from './open-contract';

/** What the member states of the property. */
export function SubmissionFacts({ submission }: { submission: SubmissionCard }) {
  const facts: [string, string][] = [
    ['Address', submission.address],
    ['Property type', propertyTypes[submission.property_type]],
    ['Condition', conditions[submission.condition]],
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

/** The contracts as they are stored, each with what tells it from every other. */
export function ContractList({ files }: { files: readonly ContractFile[] }) {
  return (
    <ul aria-label="Contracts" className="flex flex-col gap-3">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line px-4 py-3"
        >
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium break-words">{file.name}</p>
            <p className="numeric text-sm text-muted">{sizeText(file.size)}</p>
            <p className="numeric text-xs break-all text-muted">SHA-256: {file.sha256}</p>
          </div>
          <OpenContract file={file} />
        </li>
      ))}
    </ul>
  );
}
