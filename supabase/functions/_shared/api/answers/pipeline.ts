// The pipeline: deals that the member is working on, and their tasks.
import { z } from 'npm:zod@4.6.7';
import { paths } from '../../../../../src/domain/site/paths.ts';
import { answer, many, maybe } from '../answer.ts';
import { count, id, oneOf, orNull, page, pictures, text, time } from './kinds.ts';
import { listingStatus } from './listing.ts';

export const stages = ['watching', 'analyzing', 'offered', 'under_contract', 'closed', 'lost'] as const;

export const task = answer('PipelineTask', 'Something to do for a deal of the pipeline.', {
  id: id('ID of the task.'),
  card_id: id('ID of the card.'),
  title: text('What to do.'),
  due_on: orNull(z.iso.date(), 'The day it’s due. A task has a day, a time, or neither.'),
  due_at: orNull(z.iso.datetime({ offset: true }), 'The time it’s due.'),
  done_at: orNull(z.iso.datetime({ offset: true }), 'When it was done; null until then.'),
  created_at: time('When it was added.'),
  updated_at: time('When it last changed. If-Match compares it.'),
  html_url: page('card_id', paths.pipeline),
});

const listing = answer('PipelineListing', 'The listing of a card.', {
  id: id('ID of the listing.'),
  title: text('Its title.'),
  address: text('Street address.'),
  city: text('City.'),
  state: text('Two-letter code of the state.'),
  zip: text('Five digits.'),
  price: count('Asking price, whole USD.'),
  images: pictures(),
  status: listingStatus(),
  html_url: page('id', paths.listing),
});
export const card = answer('PipelineCard', 'A deal that you’re working on.', {
  id: id('ID of the card.'),
  property_id: orNull(z.guid(), 'ID of the listing; null for a deal from elsewhere, and once the listing is deleted.'),
  title: text('The listing’s title when it was added, or what you entered.'),
  address: orNull(z.string(), 'One line, as of when it was added; null if not stated.'),
  price: orNull(z.int(), 'Asking price as of when it was added, whole USD; null if not stated.'),
  stage: oneOf(stages, 'How far you are.'),
  notes: text('Your notes. Only you see them.'),
  offered_price: orNull(z.int(), 'What you last offered for the listing, whole USD; null without an offer.'),
  contract_price: orNull(z.int(), 'The price of your deal of the listing, whole USD; null without one.'),
  created_at: time('When it was added.'),
  updated_at: time('When its stage, facts, or notes last changed.'),
  listing: maybe(listing, 'properties', 'Null if it’s gone, or the deal is from elsewhere.'),
  tasks: many(task, 'pipeline_tasks', 'What to do for it.'),
  html_url: page('id', paths.pipeline),
});
