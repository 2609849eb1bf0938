import { diffWordsWithSpace, type Change } from 'diff';
import { Fragment } from 'react';
import { formatDate } from '@/kit/formatting/format';
import { Badge } from '@/kit/ui/badge';
import { fieldChanges, lastApproval, pictureChange, type FieldChange } from '../listing-diff';
import type { PendingReview } from '../api/queries';
import { PictureChanges } from './picture-changes';

/** What changed since staff last approved the listing, field by field; nothing for a new listing. */
export function ReviewChanges({ review: { property } }: { review: PendingReview }) {
  const last = lastApproval(property.history);
  if (!last) return null;
  const unreviewed = property.unreviewed_changes ?? [];
  const changes = fieldChanges(property, last.approved, unreviewed);
  const pictures = pictureChange(property, last.approved, unreviewed);
  return (
    <section className="rounded-control border border-line">
      <h3 className="border-b border-line px-4 py-3 text-sm font-semibold">
        {changes.length === 0 && pictures === null
          ? `Nothing differs from what was approved ${formatDate(last.approvedAt)}`
          : `Changes since it was approved ${formatDate(last.approvedAt)}`}
      </h3>
      <dl className="divide-y divide-line">
        {changes.map((change) => (
          <ChangedField key={change.field} change={change} />
        ))}
      </dl>
      {pictures ? <PictureChanges change={pictures} /> : null}
    </section>
  );
}

function ChangedField({ change }: { change: FieldChange }) {
  const { field, label, approved, current, needsReview } = change;
  const isText = field === 'title' || field === 'description';
  // Numbers and addresses are short: both are shown as they are.
  const parts: Change[] = isText ? diffWordsWithSpace(approved, current) : [];
  return (
    <div className="grid gap-x-6 gap-y-3 px-4 py-3 text-sm sm:grid-cols-[10rem_1fr_1fr]">
      <dt className="flex flex-wrap items-center gap-2 self-start font-medium sm:flex-col sm:items-start">
        {label}
        {needsReview ? <Badge tone="attention">Needs review</Badge> : <Badge>Within limits</Badge>}
      </dt>
      <ChangedValue title="Approved" text={approved} parts={parts.filter(({ added }) => !added)} />
      <ChangedValue title="Now" text={current} parts={parts.filter(({ removed }) => !removed)} />
    </div>
  );
}

interface ChangedValueProps {
  title: string;
  text: string;
  /** Its unchanged and changed words; empty to show the text as it is. */
  parts: readonly Change[];
}

function ChangedValue({ title, text, parts }: ChangedValueProps) {
  return (
    <dd className="min-w-0 break-words whitespace-pre-line">
      <p className="text-xs text-muted">{title}</p>
      {parts.length === 0
        ? text
        : parts.map(({ value, added, removed }, index) => {
            if (removed)
              return (
                <del key={index} className="rounded-sm bg-brick-soft text-brick-ink">
                  {value}
                </del>
              );
            if (added)
              return (
                <ins key={index} className="rounded-sm bg-evergreen-soft text-evergreen-ink">
                  {value}
                </ins>
              );
            return <Fragment key={index}>{value}</Fragment>;
          })}
    </dd>
  );
}
