const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The token of a link that ends mail about deals; null where the address carries none that could be one. */
export function readToken(params: URLSearchParams): string | null {
  const token = params.get('token')?.trim() ?? '';
  return uuid.test(token) ? token : null;
}
