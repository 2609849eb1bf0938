import { z } from 'zod';
import { cleanLine } from '../formatting/plain-line';

/** A name, title, address, or signature as the database keeps it; empty without a letter or digit that can be seen. */
export const line = () => z.string().overwrite(cleanLine);
