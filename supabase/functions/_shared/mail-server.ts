import nodemailer from 'npm:nodemailer@10.6.0';
import { variable } from './project.ts';

/**
 * A connection pool to the mail server set by the SMTP_… variables. Close it after use. Passwords are only sent over
 * encrypted connections.
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
    // Never resend automatically after a broken connection.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
  });
}
