import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { useSaveAnalysis } from '../../api/mutations';
import { boardQuery } from '../../api/queries';
import { dealFacts } from '../../board';
import type { AnalysisInputs } from '../../inputs';
import { analysisDraftSchema, analysisSchema } from '../../schema';

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
export function SaveAnalysisDialog(props: SaveAnalysisDialogProps) {
  const { onOpenChange, userId, listingId, name, inputs } = props;
  const navigate = useNavigate();
  // The same for a retry, so that it can't save twice.
  const [id] = useState(() => crypto.randomUUID());
  const save = useSaveAnalysis(userId);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `analysis:${userId}:${listingId}`,
    draft: analysisDraftSchema,
    initial: { name, cardId: '', title: '' },
    schema: analysisSchema(listingId),
    send: async (analysis) => {
      const card = await save.mutateAsync({ id, inputs, ...analysis });
      toast.success('Analysis saved', {
        action: { label: 'View deal', onClick: () => void navigate(paths.pipeline(card)) },
      });
    },
    onSent: () => onOpenChange(false),
  });
  const { control, register } = form;
  const cardId = useWatch({ control, name: 'cardId' });
  return (
    <FormDialog
      {...sending}
      size="sm"
      title="Save analysis"
      description={
        listingId
          ? 'Saved with all its figures on this listing in your pipeline. Only you can see it.'
          : 'Saved with all its figures on a deal in your pipeline. Only you can see it.'
      }
      submitLabel="Save"
      busyLabel="Saving"
      onOpenChange={onOpenChange}
    >
      <Field label="Name" error={errorOf('name')}>
        <Input
          {...register('name')}
          maxLength={80}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      {listingId === null ? <DealField userId={userId} field={register('cardId')} /> : null}
      {listingId === null && cardId === '' ? (
        <Field label="Name of the deal" error={errorOf('title')}>
          <Input {...register('title')} maxLength={160} autoComplete="off" placeholder="Duplex on Elm St" />
        </Field>
      ) : null}
    </FormDialog>
  );
}

interface DealFieldProps {
  userId: string;
  field: UseFormRegisterReturn;
}

/** Chooses a deal of the pipeline, or a new one. */
function DealField({ userId, field }: DealFieldProps) {
  const { data: cards, isError } = useQuery(boardQuery(userId));
  return (
    <Field
      label="Deal"
      error={isError && !cards ? 'We couldn’t load your deals. You can save it on a new one.' : undefined}
    >
      <Select {...field}>
        <option value="">New deal</option>
        {cards?.map((card) => (
          <option key={card.id} value={card.id}>
            {dealFacts(card).title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
