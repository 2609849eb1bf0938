import { describe, expect, it } from 'vitest';
import { weeklyReport } from '../../../../tests/msw/dashboard';
import { pdfTexts } from '../../../../tests/pdf-text';
import { reportPdf } from './report-pdf';

const read = async (change: Parameters<typeof weeklyReport>[0] = {}) =>
  (await pdfTexts(await reportPdf(weeklyReport(change), 'Dana Ruiz'))).join('\n');

describe('reportPdf', () => {
  it('contains the week’s figures as text', async () => {
    const text = await read();
    expect(text).toContain('Nov 16, 2026 to Nov 22, 2026, for Dana Ruiz. Days are in UTC.');
    for (const row of [
      ['New listings', '12', '+5 vs. the 7 days before'],
      ['Active members', '340', 'signed in during the last 30 days'],
      ['Deal flow', '$8.45M', 'asking prices of 31 active listings from 30 days'],
      ['Brick duplex (two units)', 'Multi Family', 'Austin, TX', '$450,000', '7.4%'],
      ['Lake cabin', 'active', '$290,000', '51', '6', '2'],
      ['Lake cabin', 'Nov 18, 2026', '$300,000', '$290,000'],
      ['Lender breakfast', 'Tue, Dec 1, 8:30 AM CST', 'Austin Club'],
    ]) {
      expect(text).toContain(row.join(' '));
    }
    expect(text).toContain('51 views, 6 saves, and 2 contacts this week.');
    expect(text).toContain('Page 1 of 1');
  });

  it('continues on further pages without splitting rows', async () => {
    const [listing] = weeklyReport().listings;
    if (!listing) throw new Error('The report has a listing');
    const title = 'A long name that takes two lines in the narrow column of a table on paper';
    const listings = Array.from({ length: 60 }, (_, place) => ({
      ...listing,
      id: String(place),
      title: `${title} ${place}`,
    }));
    const text = await read({ listings });
    expect(text).toMatch(/Page 1 of [3-9]/);
    const joined = text.replaceAll('\n', ' ');
    for (const { title: name } of listings) expect(joined).toContain(name.slice(-30));
  });
});
