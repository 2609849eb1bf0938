// What states ask, and what was given. Not legal advice.
import { z } from 'npm:zod@4.6.7';
import { answer } from '../answer.ts';
import { count, day, id, orNull, text, texts, time } from './kinds.ts';

const source = () => ({
  disclosure: orNull(z.string(), 'The text to give; null if none is required.'),
  citation: orNull(z.string(), 'The act; null if none is known.'),
  url: orNull(z.url(), 'Where to read the act; null if unknown.'),
  signer: orNull(z.string(), 'Which admin of the operator signed it off; null if nobody has. It’s no legal advice.'),
  signed_at: orNull(z.iso.datetime({ offset: true }), 'When they did.'),
});

export const stateRule = answer('StateRule', 'A version of a rule of a state.', {
  id: id('Its ID. A version never changes.'),
  state: text('Two-letter code.'),
  topic: text('What it’s about, such as disclosure or license.'),
  version: count('From 1 within a state and topic.'),
  effective_from: day('The first day on which it’s asked.'),
  asked_at: texts('Which steps ask it: publish, offer, assign.'),
  applies_to: text('contracts: listings that market a contract (off_market_contract). all: every listing.'),
  requires: text('nothing, disclosure, or license.'),
  summary: text('What to do.'),
  deals_a_year: orNull(z.int(), 'How many contracts in 12 months take no license; null if none is required.'),
  days: orNull(z.int(), 'Days of notice or to cancel; null without.'),
  ...source(),
});

export const givenDisclosure = answer('GivenDisclosure', 'A disclosure that was given, or a license stated.', {
  rule_id: id('The version of the rule.'),
  action: text('The step: publish, offer, or assign.'),
  side: text('Who did: seller or buyer.'),
  state: text('Two-letter code.'),
  topic: text('What the rule is about.'),
  version: count('Of the rule.'),
  answer: text('disclosed or licensed. License numbers are private.'),
  text_sha256: orNull(z.string(), 'SHA-256 of the disclosure in UTF-8, hexadecimal; null for a license.'),
  answered_at: time('When.'),
  ...source(),
});
