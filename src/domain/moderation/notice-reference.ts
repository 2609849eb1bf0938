/** The reference of a legal notice, which its sender and staff see: the beginning of its ID. */
export function noticeReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
