/**
 * Reads where a webhook goes, as `webhook_endpoints.url` takes it: https, in ASCII. Whether it's on the public
 * internet, the database decides (`private.check_webhook_url`).
 */
export function readWebhookUrl(text: string): { url: string } | { problem: string } {
  const trimmed = text.trim();
  if (!/^https:\/\//i.test(trimmed)) return { problem: 'Enter an address that starts with https://.' };
  const port = /^https:\/\/[^/?#]*:(\d+)(?:[/?#]|$)/i.exec(trimmed)?.[1];
  if (port !== undefined && !(Number(port) >= 1 && Number(port) <= 65_535)) {
    return { problem: 'Use a port from 1 to 65535.' };
  }
  if (!URL.canParse(trimmed)) return { problem: 'This address has a typo in the name of the server.' };
  const url = new URL(trimmed);
  if (url.username || url.password || url.hash) return { problem: 'Leave out user names, passwords, and #.' };
  return url.href.length > 2000 ? { problem: 'This address is too long.' } : { url: url.href };
}
