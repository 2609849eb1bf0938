import { z } from 'zod';
import { cleanLine } from '../formatting/plain-line';
import { posesAsStaff, posingText } from '../formatting/staff-names';

/** A name, title, address, or signature as the database keeps it; empty without a letter or digit that can be seen. */
export const line = () => z.string().overwrite(cleanLine);

/** The name of a person or company, as `line`, that doesn't pose as staff. */
export const personName = () => line().refine((name) => !posesAsStaff(name), posingText('name'));
