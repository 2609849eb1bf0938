import { z } from 'zod';

/** The fields of a double close: the ID of the other deal, and whether somebody lends for the day. */
export const doubleCloseDraft = z.object({ other: z.string(), isFunded: z.boolean() });

/** Validates a double close. */
export const doubleCloseSchema = doubleCloseDraft.extend({ other: z.string().min(1, 'Choose the other deal') });
