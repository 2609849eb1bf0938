import { z } from 'zod';
import { cleanPhone } from './phone.ts';

/** The text of a phone field, cleaned before any other check. */
export const phoneText = () => z.string().overwrite(cleanPhone);
