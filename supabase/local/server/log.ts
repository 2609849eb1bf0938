/** A structured line, without anything that identifies a person. */
interface Entry {
  time: string;
  level: 'error';
  /** The part that reports, such as `auth` or `functions/checkout`. */
  source: string;
  message: string;
}

/** What could identify a person or open an account, and what replaces it. */
const redactions: [pattern: RegExp, replacement: string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(?:sk|rk|pk|whsec|sb)_[\w]{6,}/g, '[key]'],
  [/[^\s"'<>()=]+@[^\s"'<>()]+\.[a-z]{2,}/gi, '[email]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  [/\?[^\s"']+/g, '?[query]'],
  // Postgres quotes values after a colon, and lists them in the details of constraints.
  [/: "(?:[^"\\]|\\.)*"/g, ': "[value]"'],
  [/\)=\([^)]*\)/g, ')=([value])'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b(?<!127\.0\.0\.1)/g, '[address]'],
  [/\+?\d[\d ().-]{8,}\d/g, '[number]'],
];

/** Removes emails, IDs, tokens, keys, addresses, phone numbers, query strings, and values from a log line. */
export function redact(text: string): string {
  return redactions.reduce((redacted, [pattern, replacement]) => redacted.replaceAll(pattern, replacement), text);
}

/** Returns a log that writes JSON lines or, for a terminal, plain ones. Both are redacted. */
export function createLog(write: (line: string) => void, isTerminal: boolean): (line: string) => void {
  return (line) => {
    const [, source = 'server', text = line] = /^([a-z][\w/-]*): (.*)$/s.exec(line) ?? [];
    const entry: Entry = { time: new Date().toISOString(), level: 'error', source, message: redact(text) };
    write(isTerminal ? `${entry.time.slice(11, 19)} ${source}: ${entry.message}` : JSON.stringify(entry));
  };
}
