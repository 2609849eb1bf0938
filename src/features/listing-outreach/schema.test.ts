import { describe, expect, it } from 'vitest';
import { emptyShowing, meaningsOf, showingSchema, type ShowingDraft } from './schema';

const now = () => Date.parse('2026-02-20T12:00:00Z');
const draft = (change: Partial<ShowingDraft> = {}): ShowingDraft => ({
  ...emptyShowing('America/New_York'),
  id: 's',
  date: '2026-03-07',
  time: '14:00',
  ...change,
});
const problems = (change: Partial<ShowingDraft>) => {
  const { error } = showingSchema(now).safeParse(draft(change));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('a showing to offer', () => {
  it('converts a showing from the property’s time zone', () => {
    const entered = draft({ minutes: '90', notes: ' Side door ', code: ' 42-17# ', capacity: 4 });
    expect(showingSchema(now).parse(entered)).toEqual({
      showing_id: 's',
      starts_at: '2026-03-07T19:00:00.000Z',
      ends_at: '2026-03-07T20:30:00.000Z',
      time_zone: 'America/New_York',
      capacity: 4,
      notes: 'Side door',
      access_code: '42-17#',
    });
  });

  it('refuses a showing in an hour that daylight saving skips', () => {
    expect(problems({ date: '2026-03-08', time: '02:30' })).toEqual({
      time: 'That time doesn’t exist on this date (daylight saving). Choose another.',
    });
    // Arizona has no daylight saving.
    expect(problems({ date: '2026-03-08', time: '02:30', zone: 'America/Phoenix' })).toEqual({});
  });

  it('offers a showing in either occurrence of a repeated hour', () => {
    const later = () => Date.parse('2026-10-20T12:00:00Z');
    const repeated = draft({ date: '2026-11-01', time: '01:30' });
    expect(meaningsOf(repeated)).toHaveLength(2);
    expect(showingSchema(later).parse(repeated).starts_at).toBe('2026-11-01T05:30:00.000Z');
    expect(showingSchema(later).parse({ ...repeated, fold: '1' }).starts_at).toBe('2026-11-01T06:30:00.000Z');
  });

  it.each([
    [
      { date: '', time: '' },
      { date: 'Choose a date', time: 'Choose a time' },
    ],
    [{ date: '2026-02-19' }, { time: 'The showing must start in the future' }],
    [{ date: '2026-06-30' }, { date: 'Choose a date within the next 90 days' }],
    [{ capacity: null }, { capacity: 'Enter how many members can come' }],
    [{ code: 'see www.example.com' }, { code: 'Up to 20 letters, digits, #, *, and -' }],
    [{ notes: 'x'.repeat(1001) }, { notes: 'At most 1,000 characters' }],
  ])('finds in %o the errors %o', (change, errors) => {
    expect(problems(change)).toEqual(errors);
  });
});
