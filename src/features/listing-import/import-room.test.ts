import { expect, it } from 'vitest';
import { postingLimit, roomProblem } from './import-room';

const room = { drafts: 1, reserved: 0, most: 10_000, postsLeft: 50 };

it.each([
  [9999, 0, null],
  [
    10_000,
    0,
    'You can have 10,000 drafts and have 1; this file has 10,000. Publish or delete some, or import fewer rows.',
  ],
  [
    250,
    9750,
    'You can have 10,000 drafts and have 1, and an unfinished import needs room for 9,750; this file has 250. ' +
      'Finish or remove that import first.',
  ],
])('says before an import of %i drafts, beside %i unfinished ones, whether they fit', (added, reserved, problem) => {
  expect(roomProblem({ ...room, reserved }, added)).toBe(problem);
});

it.each([
  [50, 50, null],
  [null, 200, null],
  [50, 51, 'You can post 50 more listings today, and others on the next days.'],
  [1, 2, 'You can post 1 more listing today, and others on the next days.'],
  [0, 1, 'You’ve posted as many listings as you can today. You can post more tomorrow.'],
])('says what a limit of %s posts means for %i drafts', (postsLeft, count, text) => {
  expect(postingLimit({ postsLeft }, count)).toBe(text);
});
