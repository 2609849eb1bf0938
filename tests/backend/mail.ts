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
export function linkOf(mail: Mail | undefined): string {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? /href="(https?:[^"]+)"/.exec(mail?.html ?? '')?.[1];
  if (!link) throw new Error('No link in the email');
  return link.replaceAll('&amp;', '&');
}

/** Returns the code in an email; empty if there is none. */
export function codeOf(mail: Mail | undefined): string {
  return /Code: (\d+)/.exec(mail?.text ?? '')?.[1] ?? /\b(\d{6,10})</.exec(mail?.html ?? '')?.[1] ?? '';
}

/** Opens the link in an email like a browser and returns the URL it redirects to. */
export async function follow(mail: Mail | undefined): Promise<URL> {
  return open(linkOf(mail));
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
