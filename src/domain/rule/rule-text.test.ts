import { expect, test } from 'vitest';
import { askedText, confirmText, signOffText, topicName } from './rule-text';

test('says who signed a rule off, or that nobody has', () => {
  expect(signOffText({ signer: null, signed_at: null })).toBe('Not legal advice; have a lawyer sign off.');
  expect(signOffText({ signer: 'Dana', signed_at: '2026-11-30T18:00:00Z' })).toBe(
    'Signed off by Dana on Nov 30, 2026. Not legal advice.',
  );
});

test('names topics and steps, and keeps unknown ones as they are', () => {
  expect(topicName('notice')).toBe('Notice to the owner');
  expect(topicName('other')).toBe('other');
  expect(askedText(['publish', 'assign'])).toBe('Asked at posting a listing, assignments');
  expect(askedText(['new'])).toBe('Asked at new');
});

test('asks a buyer to have read what a seller gives', () => {
  expect(confirmText('offer', 'buyer')).toBe('I’ve read this disclosure');
  expect(confirmText('offer', 'seller')).toBe('I give this disclosure');
  expect(confirmText('publish', 'seller')).toBe('I give this disclosure');
});
