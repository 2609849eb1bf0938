const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The token of an unsubscribe link; null if it's missing or malformed. */
export function readUnsubscribeToken(params: URLSearchParams): string | null {
  const token = params.get('token')?.trim() ?? '';
  return uuid.test(token) ? token : null;
}
