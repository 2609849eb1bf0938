import { buildRows, type BuiltRows } from './build-rows';
import type { Mapping } from '@/domain/import/mapping';
import { suggestMapping } from '@/domain/import/suggest-mapping';
import { FileProblem, type Table } from './limits';
import { readTable } from './read-table';

/** What the page asks. The worker keeps the table that it read. */
export type TableRequest =
  | { id: number; kind: 'read'; file: Blob }
  | { id: number; kind: 'build'; mapping: Mapping; today: string };

/** What a file has, without its rows. */
export interface TableSummary {
  headers: string[];
  /** The first values of each column that aren't blank. */
  samples: string[][];
  /** Rows that could be read. */
  rowCount: number;
  rejectCount: number;
  /** Which columns its names and values suggest for which fields. */
  suggested: Mapping;
  /** Rows that aren't listings, or blank. */
  otherCount: number;
  /** What the member should know about the file, as sentences. */
  notes: string[];
}

/** `problem` is for the member; null if the worker failed. */
export type TableResponse =
  | { id: number; summary: TableSummary }
  | { id: number; built: BuiltRows }
  | { id: number; problem: string | null };

const sampleCount = 3;

function summarize({ headers, rows, rejects, skipped = [], blankRows = 0, notes = [] }: Table): TableSummary {
  const samples = headers.map((_, column) => {
    const found: string[] = [];
    for (const { cells } of rows) {
      const cell = cells[column] ?? '';
      if (cell && !found.includes(cell)) found.push(cell.slice(0, 100));
      if (found.length === sampleCount) break;
    }
    return found;
  });
  const suggested = suggestMapping(headers, rows);
  return {
    headers,
    samples,
    rowCount: rows.length,
    rejectCount: rejects.length,
    otherCount: skipped.length + blankRows,
    notes,
    suggested,
  };
}

let table: Table | null = null;

async function respond(request: TableRequest): Promise<TableResponse> {
  const { id } = request;
  try {
    if (request.kind === 'read') {
      table = null;
      table = await readTable(request.file);
      return { id, summary: summarize(table) };
    }
    if (!table) return { id, problem: null };
    return { id, built: buildRows(table, request.mapping, request.today) };
  } catch (error) {
    return { id, problem: error instanceof FileProblem ? error.message : null };
  }
}

// A worker's postMessage takes no target origin.
const scope = globalThis as unknown as { postMessage: (message: TableResponse, transfer: Transferable[]) => void };

globalThis.addEventListener('message', ({ data }: MessageEvent<TableRequest>) => {
  void respond(data).then((message) => scope.postMessage(message, []));
});
