/**
 * Ports of the app under test. global-setup.ts starts it on free ports and passes them to Playwright’s workers in
 * E2E_PORTS.
 */
export interface Ports {
  web: number;
  backend: number;
  mail: number;
  stripe: number;
  /** Runs SQL on the database as its owner. */
  operator: number;
  /** File with the root certificate of the timestamping authority; null where openssl isn’t installed. */
  authority: string | null;
  /** A server for webhooks, which they may go to although it's private. */
  receiver: number;
}

// Playwright also loads the tests once before the app starts, to list them.
const ports = JSON.parse(process.env['E2E_PORTS'] ?? '{}') as Ports;

export const publicUrl = `http://cornerlot.localhost:${ports.web}`;
export const appUrl = `http://app.cornerlot.localhost:${ports.web}`;
/** The public site by IP address, for requests from Node.js, which doesn’t resolve names under localhost. */
export const publicUrlByIp = `http://127.0.0.1:${ports.web}`;
export const backendUrl = `http://127.0.0.1:${ports.backend}`;
export const mailUrl = `http://127.0.0.1:${ports.mail}`;
export const operatorUrl = `http://127.0.0.1:${ports.operator}`;
/** File with the root certificate of the timestamping authority; null where openssl isn’t installed. */
export const authorityCertificate = ports.authority ?? null;
/** Takes webhooks, and says how often it got each. */
export const receiverUrl = `https://localhost:${ports.receiver}`;
/** The Stripe sandbox. */
export const stripeUrl = `http://127.0.0.1:${ports.stripe}`;
