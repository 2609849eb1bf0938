/* A hotel's Wi-Fi answers every request with its page until the guest accepts its terms. It counts as no network. */

/**
 * Whether a page answered instead of the server of a file: with success, or a status that such networks use. A server's
 * own pages come with others. `type` is the answer's `content-type`, null without one.
 */
export function isForeignPage(status: number, type: string | null): boolean {
  // Network Authentication Required
  return status === 511 || (status < 408 && status !== 400 && /html/i.test(type ?? ''));
}

/** Whether it wasn't a server that answers in JSON, or with nothing. */
export function isForeignAnswer(status: number, type: string | null, isEmpty: boolean): boolean {
  return isForeignPage(status, type) || (status < 300 && !isEmpty && !/json/i.test(type ?? ''));
}
