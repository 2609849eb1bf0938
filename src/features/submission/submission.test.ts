import { expect, it } from 'vitest';
import { describeLogStep } from './submission';

it.each([
  ['started', {}, 'Started'],
  ['file_added', { name: 'a.pdf' }, 'Contract added: a.pdf'],
  ['file_removed', { name: 'a.pdf' }, 'Contract removed: a.pdf'],
  ['submitted', {}, 'Submitted for review'],
  ['returned', { reason: 'No' }, 'Returned: No'],
  ['accepted', {}, 'Accepted and listed'],
  ['later', null, 'Changed'],
])('describeLogStep(%s)', (step, details, text) => expect(describeLogStep(step, details)).toBe(text));
