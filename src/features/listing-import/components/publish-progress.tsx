import { formatNumber, pluralize } from '@/kit/formatting/format';
import { draftValues } from '@/domain/listing/stored-draft';
import { Button } from '@/kit/ui/button';
import { ProgressBar } from '@/kit/ui/progress-bar';
import { Warning } from '@/kit/ui/warning';
import type { PublishRun } from '../use-publish-all';
import { draftAddress } from './preview-row';

interface PublishProgressProps {
  run: PublishRun;
  onStop: () => void;
  onDismiss: () => void;
}

/** How publishing all drafts goes: how many were posted, and each that wasn't with its reason. */
export function PublishProgress({ run, onStop, onDismiss }: PublishProgressProps) {
  const { running, done, total, published, incomplete, refused, problem } = run;
  return (
    <div className="mb-4 flex flex-col gap-3 rounded-card border border-line bg-sunken p-4">
      {running ? <ProgressBar label="Published drafts" value={done} max={Math.max(total, 1)} /> : null}
      <output className="numeric text-[15px] text-ink">
        {running ? `Publishing: ${formatNumber(done)} of ${formatNumber(total)}. ` : 'Done. '}
        {pluralize(published, 'listing')} posted
        {incomplete > 0 ? `, ${pluralize(incomplete, 'draft')} not ready` : ''}
        {refused.length > 0 ? `, ${formatNumber(refused.length)} refused` : ''}.
      </output>
      <Warning>{problem === null ? null : `Stopped: ${problem}`}</Warning>
      {refused.length > 0 ? (
        <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto text-sm" aria-label="Refused drafts">
          {refused.map(({ draft, reason }) => (
            <li key={draft.id} className="break-words">
              <span className="font-medium text-ink">{draftAddress(draftValues(draft.fields))}</span>{' '}
              <span className="text-muted">{reason}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button size="sm" variant="secondary" onClick={running ? onStop : onDismiss}>
          {running ? 'Stop' : 'Close'}
        </Button>
      </div>
    </div>
  );
}
