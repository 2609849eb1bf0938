import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useDraft } from '@/shared/hooks/use-draft';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { FormDialog } from '../../room/components/form-dialog';
import { dealError } from '../../room/deal-error';
import { splitParties, type Split } from '../../room/room';
import type { RoomProps } from '../../room/room-view';
import { useProposeSplit } from '../api/mutations';
import { lineKinds, type LineKind } from '../split';
import { linesToSend, newLine, newSplit, splitDraft, type LineDraft, type SplitDraft } from '../split-form';
import { SplitLineFields } from './split-line-fields';

export interface SplitDialogProps extends Omit<RoomProps, 'now'> {
  /** The split in force, to start from; or null. */
  current: Split | null;
  /** The seller's share of the profit in the agreed terms, in percent; 0 for none. */
  jvSharePct: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const kinds = Object.keys(lineKinds) as LineKind[];

/** Proposes a split, with every amount to the cent while shares are entered. */
export function SplitDialog(props: SplitDialogProps) {
  const { viewer, current, jvSharePct, onOpenChange } = props;
  const { draft, change, tried, parties, ...dialog } = useSplitForm(props);
  const setLine = (kind: LineKind, line: LineDraft | undefined) => change({ ...draft.lines, [kind]: line });
  const missing = kinds.filter((kind) => draft.lines[kind] === undefined);
  return (
    <FormDialog
      {...dialog}
      title={current ? 'Propose a new split' : 'Propose a split'}
      description="Everyone sees the same amounts. It’s in force once everyone has approved it."
      submitLabel="Propose split"
      busyLabel="Sending..."
      onOpenChange={onOpenChange}
    >
      {kinds.map((kind) => {
        const line = draft.lines[kind];
        return line ? (
          <SplitLineFields
            key={kind}
            kind={kind}
            line={line}
            parties={parties}
            viewerId={viewer.id}
            jvSharePct={jvSharePct}
            tried={tried}
            onChange={(next) => setLine(kind, next)}
            onRemove={() => setLine(kind, undefined)}
          />
        ) : null;
      })}
      {missing.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {missing.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() => setLine(kind, newLine(kind, parties, jvSharePct))}
            >
              {lineKinds[kind]}
            </Button>
          ))}
        </div>
      ) : null}
    </FormDialog>
  );
}

/** The state of the form. What's entered survives reloads and failures. */
function useSplitForm({ deal, viewer, current, jvSharePct, onOpenChange }: Omit<SplitDialogProps, 'open'>) {
  const id = useId();
  const propose = useProposeSplit(deal.id);
  const parties = splitParties(deal);
  const initial = newSplit(current?.lines ?? null, parties, jvSharePct);
  const [draft, keep, clear] = useDraft(
    `split:${viewer.user_id}:${deal.id}:${current?.version ?? 0}`,
    splitDraft,
    initial,
  );
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);
  useEffect(() => {
    if (attempts > 0) document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, id]);

  const submit = async () => {
    if (sending.current) return;
    setAttempts(attempts + 1);
    const lines = linesToSend(draft, parties, jvSharePct);
    const none = Object.values(draft.lines).every((line) => line === undefined);
    setFailure(none ? 'Add at least one line to split.' : null);
    if (!lines) return;
    sending.current = true;
    const splitId = draft.id || crypto.randomUUID();
    if (draft.id === '') keep({ ...draft, id: splitId });
    try {
      await propose.mutateAsync({ splitId, lines });
      clear();
      toast.success('Split proposed');
      onOpenChange(false);
    } catch (error) {
      setFailure(dealError(error));
      sending.current = false;
    }
  };
  return {
    draft,
    change: (lines: SplitDraft['lines']) => keep({ id: '', lines }),
    parties,
    tried: attempts > 0,
    busy: propose.isPending,
    failure,
    form: {
      id,
      noValidate: true,
      onSubmit: (event: React.FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
