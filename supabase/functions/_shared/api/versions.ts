// ETags: "version-hash". If-None-Match compares all of it, If-Match only the version, which counters don't change.
import { createHash } from 'node:crypto';
import { Problem } from './problem.ts';

/** The ETag of a response. Without a version, the hash is one. */
export function etagOf(body: string, version: string | null): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return `"${version === null ? hash : `${shorten(version)}.${hash}`}"`;
}

/** The versions that a caller has seen, by If-Match: any of these, any at all (`*`), or null if they don't mind. */
export type Seen = readonly string[] | 'any' | null;

/** The versions in an If-Match header. Tags count as strong ones, because compression on the way weakens them. */
export function seenOf(ifMatch: string | null): Seen {
  if (ifMatch === null) return null;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//i, '').replaceAll('"', ''));
  return tags.includes('*') ? 'any' : tags.map((tag) => tag.split('.')[0] ?? '');
}

/** Whether a version is one that the caller has seen, or they don't mind. */
export function isSeen(seen: Seen, version: string): boolean {
  return seen === null || seen === 'any' || seen.includes(shorten(version));
}

/** For a write whose precondition doesn't hold. */
export const changedSince = () => new Problem('changed-since', 'It has changed since you read it. Read it again.');

type Row = Readonly<Record<string, unknown>>;

/** The version of a row: these columns, which change with it. */
export const versionBy =
  (...columns: readonly string[]) =>
  (row: Row) =>
    columns.map((column) => String(row[column])).join(' ');

/** Refuses to change a row that the caller has seen otherwise. Returns what it has to be like when it's written. */
export function unchanged(seen: Seen, row: Row, ...columns: readonly string[]): Row {
  if (!isSeen(seen, versionBy(...columns)(row))) throw changedSince();
  return seen === null || seen === 'any' ? {} : Object.fromEntries(columns.map((column) => [column, row[column]]));
}

/** Whether an If-None-Match header lists the ETag. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return (
    ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*') ?? false
  );
}

const shorten = (version: string) => createHash('sha256').update(version).digest('base64url').slice(0, 12);
