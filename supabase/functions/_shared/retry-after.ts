/** Seconds from `now` that a Retry-After header asks for (RFC 9110, 10.2.3), as a number or a date; null for none. */
export function retrySeconds(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : // Dates begin with the day of the week. Others, such as negative numbers, would be read as years.
      /^[a-z]{3,9},? /i.test(text)
      ? Math.ceil((Date.parse(text) - now.getTime()) / 1000)
      : Number.NaN;
  return seconds > 0 ? Math.min(seconds, 1_000_000_000) : null;
}
