import { describe, expect, it } from 'vitest';
import { comparedText, everyDayBetween, shareText } from './seller-analytics';

describe('seller analytics', () => {
  it.each([
    [0, 0, '0%'],
    [0, 40, '0%'],
    [1, 3, '33%'],
    [1, 400, '0.3%'],
    [1, 9000, '0.1%'],
    [3, 2, '150%'],
  ])('shows %d of %d as %s', (part, whole, text) => {
    expect(shareText(part, whole)).toBe(text);
  });

  it.each([
    [4.2, 2, '2.1× similar'],
    [1, 2, '0.5× similar'],
    [2.04, 2, 'same as similar'],
    [0, 0, 'same as similar'],
    [1, 0, null],
  ])('compares %d a day with a median of %d: %s', (own, median, text) => {
    expect(comparedText(own, median)).toBe(text);
  });

  it('fills in the days without activity', () => {
    const day = { day: '2026-03-01', views: 3, saves: 1, contacts: 0, messages: 0 };
    expect(everyDayBetween({ since: '2026-02-28', until: '2026-03-02', days: [day] })).toEqual([
      { day: '2026-02-28', views: 0, saves: 0, contacts: 0, messages: 0 },
      day,
      { day: '2026-03-02', views: 0, saves: 0, contacts: 0, messages: 0 },
    ]);
  });
});
