import { PdfSheet } from '@/shared/lib/pdf-sheet';
import type { WeeklyReport } from './report';
import { reportParts, spanText } from './report-parts';

/** The week's report as a PDF. */
export function reportPdf(report: WeeklyReport, reader: string): Blob {
  const sheet = new PdfSheet(`Weekly Report, ${spanText(report)}`);
  sheet.line('Weekly Report', { size: 22, bold: true });
  sheet.line(`${spanText(report)}, for ${reader}. Days are those of UTC.`, { size: 10, grey: true });
  for (const part of reportParts(report)) sheet.part(part);
  return sheet.finish();
}
