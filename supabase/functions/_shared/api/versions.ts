// ETags: "version-hash". If-None-Match compares all of it, If-Match only the version, which counters don't change.
import { createHash } from 'node:crypto';

/** The ETag of a response. Without a version, the hash is one. */
export function etagOf(body: string, version: string | null): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return `"${version === null ? hash : `${shorten(version)}.${hash}`}"`;
}

/** The version in an If-Match header; null for none, and for `*`. */
export function versionOf(ifMatch: string | null): string | null {
  if (ifMatch === null || ifMatch.trim() === '*') return null;
  return ifMatch.trim().replace(/^W\//, '').replaceAll('"', '').split('.')[0] ?? '';
}

/** Whether a version is the one that the caller has seen, or they don't mind. */
export function isSeen(seenVersion: string | null, version: string): boolean {
  return seenVersion === null || seenVersion === shorten(version);
}

/** Whether an If-None-Match header lists the ETag. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return (
    ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*') ?? false
  );
}

const shorten = (version: string) => createHash('sha256').update(version).digest('base64url').slice(0, 12);
