// What went wrong, as an answer or for a row of a batch.
import { z } from 'npm:zod@4.6.7';
import { answer } from '../answer.ts';
import { problemKinds } from '../problem.ts';

export const problem = answer('Problem', 'What went wrong (RFC 9457).', {
  type: z.url().describe('Explains the code.'),
  title: z.string().describe('The code in a few words.'),
  status: z.int().describe('The HTTP status.'),
  detail: z.string().describe('What went wrong and what to do next.'),
  code: z.enum(Object.keys(problemKinds)).describe('For programs. Codes are stable within /v1.'),
  request_id: z.string().optional().describe('Names the request in your log. Tell us when you ask about it.'),
  errors: z
    .array(
      z.object({
        in: z.enum(['path', 'query', 'body', 'header']).describe('Where the field was sent.'),
        field: z.string().describe('Its name, such as price or unit_mix.0.units.'),
        pointer: z.string().optional().describe('In a body: a JSON pointer to it, such as #/unit_mix/0/units.'),
        message: z.string().describe('What to send instead.'),
      }),
    )
    .optional()
    .describe('The fields that were refused.'),
});
