import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '@/kit/ui/field';
import { confirmAppMutation } from '../../api/two-factor';
import { twoFactorErrors } from '../../errors';
import { codeFormSchema, type CodeValues } from '../../schema';
import { groupedSecret, type Enrollment } from '../../two-factor';
import { CodeField } from '../code-field';
import { FormButtons } from '../form-buttons';
import { CopyButton } from '@/kit/ui/copy-button';
import { showFieldError } from '@/platform/forms/show-field-error';

interface ScanFormProps {
  enrollment: Enrollment;
  isFirst: boolean;
  /** Called with new recovery codes; null if there are none. */
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Shows the QR code and the secret, and asks for the app's first code. */
export function ScanForm({ enrollment: { factorId, qrCode, secret }, isFirst, onAdded, onClose }: ScanFormProps) {
  const queryClient = useQueryClient();
  const confirm = useMutation(confirmAppMutation);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<CodeValues>({
    resolver: zodResolver(codeFormSchema),
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    if (queryClient.isMutating({ mutationKey: confirmAppMutation.mutationKey }) > 0) return;
    try {
      onAdded(await confirm.mutateAsync({ factorId, code, isFirst }));
    } catch (error) {
      showFieldError(setError, error, twoFactorErrors('add the app'));
    }
  });

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormError className="mb-4">{errors.root?.message}</FormError>
      <p className="text-[15px] text-pretty text-ink">
        Scan this QR code with your authenticator app, or enter the key. Then enter the code that the app shows.
      </p>
      <div className="mt-4 mb-5 flex flex-col gap-4 sm:flex-row sm:items-center">
        {/* White in either theme, because many apps can't scan an inverted code. */}
        <img
          src={qrCode}
          alt="QR code for your authenticator app"
          width={176}
          height={176}
          className="size-44 shrink-0 rounded-control border border-line bg-white p-2"
        />
        <div className="min-w-0">
          <p className="text-sm font-medium text-ink">Key</p>
          <p className="mt-1 mb-3 font-mono text-sm break-words text-ink">{groupedSecret(secret)}</p>
          <CopyButton text={secret} label="Copy key" copied="Key copied" />
        </div>
      </div>
      <CodeField error={errors.code?.message} {...register('code')} />
      <FormButtons
        label={isFirst ? 'Turn on' : 'Add app'}
        busyLabel="Checking..."
        busy={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
}
