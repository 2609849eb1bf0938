import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, FormError } from '@/shared/ui/field';
import { Input, Select } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { useSaveAnalysis, type AnalysisTarget } from '../../api/mutations';
import { boardQuery } from '../../api/queries';
import { dealFacts } from '../../board';
import type { AnalysisInputs } from '../../inputs';
import { analysisNameSchema, dealTitleSchema } from '../../schema';

interface SaveAnalysisDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  listingId: string | null;
  /** Suggested name. */
  name: string;
  inputs: AnalysisInputs;
}

/** Asks for the name of an analysis, and without a listing for the deal it belongs to. */
export function SaveAnalysisDialog({ open, onOpenChange, ...props }: SaveAnalysisDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        if (!busy) close();
      }}
      size="sm"
      title="Save analysis"
      description={
        props.listingId
          ? 'Saved with all its figures on this listing in your pipeline. Only you can see it.'
          : 'Saved with all its figures on a deal in your pipeline. Only you can see it.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving">
            Save
          </Button>
        </>
      }
    >
      <SaveForm formId={formId} onBusy={setBusy} onDone={close} {...props} />
    </Dialog>
  );
}

interface SaveFormProps extends Omit<SaveAnalysisDialogProps, 'open' | 'onOpenChange'> {
  formId: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

const newDeal = '';

function SaveForm({ formId, userId, listingId, name: suggested, inputs, onBusy, onDone }: SaveFormProps) {
  const navigate = useNavigate();
  // Kept for a retry, so that it can't save twice.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(suggested);
  const [cardId, setCardId] = useState(newDeal);
  const [title, setTitle] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const save = useSaveAnalysis(userId);
  const problems = {
    name: analysisNameSchema.safeParse(name).error?.issues[0]?.message,
    title:
      listingId === null && cardId === newDeal ? dealTitleSchema.safeParse(title).error?.issues[0]?.message : undefined,
  };
  const target: AnalysisTarget =
    listingId === null ? (cardId === newDeal ? { dealTitle: title.trim() } : { cardId }) : { propertyId: listingId };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (save.isPending || problems.name || problems.title) return;
    onBusy(true);
    try {
      const card = await save.mutateAsync({ id, name: name.trim(), inputs, target });
      toast.success('Analysis saved', {
        action: { label: 'View deal', onClick: () => void navigate(paths.pipeline(card)) },
      });
      onDone();
    } catch {
      // Shown below.
    }
    onBusy(false);
  };
  return (
    <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 pt-1">
      <Field label="Name" error={submitted ? problems.name : undefined}>
        <Input
          value={name}
          maxLength={80}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target: field }) => setName(field.value)}
        />
      </Field>
      {listingId === null ? <DealField userId={userId} value={cardId} onChange={setCardId} /> : null}
      {listingId === null && cardId === newDeal ? (
        <Field label="Name of the deal" error={submitted ? problems.title : undefined}>
          <Input
            value={title}
            maxLength={160}
            autoComplete="off"
            placeholder="Duplex on Elm St"
            onChange={({ target: field }) => setTitle(field.value)}
          />
        </Field>
      ) : null}
      <FormError>{save.error ? describeError(save.error) : null}</FormError>
    </form>
  );
}

interface DealFieldProps {
  userId: string;
  value: string;
  onChange: (cardId: string) => void;
}

/** Chooses a deal of the pipeline, or a new one. */
function DealField({ userId, value, onChange }: DealFieldProps) {
  const { data: cards, isError } = useQuery(boardQuery(userId));
  return (
    <Field
      label="Deal"
      error={isError && !cards ? 'We couldn’t load your deals. You can save it on a new one.' : undefined}
    >
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value={newDeal}>New deal</option>
        {cards?.map((card) => (
          <option key={card.id} value={card.id}>
            {dealFacts(card).title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
