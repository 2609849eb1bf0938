import { describe, expect, it } from 'vitest';
import { closingSchema, endSchema, extensionSchema, invitationSchema } from './schema';

const now = Date.parse('2026-10-20T12:00:00Z');
const zone = 'America/Chicago';
const problems = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];

describe('a new deadline', () => {
  const schema = extensionSchema({ zone, dueAt: '2026-10-25T22:30:00Z', now: () => now });
  const draft = { date: '2026-10-30', time: '16:30', fold: '0', reason: '' };

  it('reads a new deadline in the deal’s zone', () => {
    expect(schema.parse(draft)).toEqual({ dueAt: '2026-10-30T21:30:00.000Z', reason: '' });
    expect(schema.parse({ ...draft, date: '2026-11-02' }).dueAt).toBe('2026-11-02T22:30:00.000Z');
  });

  it.each([
    [{ date: '' }, 'date: Choose a date'],
    [
      { date: '2027-03-14', time: '02:30' },
      'time: That time doesn’t exist on this date (daylight saving). Choose another.',
    ],
    [{ date: '2026-10-25', time: '17:30' }, 'date: This is the current deadline'],
    [{ date: '2028-10-30' }, 'date: Choose a date within two years'],
  ])('%j is wrong', (change, problem) => expect(problems(schema.safeParse({ ...draft, ...change }))[0]).toBe(problem));
});

describe('an invitation', () => {
  const draft = { name: ' Tia ', email: ' Tia@Title.example ', role: 'title', rights: [], capacity: '' };
  it('cleans the name and address of an invitation', () =>
    expect(invitationSchema.parse(draft)).toEqual({ ...draft, name: 'Tia', email: 'tia@title.example' }));
  it.each([
    // The auth server would refuse them.
    [{ email: 'tía@title.example' }, 'email: Enter an email address like name@example.com'],
    [{ email: '' }, 'email: Enter an email address'],
    [{ role: 'signer' }, 'capacity: Enter their role in the company'],
  ])('%j is wrong', (change, problem) =>
    expect(problems(invitationSchema.safeParse({ ...draft, ...change }))[0]).toBe(problem),
  );
});

describe('a closing', () => {
  // In Chicago it's still October 19.
  const schema = closingSchema({
    zone,
    openedAt: '2026-10-10T03:00:00Z',
    now: () => Date.parse('2026-10-20T03:00:00Z'),
    contractEnd: '2026-10-18',
  });
  const late = { price: 1, day: '2026-10-19', afterContract: true };
  it('limits a closing to the days between the acceptance and today, in the deal’s zone', () => {
    expect(schema.parse(late)).toEqual(late);
    expect(schema.safeParse({ ...late, day: '2026-10-09', afterContract: false }).success).toBe(true);
  });
  it.each([
    [{ price: null }, 'price: Enter the final price'],
    [{ day: '2026-10-20' }, 'day: Choose today or an earlier date'],
    [{ day: '2026-10-08' }, 'day: Choose the day the offer was accepted or a later one'],
    [{ afterContract: false }, 'afterContract: Check the box, or have the seller record an extension'],
  ])('%j is wrong', (change, problem) => expect(problems(schema.safeParse({ ...late, ...change }))[0]).toBe(problem));
});

it('ending a deal takes a reason', () => {
  expect(problems(endSchema.safeParse({ reason: '', note: '' }))).toEqual(['reason: Choose a reason']);
  expect(endSchema.parse({ reason: 'title', note: ' x ' })).toEqual({ reason: 'title', note: 'x' });
});
