import { FileProblem, sizeProblem, type Table } from './limits';
import { readCsv } from './read-csv';

/** Reads a CSV or Excel file by its content, whatever its name. Throws a FileProblem if it can't be imported. */
export async function readTable(file: Blob): Promise<Table> {
  const problem = sizeProblem(file.size);
  if (problem) throw new FileProblem(problem);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { isZip, readXlsx } = await import('./read-xlsx');
  return isZip(bytes) ? readXlsx(bytes) : readCsv(bytes);
}
