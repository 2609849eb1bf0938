import { z } from 'zod';

/** Where a card may be from, the first by default. */
export const countries = ['United States', 'Canada', 'United Kingdom', 'Australia'] as const;

const required = (error: string) => z.string().trim().min(1, error);

/**
 * The manual form. Whether a number is a card's, and whether that still holds, only its issuer could say, and nobody is asked: what is
 * looked at is whether everything is there.
 */
export const manualSchema = z.object({
  // Twelve digits at least, in groups.
  cardNumber: required('Enter the card number').pipe(
    z.string().regex(/^[\d ]{14,}$/, 'The card number is not complete'),
  ),
  expiryDate: required('Enter the expiry date').pipe(
    z.string().regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/, 'Enter the month and year like 08/29'),
  ),
  cvc: required('Enter the security code').pipe(z.string().regex(/^\d{3,}$/, 'The security code has 3 or 4 digits')),
  name: required('Enter the name on the card'),
  country: z.enum(countries, 'Choose the country'),
  postalCode: required('Enter the postal code'),
});

export type ManualValues = z.infer<typeof manualSchema>;

/** What each step asks for. */
export const detailFields = ['cardNumber', 'expiryDate', 'cvc', 'name'] as const;

export const emptyManual: ManualValues = {
  cardNumber: '',
  expiryDate: '',
  cvc: '',
  name: '',
  country: 'United States',
  postalCode: '',
};
