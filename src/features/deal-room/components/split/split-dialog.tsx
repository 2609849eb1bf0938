import { Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { dealErrors } from '@/shared/deals/errors';
import { splitParties, type Split } from '../../room';
import type { RoomProps } from '../../room-view';
import { useProposeSplit } from '../../api/mutations';
import { lineKinds, type LineKind } from '../../split';
import { newLine, newSplit, splitDraft, splitSchema, type LineDraft } from '../../split-form';
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
  const { lines, setLine, tried, parties, sending } = useSplitForm(props);
  const missing = kinds.filter((kind) => lines[kind] === undefined);
  return (
    <FormDialog
      {...sending}
      title={current ? 'Propose a new split' : 'Propose a split'}
      description="Everyone sees the same amounts. It’s in force once everyone has approved it."
      submitLabel="Propose split"
      busyLabel="Sending..."
      onOpenChange={onOpenChange}
    >
      {kinds.map((kind) => {
        const line = lines[kind];
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
  const propose = useProposeSplit(deal.id);
  const parties = splitParties(deal);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `split:${viewer.user_id}:${deal.id}:${current?.version ?? 0}`,
    draft: splitDraft,
    initial: newSplit(current?.lines ?? null, parties, jvSharePct),
    schema: splitSchema(parties, jvSharePct),
    send: ({ id, lines }, { setValue }) => {
      const splitId = id || crypto.randomUUID();
      if (!id) setValue('id', splitId);
      return propose.mutateAsync({ splitId, lines });
    },
    onSent: () => {
      toast.success('Split proposed');
      onOpenChange(false);
    },
    errors: dealErrors,
  });
  const lines = useWatch({ control: form.control, name: 'lines' });
  return {
    lines,
    setLine: (kind: LineKind, line: LineDraft | undefined) => {
      form.setValue('id', '');
      form.setValue('lines', { ...lines, [kind]: line });
    },
    parties,
    tried: form.formState.submitCount > 0,
    sending: { ...sending, failure: sending.failure ?? errorOf('lines') },
  };
}
