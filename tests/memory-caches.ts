/** The part of a browser's `Cache` that the app uses. Keys are URLs of this origin. */
export class MemoryCache {
  readonly entries = new Map<string, Response>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  readonly #urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, this.#origin).href;

  match = async (request: RequestInfo) => this.entries.get(this.#urlOf(request))?.clone();
  put = async (request: RequestInfo, response: Response) => void this.entries.set(this.#urlOf(request), response);
  delete = async (request: RequestInfo) => this.entries.delete(this.#urlOf(request));
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
}

/** A browser's `caches`, empty. `stored` has them by name. */
export function memoryCaches(origin: string) {
  const stored = new Map<string, MemoryCache>();
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new MemoryCache(origin);
    stored.set(name, cache);
    return cache;
  };
  return {
    stored,
    open,
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
}
