import { useId, useState, type FormEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStoredForm, type StoredFormOptions } from '@/platform/forms/use-stored-form';
import { errorHint } from '@/platform/errors/errors';
import { toast } from '@/kit/ui/toast';
import { describeError } from '@/platform/errors/describe-error';
import { dealErrors } from '@/shared/deals/errors';
import type { AgreementKind } from '../../agreements';
import { usePrepareAgreement, usePreviewAgreement, type Preparation } from '../../api/mutations';
import type { Preview } from '../../agreement-schema';

interface Shown {
  /** New for every text, so that sending the same one twice makes one agreement. */
  agreementId: string;
  preparation: Preparation;
  preview: Preview;
}

interface PrepareOptions<Draft extends FieldValues> {
  dealId: string;
  kind: AgreementKind;
  /** The fields, stored as a draft, and how they become what is sent. */
  fields: StoredFormOptions<Draft, Preparation['inputs']>;
  onSent: () => void;
}

const changed = 'The deal has changed, and so has the text. Read it again before you send it.';

/**
 * The form that prepares an agreement: what's entered (stored in session storage), then the text it leads to, then
 * sending it. If the deal changes in between, the new text is shown.
 */
export function usePrepareForm<Draft extends FieldValues>({ dealId, kind, fields, onSent }: PrepareOptions<Draft>) {
  const id = useId();
  const preview = usePreviewAgreement(dealId);
  const prepare = usePrepareAgreement(dealId);
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<{ text: string; hint: string | null } | null>(null);
  const { form, finish } = useStoredForm<Draft, Preparation['inputs']>(fields);

  const fail = (error: unknown) => setFailure({ text: describeError(error, dealErrors), hint: errorHint(error) });
  const show = async (preparation: Preparation) => {
    const text = await preview.mutateAsync(preparation);
    const isNew = text.body_sha256 !== shown?.preview.body_sha256;
    if (isNew) setShown({ agreementId: crypto.randomUUID(), preparation, preview: text });
    return isNew;
  };
  const review = async (inputs: Preparation['inputs']) => {
    setFailure(null);
    if (!preview.isPending) await show({ kind, inputs }).catch(fail);
  };
  const send = async () => {
    if (!shown) return;
    setFailure(null);
    try {
      const { agreementId, preparation } = shown;
      await prepare.mutateAsync({ ...preparation, agreementId, sha256: shown.preview.body_sha256 });
      finish();
      toast.success('Sent for signatures', { description: 'Sign it, too, if you haven’t yet.' });
      onSent();
    } catch (error) {
      fail(error);
      if (errorHint(error) !== 'deal_changed') return;
      const isNew = await show(shown.preparation).catch(() => false);
      if (isNew) setFailure({ text: changed, hint: null });
    }
  };
  return {
    form,
    failure,
    /** The text to review; null while entering. */
    preview: shown?.preview ?? null,
    back: () => {
      setShown(null);
      setFailure(null);
    },
    busy: preview.isPending || prepare.isPending,
    send,
    /** The attributes of the form element. */
    formProps: { id, noValidate: true, onSubmit: (event: FormEvent) => void form.handleSubmit(review)(event) },
  };
}
