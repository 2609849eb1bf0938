import { Controller } from 'react-hook-form';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import { Field, FormError } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { toast } from '@/kit/ui/toast';
import { isoToday, maxExpiry, proofKindLabels, proofKinds } from '../funds';
import { UploadField } from '@/platform/uploads/upload-field';
import { acceptedProofs, amountLimits, emptyProof, proofDraftSchema, proofSchema } from '../schema';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { useSingleUpload } from '@/platform/uploads/use-single-upload';
import { removeProofFiles, uploadProof } from '../api/files';
import { useRegisterProof } from '../api/mutations';

interface ProofFormProps {
  userId: string;
  onClose: () => void;
}

/** Uploads a proof of funds and submits it for review. */
export function ProofForm({ userId, onClose }: ProofFormProps) {
  const { form, upload, sending } = useProofForm(userId, () => {
    toast.success('Document submitted', { description: 'We’ll notify you once it’s checked.' });
    onClose();
  });
  const close = () => {
    if (sending.busy) return;
    upload.remove();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title="Add proof of funds"
      description={
        'Our team checks the document. Sellers see the amount and the date, never the document unless you share it.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={sending.form.id} busy={sending.busy} busyLabel="Submitting...">
            Submit for review
          </Button>
        </>
      }
    >
      <form
        {...sending.form}
        className="grid gap-5 sm:grid-cols-2"
        onSubmit={(event) => {
          upload.require();
          sending.form.onSubmit(event);
        }}
      >
        <ProofFields form={form} />
        <div className="sm:col-span-2">
          <UploadField
            accepted={acceptedProofs}
            hint="Black out account numbers."
            file={upload.file}
            problem={upload.problem}
            onChoose={upload.choose}
            onRetry={upload.retry}
            onRemove={upload.remove}
          />
        </div>
        <FormError className="sm:col-span-2">{sending.failure}</FormError>
      </form>
    </Dialog>
  );
}

function ProofFields({ form }: { form: ReturnType<typeof useProofForm>['form'] }) {
  const {
    register,
    control,
    formState: { errors },
  } = form;
  return (
    <>
      <Field label="What is it?" required error={errors.kind?.message} className="sm:col-span-2">
        <Select {...register('kind')}>
          <option value="">Choose a kind</option>
          {proofKinds.map((kind) => (
            <option key={kind} value={kind}>
              {proofKindLabels[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label="Amount on the document"
            hint="Whole dollars"
            required
            limits={amountLimits}
            error={fieldState.error?.message}
          />
        )}
      />
      <Field label="Valid until" hint="No more than a year from now" required error={errors.expiresOn?.message}>
        <Input type="date" min={isoToday()} max={maxExpiry()} {...register('expiresOn')} />
      </Field>
    </>
  );
}

/** The form for a new proof of funds with its draft and upload. `onSubmitted` is called once it's in review. */
function useProofForm(userId: string, onSubmitted: () => void) {
  const register = useRegisterProof();
  const upload = useSingleUpload({
    userId,
    accepted: acceptedProofs,
    upload: uploadProof,
    remove: removeProofFiles,
    errors: { failed: 'Not uploaded.' },
  });
  const { form, sending } = useDraftForm({
    storageKey: `proof:${userId}`,
    draft: proofDraftSchema,
    initial: emptyProof,
    schema: proofSchema,
    mode: 'onTouched',
    send: (values) =>
      upload.submit(({ recordId, ...file }) => register.mutateAsync({ ...values, ...file, proofId: recordId })),
    onSent: onSubmitted,
    errors: { failed: 'Your document wasn’t submitted.' },
  });
  return { form, upload, sending };
}
