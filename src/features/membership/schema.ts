import { z } from 'zod';

/** Billing countries; the first is the default. */
export const countries = ['United States', 'Canada', 'United Kingdom', 'Australia'] as const;

const required = (error: string) => z.string().trim().min(1, error);

/** The demo payment form. Checks only that everything is filled in; no card is verified. */
export const paymentSchema = z.object({
  // At least twelve digits, with spaces.
  cardNumber: required('Enter the card number').pipe(z.string().regex(/^[\d ]{14,}$/, 'The card number is incomplete')),
  expiryDate: required('Enter the expiry date').pipe(
    z.string().regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/, 'Enter the month and year, like 08/29'),
  ),
  cvc: required('Enter the security code').pipe(z.string().regex(/^\d{3,}$/, 'The security code has 3 or 4 digits')),
  name: required('Enter the name on the card'),
  country: z.enum(countries, 'Choose the country'),
  postalCode: required('Enter the postal code'),
});

export type PaymentValues = z.infer<typeof paymentSchema>;

/** The fields of the first step. */
export const detailFields = ['cardNumber', 'expiryDate', 'cvc', 'name'] as const;

export const emptyPayment: PaymentValues = {
  cardNumber: '',
  expiryDate: '',
  cvc: '',
  name: '',
  country: 'United States',
  postalCode: '',
};
