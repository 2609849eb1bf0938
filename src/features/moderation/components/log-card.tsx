import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate, formatDateTime } from '@/kit/formatting/format';
import { ReasonDialog } from '@/shared/moderation/reason-dialog';
import { Badge, type BadgeTone } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { useReverse } from '../api/mutations';
import type { LogEntry } from '../api/queries';
import { actedBy, actionName, moderationErrors, nounOf } from '../moderation';
import { MemberLink } from './member-link';

const tones: Readonly<Record<string, BadgeTone>> = {
  take_down: 'danger',
  hide: 'danger',
  suspend: 'danger',
  ban: 'danger',
  remove_badge: 'attention',
  warn: 'attention',
  restrict: 'attention',
  reverse: 'verified',
};

const reversible = new Set(['take_down', 'hide', 'remove_badge', 'warn', 'restrict', 'suspend', 'ban']);

/** An entry of the moderation log. Actions can be reversed from here. */
export function LogCard({ entry }: { entry: LogEntry }) {
  const heading = useId();
  const [reversing, setReversing] = useState(false);
  return (
    <article
      aria-labelledby={heading}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={heading} className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-[15px] outline-none">
          <Badge tone={tones[entry.action] ?? 'neutral'}>{actionName(entry.action)}</Badge>
          <MemberLink member={entry.member} />
        </h2>
        <p className="text-sm text-muted">
          {formatDateTime(entry.created_at)} {actedBy(entry)}
        </p>
      </header>
      {entry.title ? (
        <p className="text-sm break-words text-muted">
          About the {nounOf(entry.subject_kind)} “{entry.title}”
        </p>
      ) : null}
      {/* Approvals have no reason of their own. */}
      {entry.reason === actionName(entry.action) ? null : (
        <p className="text-[15px] break-words whitespace-pre-line">{entry.reason}</p>
      )}
      {entry.until ? <p className="text-sm text-muted">Until {formatDate(entry.until)}</p> : null}
      {entry.note ? (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm break-words whitespace-pre-line">{entry.note}</p>
      ) : null}
      {reversible.has(entry.action) && entry.parent_id === null ? (
        <Button
          variant="ghost"
          size="sm"
          className="-mb-1 -ml-3 self-start"
          icon={<Undo2 aria-hidden />}
          onClick={() => setReversing(true)}
        >
          Reverse
        </Button>
      ) : null}
      {reversing ? <Reverse entry={entry} onClose={() => setReversing(false)} /> : null}
    </article>
  );
}

function Reverse({ entry, onClose }: { entry: LogEntry; onClose: () => void }) {
  const reverse = useReverse();
  return (
    <ReasonDialog
      title="Reverse this action?"
      subject={actionName(entry.action)}
      hint="What it changed is restored. The member reads your reason."
      requiredMessage="Write a reason"
      submitLabel="Reverse action"
      busyLabel="Reversing..."
      onClose={onClose}
      onSubmit={async (reason) => {
        await reverse.mutateAsync({ id: entry.id, reason });
        toast.success('Action reversed');
      }}
      errors={moderationErrors}
    />
  );
}
