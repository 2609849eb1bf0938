import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { messageOf } from '../failure.ts';
import { listenOn } from '../server/http.ts';
import type { Mailbox } from './mailbox.ts';

/** Starts an SMTP server on a local port (0: a free one) that stores everything in `mailbox`. */
export async function startSmtp(
  mailbox: Pick<Mailbox, 'send'>,
  log: (line: string) => void,
  port = 0,
): Promise<{ port: number; close(): Promise<void> }> {
  async function deliver(message: Readable, recipients: readonly string[]): Promise<void> {
    const { subject = '', text, html, headers } = await PostalMime.parse(await buffer(message));
    const content = {
      subject,
      ...(text && { text }),
      ...(html && { html }),
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    };
    for (const to of recipients) await mailbox.send({ to, ...content });
  }

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1000,
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      callbackify(deliver)(stream, recipients, done);
    },
  });
  smtp.on('error', (error) => log(`SMTP: ${messageOf(error)}`));
  const bound = await listenOn(smtp.server, port, 'the mail server');
  return { port: bound, close: () => new Promise((resolve) => smtp.close(resolve)) };
}
