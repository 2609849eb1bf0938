interface Request {
  grant: () => void;
}

/**
 * The part of the Web Locks API that the app uses, which jsdom doesn’t have: one lock, held while its callback runs.
 */
export class Locks {
  #held: { release: () => void; lose: (reason: unknown) => void } | null = null;
  #waiting: Request[] = [];

  request(_name: string, options: LockOptions, callback: (lock: Lock | null) => unknown): Promise<unknown> {
    if (options.ifAvailable && this.#held) return Promise.resolve(callback(null));
    if (options.steal) {
      this.#held?.lose(new DOMException('stolen', 'AbortError'));
      this.#held = null;
    }
    return new Promise((resolve, reject) => {
      const grant = () => {
        const mine = { release: () => undefined as void, lose: reject };
        mine.release = () => {
          if (this.#held !== mine) return;
          this.#held = null;
          this.#waiting.shift()?.grant();
        };
        this.#held = mine;
        void Promise.resolve(callback({ mode: 'exclusive', name: 'lock' }))
          .finally(mine.release)
          .then(resolve);
      };
      if (!this.#held) {
        grant();
        return;
      }
      const request = { grant };
      this.#waiting.push(request);
      options.signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((one) => one !== request);
        reject(options.signal?.reason);
      });
    });
  }
}
