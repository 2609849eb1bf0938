/**
 * The ID that a row of an archive gets in an account: always the same one, so that what was interrupted can continue
 * where it is, and none that another member could have. A UUID of version 8 (RFC 9562). Null unless given an ID.
 */
export async function restoredId(userId: string, id: unknown): Promise<string | null> {
  if (typeof id !== 'string') return null;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${userId} ${id}`)));
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
