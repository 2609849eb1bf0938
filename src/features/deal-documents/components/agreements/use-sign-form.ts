import { useState } from 'react';
import { dealErrors } from '@/shared/deals/errors';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { errorHint } from '@/platform/errors/errors';
import type { Agreement } from '../../agreements';
import { signatureDraft, signatureSchema } from '../../agreement-schema';
import { useSignAgreement } from '../../api/mutations';

const unsigned = { name: '', consent: false, confirmed: false };

/** The form that signs an agreement. `otherName`: the typed name to confirm, because the account has another one. */
export function useSignForm(agreement: Agreement, userId: string | null, onSent: () => void) {
  const sign = useSignAgreement(agreement.id, agreement.body_sha256);
  const [otherName, setOtherName] = useState<string | null>(null);
  const form = useDraftForm({
    storageKey: `sign:${userId}:${agreement.id}`,
    draft: signatureDraft,
    initial: unsigned,
    schema: signatureSchema,
    send: async ({ confirmed, ...sent }, { setValue }) => {
      try {
        await sign.mutateAsync({ ...sent, confirmed: confirmed && sent.name === otherName });
      } catch (error) {
        if (errorHint(error) === 'other_name' && sent.name !== otherName) {
          setOtherName(sent.name);
          setValue('confirmed', false);
        }
        throw error;
      }
    },
    onSent,
    errors: dealErrors,
  });
  return { ...form, otherName };
}
