// Drafts of listings, and what became of the rows of a batch.
import { z } from 'npm:zod@4.6.7';
import { paths } from '../../../../../src/domain/site/paths.ts';
import { answer } from '../answer.ts';
import { count, externalId, id, oneOf, orNull, page, texts, time } from './kinds.ts';
import { problem } from './problem.ts';

export const draft = answer('Draft', 'A listing that isn’t posted. Only you see it.', {
  id: id('ID of the draft, and of the listing once it’s posted.'),
  external_id: externalId(),
  import_id: orNull(z.guid(), 'The import of a file that it came from; null for others.'),
  line: orNull(z.int(), 'Its line in that file.'),
  fields: z.record(z.string(), z.unknown()).describe('Fields of the listing and its deal terms.'),
  photo_urls: texts('Photos on the web, fetched when it’s posted in the app.'),
  pictures: texts('Paths of the pictures that were added in the app.'),
  created_at: time('When it was added.'),
  updated_at: time('When it last changed. If-Match compares it.'),
  html_url: page('id', paths.listingDraft),
});

export const batchResults = answer('BatchResults', 'What became of each row.', {
  results: z
    .array(
      z.object({
        index: count('Which row, from 0.'),
        status: oneOf(
          ['created', 'exists', 'refused'],
          'exists: you have one with this external_id, which hasn’t changed.',
        ),
        id: orNull(z.guid(), 'Null if it was refused.'),
        external_id: externalId(),
        problem: orNull(problem.schema, 'Why it was refused. Null if it wasn’t.'),
      }),
    )
    .describe('In the order of the rows.'),
});
