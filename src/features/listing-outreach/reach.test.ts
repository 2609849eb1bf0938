import { describe, expect, it } from 'vitest';
import { inviteLabel, reachRows } from './reach';

const reach = { views: 1204, saves: 3, askers: 2, invited: 10, invitations_left: 15, invitable: 10, booked: 0 };

describe('reachRows', () => {
  it('links to the members who contacted the seller, and to no others', () => {
    expect(reachRows(reach)).toEqual([
      { label: 'Viewed', count: '1,204' },
      { label: 'Saved', count: '3' },
      { label: 'Invited', count: '10' },
      { label: 'Asked', count: '2', section: 'questions' },
      { label: 'Booked a showing', count: '0' },
    ]);
    expect(reachRows({ ...reach, askers: 0, booked: 1 }).flatMap(({ section }) => section ?? [])).toEqual(['showings']);
  });
});

describe('inviting', () => {
  it.each([
    [25, 10, 'Invite the 10 best matches'],
    [4, 10, 'Invite the 4 best matches'],
    [1, 10, 'Invite the best match'],
    [25, 0, null],
    [0, 10, null],
  ])('offers with %i left today and %i who accept invitations “%s”', (left, invitable, label) => {
    expect(inviteLabel({ invitations_left: left, invitable })).toBe(label);
  });
});
