import { expect } from 'vitest';

interface Mail {
  to: string;
  subject: string;
  html: string;
  text?: string;
  /** Keys are in lower case. Only emails sent by functions have them. */
  headers?: Record<string, string>;
}

/** Emails sent to `email`, newest first. */
export async function mailTo(mailUrl: string, email: string): Promise<Mail[]> {
  const response = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(email)}`);
  return (await response.json()) as Mail[];
}

/** Returns the first link in an email; throws if there is none. Supabase's auth server sends HTML only. */
export function linkOf(mail: Mail | undefined): URL {
  const link = /href="(https?:[^"]+)"/.exec(mail?.html ?? '')?.[1];
  if (!link) throw new Error('No link in the email');
  return new URL(link.replaceAll('&amp;', '&'));
}

/** The auth server's own link for the first link in an email, which leads to our page. It signs in when opened. */
export function authLink(mail: Mail | undefined, backendUrl: string): string {
  const page = linkOf(mail);
  const [token = '', type = ''] = ['token_hash', 'type'].map((name) => page.searchParams.get(name) ?? '');
  page.search = '';
  // As the app asks for it: an address of a host alone has no slash.
  const redirectTo = page.href.replace(/^(https?:\/\/[^/]+)\/$/, '$1');
  return `${backendUrl}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;
}

/** Returns the code in an email; empty if there is none. */
export function codeOf(mail: Mail | undefined): string {
  return /Code: (\d+)/.exec(mail?.text ?? '')?.[1] ?? /\b(\d{6,10})</.exec(mail?.html ?? '')?.[1] ?? '';
}

/** Opens the auth server's link for an email and returns the URL it redirects to. */
export async function follow(mail: Mail | undefined, backendUrl: string): Promise<URL> {
  return open(authLink(mail, backendUrl));
}

/** Opens a link and returns the parameters in the fragment it redirects to. */
export async function fragmentOf(link: string | URL): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams((await open(link)).hash.slice(1)));
}

async function open(link: string | URL): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}
