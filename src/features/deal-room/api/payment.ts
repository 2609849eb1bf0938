import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { dealKeys } from '@/shared/deals/api/keys';
import { useDealChange } from '@/shared/deals/api/mutations';
import { toPaymentInstructions, type Instructions, type PaymentInstructions } from '../payment';
import type { PaymentDraft } from '../payment-schema';

/** A deal's payment instructions. Never stored in the browser: each visit reads what's in force. */
export function paymentQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, dealId, 'payment'),
    queryFn: async ({ signal }): Promise<PaymentInstructions> => {
      const rows = unwrap(await database().rpc('payment_instructions', { deal_id: dealId }).abortSignal(signal));
      return toPaymentInstructions(rows as Instructions[]);
    },
  });
}

/** Enters payment instructions, or a change of them. The same ID twice makes one. */
export function useEnterPayment(dealId: string) {
  return useDealChange(async (supabase, { id, ...fields }: PaymentDraft & { id: string }) => {
    unwrap(await supabase.rpc('enter_payment_instructions', { instructions_id: id, deal_id: dealId, ...fields }));
  });
}

/** Stops a change that waits, or withdraws it. */
export function useEndPaymentChange() {
  return useDealChange(async (supabase, id: string) => {
    unwrap(await supabase.rpc('end_payment_change', { instructions_id: id }));
  });
}
