import Papa from 'papaparse';
import type { Reject } from './limits';

/**
 * The rejected rows with their lines and reasons, to correct and import again. Cells that look like formulas are text.
 */
export function rejectsCsv(headers: readonly string[], rejects: readonly Reject[]): string {
  return Papa.unparse(
    {
      fields: ['Line', 'Reason', ...headers],
      data: rejects.map(({ line, reason, cells }) => [line, reason, ...cells]),
    },
    { escapeFormulae: true, newline: '\r\n' },
  );
}
