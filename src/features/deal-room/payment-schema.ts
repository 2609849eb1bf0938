import { z } from 'zod';
import { bankDigits, isRoutingNumber } from '@/domain/deal/routing-number';
import { line, personName } from '@/domain/text/line';
import { phoneText } from '@/kit/formatting/phone-text';

/** The fields of payment instructions. */
export const paymentDraft = z.object({
  bank_name: z.string(),
  account_name: z.string(),
  routing_number: z.string(),
  account_number: z.string(),
  callback_phone: z.string(),
  wire_reference: z.string(),
});
export type PaymentDraft = z.infer<typeof paymentDraft>;

/** Validates payment instructions, like `private.check_instructions`. */
export const paymentSchema = paymentDraft.extend({
  bank_name: personName().min(2, 'Enter the bank’s name').max(80, 'Use at most 80 characters'),
  account_name: personName().min(2, 'Enter the account holder’s name').max(120, 'Use at most 120 characters'),
  routing_number: z
    .string()
    .overwrite(bankDigits)
    .refine((digits) => /^\d{9}$/.test(digits), 'Enter the nine digits of the routing number')
    .refine(
      (digits) => !/^\d{9}$/.test(digits) || isRoutingNumber(digits),
      'This isn’t a routing number. Check its digits.',
    ),
  account_number: z
    .string()
    .overwrite(bankDigits)
    .regex(/^\d{4,17}$/, 'Enter the account number, in 4 to 17 digits'),
  callback_phone: phoneText()
    .regex(/^\+?[\d ().-]{10,30}$/, 'Enter a phone number with its area code')
    .refine((phone) => phone.replaceAll(/\D/g, '').length >= 10, 'Enter a phone number with its area code'),
  wire_reference: line().max(80, 'Use at most 80 characters'),
});
