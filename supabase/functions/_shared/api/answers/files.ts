import { z } from 'npm:zod@4.6.7';
import { answer } from '../answer.ts';
import { time } from './kinds.ts';

export const fileLink = answer('FileLink', 'A link to a file.', {
  url: z.url().describe('Downloads the file. It takes no key.'),
  expires_at: time('When it stops working.'),
});
