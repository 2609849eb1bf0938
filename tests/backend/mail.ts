import { expect } from 'vitest';

interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** By name in lower case; of mail that the functions send. */
  headers?: Record<string, string>;
}

/** What was sent to `email`, newest first. */
export async function mailTo(mailUrl: string, email: string): Promise<Mail[]> {
  const response = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(email)}`);
  return (await response.json()) as Mail[];
}

/** The link of a message. */
export function linkOf(mail: Mail | undefined): string {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('No link in the message');
  return link;
}

/** Opens the link of a message as a browser would and returns where it leads. */
export async function follow(mail: Mail | undefined): Promise<URL> {
  return open(linkOf(mail));
}

/** What the fragment of the page says that `link` leads to. */
export async function fragmentOf(link: string | URL): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams((await open(link)).hash.slice(1)));
}

async function open(link: string | URL): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}
