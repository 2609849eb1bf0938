import { readFile } from 'node:fs/promises';
import { Failure, codeOf, messageOf } from '../failure.ts';
import { writeWhole } from '../storage/file-store.ts';
import { copyOf } from './objects.ts';
import type { CardsState } from './state.ts';

/**
 * Keeps the state, in one file where there is one. A change is whole or not at all: what it makes of the objects and the events
 * that tell of it are written in one go, so that a crash loses neither without the other.
 */
export class CardStore {
  #last: Promise<unknown> = Promise.resolve();
  #onChange: () => void = () => undefined;

  private constructor(
    private readonly file: string | undefined,
    private current: CardsState,
  ) {}

  /** Reads `file`; where there is none (undefined: kept in memory) it begins with what `first` gives. */
  static async open(file: string | undefined, first: () => Promise<CardsState>): Promise<CardStore> {
    const kept = file === undefined ? null : await read(file);
    const store = new CardStore(file, kept ?? (await first()));
    if (!kept) await store.change(() => undefined);
    return store;
  }

  /** As it is now. Not to be changed, and not to be kept. */
  get state(): CardsState {
    return this.current;
  }

  /** Called after each change that has been kept. */
  set onChange(listener: () => void) {
    this.#onChange = listener;
  }

  /** Lets `work` change a copy, one change after the other, and keeps it; where `work` throws, nothing of it stays. */
  change<T>(work: (state: CardsState) => T): Promise<T> {
    const done = this.#last.then(async () => {
      const draft = copyOf(this.current);
      const result = work(draft);
      if (this.file !== undefined) await writeWhole(this.file, Buffer.from(JSON.stringify(draft)));
      this.current = draft;
      this.#onChange();
      return result;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}

async function read(file: string): Promise<CardsState | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    return JSON.parse(text) as CardsState;
  } catch (error) {
    throw new Failure(
      `${file}, which the card provider sandbox keeps, cannot be read: ${messageOf(error)}`,
      'Delete that file and start again: the sandbox begins anew.',
      {
        cause: error,
      },
    );
  }
}
