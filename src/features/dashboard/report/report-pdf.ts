import { PdfSheet } from '@/platform/export/pdf-sheet';
import type { WeeklyReport } from './report';
import { reportSections, periodText } from './report-sections';

/** The weekly report as a PDF. `reader` is the member's name. */
export function reportPdf(report: WeeklyReport, reader: string): Promise<Blob> {
  const sheet = new PdfSheet(`Weekly Report, ${periodText(report)}`);
  sheet.text('Weekly Report', { size: 22, bold: true });
  sheet.text(`${periodText(report)}, for ${reader}. Days are in UTC.`, { size: 10, gray: true });
  for (const part of reportSections(report)) sheet.section(part);
  return sheet.finish();
}
