import nodemailer from 'npm:nodemailer@10.6.0';
import { variable } from './project.ts';

/**
 * The mail server that the variables SMTP_… name, with that many connections at most; to be closed. A password is never sent
 * over a line that is not encrypted.
 */
export function openMailServer(maxConnections: number) {
  const port = Number(variable('SMTP_PORT'));
  const user = Deno.env.get('SMTP_USER');
  return nodemailer.createTransport({
    pool: true,
    host: variable('SMTP_HOST'),
    port,
    secure: port === 465,
    requireTLS: Boolean(user),
    ...(user && { auth: { user, pass: variable('SMTP_PASS') } }),
    maxConnections,
    // After a connection that broke, nothing is sent again by itself.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
  });
}
