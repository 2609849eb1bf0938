import { Buffer } from 'node:buffer';
import { HTTPParser } from 'npm:http-parser-js@0.5.10';

/** What a server answered. */
export interface Answer {
  status: number;
  /** Where it redirects to; null if nowhere. */
  location: string | null;
  /** When to try again, as the header says it; null if it doesn't. */
  retryAfter: string | null;
  /** The body, or its beginning. */
  body: Uint8Array;
  /** Why the body isn't all of it. */
  cut: 'too large' | 'ended' | null;
}

/** Headers and the marks between chunks, in bytes. */
const maxOverhead = 64 * 1024;

/** Reads one answer from the bytes of a connection, and at most `maxBytes` of its body. What comes after is ignored. */
export function readAnswer(maxBytes: number) {
  const parser = new HTTPParser(HTTPParser.RESPONSE);
  const parts: Uint8Array[] = [];
  let status = 0;
  let headers: string[] = [];
  let received = 0;
  let size = 0;
  let state: 'open' | 'complete' | 'too large' | 'ended' = 'open';
  // Names and values take turns.
  const header = (name: string) =>
    headers.find((_, index) => index % 2 === 1 && headers[index - 1]?.toLowerCase() === name) ?? null;
  parser[HTTPParser.kOnHeadersComplete] = (info) => {
    // Other 1xx statuses precede the response; 101 without an upgrade is one. Pipelined responses are ignored.
    if (state !== 'open' || (info.statusCode < 200 && info.statusCode !== 101)) return;
    status = info.statusCode;
    headers = info.headers;
  };
  parser[HTTPParser.kOnBody] = (chunk, start, length) => {
    if (state !== 'open') return;
    parts.push(chunk.slice(start, start + length));
    size += length;
    if (size > maxBytes) state = 'too large';
  };
  parser[HTTPParser.kOnMessageComplete] = () => {
    if (status !== 0 && state === 'open') state = 'complete';
  };
  return {
    get isOver() {
      return state !== 'open';
    },
    get hasStatus() {
      return status !== 0;
    },
    add(bytes: Uint8Array): void {
      const problem = parser.execute(Buffer.from(bytes));
      received += bytes.length;
      if (state !== 'open') return;
      if (problem instanceof Error || status === 101) state = 'ended';
      else if (received - size > maxOverhead) state = 'too large';
    },
    /** The connection has ended, which is also how a body of unknown length does. */
    end(): void {
      parser.finish();
      if (state === 'open') state = 'ended';
    },
    /** Null if there was none. */
    answer(): Answer | null {
      if (status === 0) return null;
      const cut = state === 'complete' ? null : state === 'too large' ? 'too large' : 'ended';
      const body = Buffer.concat(parts).subarray(0, maxBytes);
      return { status, location: header('location'), retryAfter: header('retry-after'), body, cut };
    },
  };
}
