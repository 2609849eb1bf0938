import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadFile } from '@/platform/export/download-file';
import { formatNumber, pluralize } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { Checkbox } from '@/kit/ui/checkbox';
import { Segmented } from '@/kit/ui/segmented';
import { Warning } from '@/kit/ui/warning';
import { knownAddresses, type KnownAddress } from '../api/known-addresses';
import { importRoomQuery } from '../api/queries';
import type { BuiltRows, DraftRow } from '../build-rows';
import { postingLimit, roomProblem } from '../import-room';
import type { Reject } from '../limits';
import { rejectsCsv } from '../rejects-csv';
import type { ImportState, ImportSteps } from '../use-import';
import { StepHeading } from './step-heading';
import { PreviewRow, RejectedRow } from './preview-row';

interface PreviewRowsProps {
  state: Extract<ImportState, { step: 'preview' }>;
  steps: ImportSteps;
}

const groups = ['all', 'ready', 'warnings', 'rejected', 'skipped'] as const;
type Group = (typeof groups)[number];
const pageSize = 20;

/** What each row becomes, and which rows don't become anything. */
export function PreviewRows({ state: { file, built }, steps }: PreviewRowsProps) {
  const [group, setGroup] = useState<Group>('all');
  const [shown, setShown] = useState(pageSize);
  const [skipKnown, setSkipKnown] = useState(true);
  const [key] = useState(() => crypto.randomUUID());
  const addresses = useQuery({
    queryKey: ['known-addresses', key],
    queryFn: ({ signal }) => knownAddresses(built.drafts, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const known = new Map(addresses.data?.map((entry) => [entry.line, entry]));
  const drafts = skipKnown ? built.drafts.filter(({ line }) => !known.has(line)) : built.drafts;
  const rows = {
    all: built.drafts,
    ready: built.drafts.filter(({ needs }) => needs.length === 0),
    warnings: built.drafts.filter(({ line, warnings }) => warnings.length > 0 || known.has(line)),
    rejected: built.rejects,
    skipped: built.skipped,
  };
  const show = (next: Group) => {
    setGroup(next);
    setShown(pageSize);
  };
  return (
    <section aria-labelledby="import-step" className="flex flex-col gap-5">
      <StepHeading
        title="Check the rows"
        fileName={file.name}
        text={countText(built)}
        notes={file.summary.notes}
        onRestart={steps.restart}
      />
      <Segmented
        label="Rows"
        value={group}
        onChange={show}
        options={groups
          .filter((value) => value !== 'skipped' || rows.skipped.length > 0)
          .map((value) => ({ value, label: `${labels[value]} ${formatNumber(rows[value].length)}` }))}
        className="numeric max-w-full self-start"
      />
      <RowList group={group} rows={rows} known={known} shown={shown} onMore={() => setShown(shown + pageSize)} />
      {group === 'rejected' && built.rejects.length > 0 ? (
        <div>
          <Button
            variant="secondary"
            onClick={() =>
              downloadFile('rejected-rows.csv', `\ufeff${rejectsCsv(file.summary.headers, built.rejects)}`, 'text/csv')
            }
          >
            Download rejected rows
          </Button>
        </div>
      ) : null}
      <AddressNotice
        pending={addresses.isPending}
        failed={addresses.isError}
        count={known.size}
        skip={skipKnown}
        onSkip={setSkipKnown}
      />
      <ImportActions
        count={drafts.length}
        ready={rows.ready.length}
        busy={addresses.isPending}
        onImport={() => void steps.begin(file, drafts)}
        onBack={() => steps.back(file)}
      />
    </section>
  );
}

interface ImportActionsProps {
  /** How many drafts would be imported. */
  count: number;
  /** How many of them could be published. */
  ready: number;
  busy: boolean;
  onImport: () => void;
  onBack: () => void;
}

/** What can be done with the rows, and what limits it. */
function ImportActions({ count, ready, busy, onImport, onBack }: ImportActionsProps) {
  const { data: room } = useQuery(importRoomQuery);
  const problem = room ? roomProblem(room, count) : null;
  return (
    <>
      <Warning>{problem ?? (room ? postingLimit(room, ready) : null)}</Warning>
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          disabled={count === 0 || problem !== null}
          busy={busy}
          busyLabel="Checking addresses"
          onClick={onImport}
        >
          Import {pluralize(count, 'draft')}
        </Button>
        <Button variant="secondary" size="lg" onClick={onBack}>
          Change columns
        </Button>
      </div>
    </>
  );
}

const labels: Record<Group, string> = {
  all: 'Drafts',
  ready: 'Ready',
  warnings: 'To check',
  rejected: 'Rejected',
  skipped: 'Skipped',
};

/** What became of each row of the file. */
function countText({ drafts, rejects, skipped, blankRows }: BuiltRows): string {
  const total = drafts.length + rejects.length + skipped.length + blankRows;
  const counts = [pluralize(drafts.length, 'draft'), `${formatNumber(rejects.length)} rejected`];
  if (skipped.length > 0) counts.push(`${formatNumber(skipped.length)} skipped`);
  if (blankRows > 0) counts.push(`${formatNumber(blankRows)} blank`);
  return `${pluralize(total, 'row')}: ${counts.join(', ')}`;
}

interface RowListProps {
  group: Group;
  rows: Record<'rejected' | 'skipped', Reject[]> & Record<'all' | 'ready' | 'warnings', DraftRow[]>;
  known: ReadonlyMap<number, KnownAddress>;
  shown: number;
  onMore: () => void;
}

function RowList({ group, rows, known, shown, onMore }: RowListProps) {
  const total = rows[group].length;
  if (total === 0) return <p className="text-[15px] text-muted">{emptyTexts[group]}</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {group === 'rejected' || group === 'skipped'
          ? rows[group].slice(0, shown).map((reject) => <RejectedRow key={reject.line} reject={reject} />)
          : rows[group]
              .slice(0, shown)
              .map((row) => <PreviewRow key={row.line} row={row} known={known.get(row.line)} />)}
      </ul>
      {shown < total ? (
        <div className="flex items-center gap-4">
          <Button variant="secondary" size="sm" onClick={onMore}>
            Show more rows
          </Button>
          <p className="numeric text-sm text-muted">
            {formatNumber(shown)} of {formatNumber(total)}
          </p>
        </div>
      ) : null}
    </>
  );
}

const emptyTexts: Readonly<Record<Group, string>> = {
  all: 'No row can become a draft. Check the columns, or see why under Rejected.',
  ready: 'No draft has everything it needs to be published yet. You can fill in the rest later.',
  warnings: 'Nothing to check.',
  rejected: 'Every row can become a draft.',
  skipped: '',
};

interface AddressNoticeProps {
  pending: boolean;
  failed: boolean;
  count: number;
  skip: boolean;
  onSkip: (skip: boolean) => void;
}

function AddressNotice({ pending, failed, count, skip, onSkip }: AddressNoticeProps) {
  if (failed) return <Warning>We couldn’t check which addresses are already listed.</Warning>;
  if (pending || count === 0) return null;
  return (
    <Checkbox
      label={`Skip ${pluralize(count, 'row')} whose address is already listed, drafted, or earlier in this file`}
      checked={skip}
      onChange={({ target }) => onSkip(target.checked)}
    />
  );
}
