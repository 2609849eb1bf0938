import { expect, it } from 'vitest';
import { controlText, type Control } from './control.ts';

const control: Control = {
  checked: ['owner', 'contract'],
  checked_at: '2026-11-03T12:00:00Z',
  valid_until: '2026-12-15',
  confirmed_at: '2026-11-20T12:00:00Z',
  asked_at: null,
  ended_for: null,
  ended_at: null,
};

it('says what was checked, when, by whom, and until when', () => {
  expect(controlText(true, control)).toBe(
    'Verified by our team Nov 3, 2026: contract seen, owner of record matches. Good until Dec 15, 2026. ' +
      'The seller said Nov 20, 2026 that it’s available.',
  );
  expect(controlText(true, { ...control, checked: [], valid_until: null })).toBe(
    'Verified by our team Nov 3, 2026: the listing’s facts and pictures reviewed. ' +
      'The seller said Nov 20, 2026 that it’s available.',
  );
  expect(controlText(true, { ...control, checked: [], checked_at: null })).toContain('Posted by a partner.');
});

it('says why a badge ended, and nothing of a listing without one', () => {
  const ended = { ...control, ended_at: '2026-12-16T12:00:00Z' };
  expect(controlText(false, { ...ended, ended_for: 'contract' })).toBe(
    'No longer verified since Dec 16, 2026: its contract ended.',
  );
  expect(controlText(false, { ...ended, ended_for: 'unanswered' })).toContain('the seller didn’t say');
  expect(controlText(false, control)).toBeNull();
  expect(controlText(false, null)).toBeNull();
});
