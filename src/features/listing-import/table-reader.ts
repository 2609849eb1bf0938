import type { BuiltRows } from './build-rows';
import type { Mapping } from '@/domain/import/mapping';
import type { TableRequest, TableResponse, TableSummary } from './table-worker';

const failed = 'We couldn’t read this file. Try again, or save it as CSV first.';

type Question =
  | Omit<Extract<TableRequest, { kind: 'read' }>, 'id'>
  | Omit<Extract<TableRequest, { kind: 'build' }>, 'id'>;

/** Reads one file at a time in a worker, so that the page stays responsive. Rejects with a message for the member. */
export class TableReader {
  #worker: Worker | null = null;
  #lastId = 0;
  #waiting = new Map<number, (response: TableResponse) => void>();

  /** Reads a file, which replaces the one before. */
  async read(file: Blob): Promise<TableSummary> {
    // A new worker: its memory is that of the file before.
    this.close();
    const response = await this.#ask({ kind: 'read', file });
    if ('summary' in response) return response.summary;
    throw new Error(('problem' in response && response.problem) || failed);
  }

  /** What the file's rows become under a mapping. */
  async build(mapping: Mapping, today: string): Promise<BuiltRows> {
    const response = await this.#ask({ kind: 'build', mapping, today });
    if ('built' in response) return response.built;
    throw new Error(('problem' in response && response.problem) || failed);
  }

  /** Ends the worker. Questions that wait are answered with an error. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, answer] of this.#waiting) answer({ id, problem: null });
    this.#waiting.clear();
  }

  #ask(question: Question): Promise<TableResponse> {
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const request: TableRequest = { ...question, id: this.#lastId };
    return new Promise((resolve) => {
      this.#waiting.set(request.id, resolve);
      this.#worker?.postMessage(request, []);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<TableResponse>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', () => this.close());
    return worker;
  }
}
