import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** An email with its headers by lower-case name, if it had any. */
interface IncomingMail extends EmailMessage {
  headers?: Record<string, string>;
}

export interface CaughtMail extends IncomingMail {
  id: string;
  /** ISO 8601. */
  sentAt: string;
}

const keep = 500;

/** Keeps email instead of sending it, newest first, in memory and on disk. */
export class Mailbox implements EmailDriver {
  #messages: CaughtMail[] = [];

  /** Without `folder`, email is lost when the process exits. */
  private constructor(private readonly folder: string | undefined) {}

  /** Opens the mailbox in `folder`. Skips files that aren’t email. */
  static async open(folder: string | undefined): Promise<Mailbox> {
    const mailbox = new Mailbox(folder);
    if (folder === undefined) return mailbox;
    await mkdir(folder, { recursive: true });
    const files = (await readdir(folder))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .reverse();
    for (const file of files.slice(0, keep)) {
      const mail = parseMail(await readFile(join(folder, file), 'utf8'));
      if (mail) mailbox.#messages.push(mail);
    }
    return mailbox;
  }

  async send(message: IncomingMail): Promise<void> {
    const mail: CaughtMail = { ...message, id: randomUUID(), sentAt: new Date().toISOString() };
    this.#messages = [mail, ...this.#messages].slice(0, keep);
    if (this.folder === undefined) return;
    const file = `${mail.sentAt.replaceAll(':', '-')}-${mail.id}.json`;
    await writeFile(join(this.folder, file), JSON.stringify(mail, null, 2));
  }

  /** Newest first; with `to`, only what was sent to that address. */
  list(to?: string): CaughtMail[] {
    if (to === undefined) return this.#messages;
    return this.#messages.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
  }

  find(id: string): CaughtMail | undefined {
    return this.#messages.find((mail) => mail.id === id);
  }

  async clear(): Promise<void> {
    this.#messages = [];
    if (this.folder === undefined) return;
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
  }
}

function parseMail(text: string): CaughtMail | null {
  try {
    const mail = JSON.parse(text) as Partial<CaughtMail>;
    const { id, to, subject, sentAt } = mail;
    return id && to && subject && sentAt ? { ...mail, id, to, subject, sentAt } : null;
  } catch {
    return null;
  }
}
