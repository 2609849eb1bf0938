import { joinWords } from '@/kit/formatting/join-words';
import { useLayoutEffect, useRef, useState } from 'react';
import { dataNames } from '@/domain/privacy/personal-data';
import { formatNumber, pluralize } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { Disclosure } from '@/kit/ui/disclosure';
import { FormError } from '@/kit/ui/field';
import { Warning } from '@/kit/ui/warning';
import type { LeftRow, Preview, PreviewRow } from '../../restore/restore-preview';
import type { RestoreState, RestoreSteps } from '../../restore/use-restore';

interface PreviewStepProps {
  state: Extract<RestoreState, { step: 'preview' }>;
  steps: RestoreSteps;
}

/** What will be restored, what won't and why, or why nothing can be. */
export function PreviewStep({ state, steps }: PreviewStepProps) {
  const { job, preview, missing, busy, problem } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had it is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  const isEmpty = preview.rows.every(({ count }) => count === 0);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold text-ink outline-none">
          {preview.filled.length > 0 ? 'This account isn’t empty' : 'Check what will be restored'}
        </h3>
        <p className="text-sm break-words text-muted">{job.name}</p>
      </div>
      {preview.filled.length > 0 ? (
        <NotEmpty filled={preview.filled} missing={missing} />
      ) : (
        <Contents preview={preview} isEmpty={isEmpty} />
      )}
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap gap-3">
        {preview.filled.length === 0 && !isEmpty ? (
          <Button busy={busy} busyLabel="Restoring" onClick={() => void steps.restore(state)}>
            Restore
          </Button>
        ) : null}
        {missing > 0 ? (
          <Button onClick={() => void steps.addFiles(job)}>Add {pluralize(missing, 'missing file')}</Button>
        ) : null}
        <Button variant="secondary" disabled={busy} onClick={steps.restart}>
          Choose another file
        </Button>
      </div>
    </div>
  );
}

function NotEmpty({ filled, missing }: { filled: string[]; missing: number }) {
  return (
    <>
      <Warning>
        It has {joinWords(filled)}. Remove these first, or restore into a new account. Nothing was changed.
      </Warning>
      {missing > 0 ? (
        <p className="text-[15px] text-pretty text-ink">
          You’ve restored this archive here before, but {formatNumber(missing)} of its files{' '}
          {missing === 1 ? 'is' : 'are'} missing.
        </p>
      ) : null}
    </>
  );
}

function Contents({ preview: { rows, left, absent }, isEmpty }: { preview: Preview; isEmpty: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {isEmpty ? <Warning>There’s nothing in this archive that can be restored.</Warning> : null}
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line empty:hidden">
        {rows.map((row) => (
          <ContentRow key={row.label} row={row} />
        ))}
      </ul>
      {absent > 0 ? (
        <p className="text-sm text-muted">
          {absent === 1 ? '1 file isn’t' : `${formatNumber(absent)} files aren’t`} in the archive, because
          {absent === 1 ? ' it' : ' they'} couldn’t be downloaded.
        </p>
      ) : null}
      {left.length > 0 ? (
        <Disclosure title="What isn’t restored" open={open} onToggle={setOpen}>
          <LeftList left={left} />
        </Disclosure>
      ) : null}
    </>
  );
}

function ContentRow({ row: { label, count, refused } }: { row: PreviewRow }) {
  return (
    <li className="px-4 py-3 text-[15px]">
      <div className="flex items-baseline justify-between gap-4">
        <span className="text-ink">{label}</span>
        {count === null ? null : <span className="numeric text-muted">{formatNumber(count)}</span>}
      </div>
      {Object.entries(refused).map(([reason, rows]) => (
        <p key={reason} className="mt-1 text-sm text-pretty text-amber-ink">
          {formatNumber(rows)} won’t be restored. {reason}
        </p>
      ))}
    </li>
  );
}

function LeftList({ left }: { left: LeftRow[] }) {
  return (
    <ul className="flex flex-col gap-2.5 text-sm text-pretty">
      {left.map(({ reason, what }) => (
        <li key={reason}>
          <span className="font-medium text-ink">{dataNames(what)}.</span> <span className="text-muted">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
