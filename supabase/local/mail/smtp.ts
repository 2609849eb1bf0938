import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { messageOf } from '../failure.ts';
import type { Mailbox } from './mailbox.ts';

/** Starts an SMTP server on a free local port that stores everything in `mailbox`. */
export async function startSmtp(
  mailbox: Pick<Mailbox, 'send'>,
  log: (line: string) => void,
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
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => smtp.close(resolve)) };
}
