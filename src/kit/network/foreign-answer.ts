/* A hotel's Wi-Fi answers every request with its page until the guest accepts its terms. It counts as no network. */

/** With which such a page comes, besides a success. A server's own pages come with others. */
const pageStatuses: ReadonlySet<number> = new Set([401, 403, 404, 405, 407]);

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Whether a page answered instead of the server of a file. `type` is the answer's `content-type`, null without one. */
export function isForeignPage(status: number, type: string | null): boolean {
  // Network Authentication Required
  if (status === 511) return true;
  const isPage = /^(?:text|application)\/(?:html|xhtml\+xml)\b/i.test(type ?? '');
  return isPage && (isSuccess(status) || pageStatuses.has(status));
}

/** Whether it wasn't a server that answers in JSON. Without a type, only an empty answer is the server's. */
export function isForeignAnswer(status: number, type: string | null, isEmpty: boolean): boolean {
  if (isForeignPage(status, type)) return true;
  return isSuccess(status) && (type === null ? !isEmpty : !/^application\/(?:[\w.-]+\+)?json\b/i.test(type));
}
