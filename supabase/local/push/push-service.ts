import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { importJWK, jwtVerify } from 'jose';
import forge from 'node-forge';
import { messageOf } from '../failure.ts';
import { makeCertificate } from '../server/certificate.ts';
import { closeServer, listenOn } from '../server/http.ts';
import { decryptPush, type SubscriptionSecrets } from './decrypt.ts';
import { newKeys } from './keys.ts';

/** Where browsers subscribe. */
export const pushPath = '/push/v1';

interface Subscription extends SubscriptionSecrets {
  id: string;
  /** The only sender whose messages are taken. */
  senderKey: string;
}

/** A message that arrived. */
export interface CaughtPush {
  endpoint: string;
  /** ISO 8601. */
  receivedAt: string;
  /** Seconds that a push service would keep it. */
  ttl: number;
  topic: string | null;
  /** Decrypted. */
  message: unknown;
}

const maxStored = 200;
/** What push services take. */
const maxBytes = 4096;
const daySeconds = 86_400;

interface PushServiceOptions {
  folder: string;
  /** 0 picks a free one, and what subscribed before is gone after a restart. */
  port: number;
  log: (line: string) => void;
}

/**
 * A push service (RFC 8030) for browsers that have none, and their keys, too: it decrypts what arrives and keeps it for
 * the mail page. It has a certificate of its own, because an endpoint is https. It starts with its first use.
 */
export class PushService {
  #caught: CaughtPush[] = [];
  #started: Promise<{ port: number; certificateFile: string; close: () => Promise<void> }> | undefined;
  #subscriptions: Promise<Map<string, Subscription>> | undefined;

  constructor(private readonly options: PushServiceOptions) {}

  /** What arrived, newest first. */
  list(): readonly CaughtPush[] {
    return this.#caught;
  }

  async close(): Promise<void> {
    await (await this.#started)?.close();
  }

  /** Variables with which a function's requests reach it, added to those that it has anyway. */
  async variables(own: Readonly<Record<string, string | undefined>>): Promise<Record<string, string>> {
    const { port, certificateFile } = await this.#start();
    const { DENO_CERT: file = process.env['DENO_CERT'], ALLOWED_PRIVATE_HOSTS: hosts } = own;
    const certificates = await Promise.all([certificateFile, ...(file ? [file] : [])].map((each) => readFile(each)));
    const all = join(this.options.folder, 'push-trusted.pem');
    await writeFile(all, certificates.join('\n'));
    return { DENO_CERT: all, ALLOWED_PRIVATE_HOSTS: [`localhost:${port}`, ...(hosts ? [hosts] : [])].join(',') };
  }

  /** `POST /push/v1` subscribes with `{key}`, and `DELETE /push/v1/<id>` ends a subscription. Null for other paths. */
  async handleHttp(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    if (pathname === pushPath && request.method === 'POST') return await this.#subscribe(request);
    const [, id] = /^\/push\/v1\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
    if (id === undefined || request.method !== 'DELETE') return null;
    await this.#change((subscriptions) => subscriptions.delete(id));
    return new Response(null, { status: 204 });
  }

  async #subscribe(request: Request): Promise<Response> {
    const { key } = (await request.json().catch(() => ({}))) as { key?: unknown };
    if (typeof key !== 'string') return Response.json({ message: 'A key is needed' }, { status: 400 });
    const { port } = await this.#start();
    const { publicKey, privateKey } = newKeys();
    const subscription = { id: randomUUID(), privateKey, auth: randomBytes(16).toString('base64url'), senderKey: key };
    await this.#change((subscriptions) => subscriptions.set(subscription.id, subscription));
    return Response.json({
      endpoint: `https://localhost:${port}/${subscription.id}`,
      keys: { p256dh: publicKey, auth: subscription.auth },
    });
  }

  /** Takes a message, or says why not, with the status that push services answer. */
  async #receive(request: Request): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    const endpoint = `https://${new URL(origin).host}${pathname}`;
    const subscription = (await this.#read()).get(pathname.slice(1));
    if (!subscription) return new Response('Gone', { status: 410 });
    const ttl = Number(request.headers.get('ttl') ?? Number.NaN);
    if (request.method !== 'POST' || !(ttl >= 0)) return new Response('No TTL', { status: 400 });
    if (request.headers.get('content-encoding') !== 'aes128gcm') return new Response('Not encrypted', { status: 415 });
    if (!(await isSentBy(subscription.senderKey, request.headers.get('authorization') ?? '', new URL(endpoint).origin)))
      return new Response('Not the sender', { status: 403 });
    const body = Buffer.from(await request.arrayBuffer());
    if (body.length > maxBytes) return new Response('Too large', { status: 413 });
    const message: unknown = JSON.parse(decryptPush(body, subscription));
    const caught = {
      endpoint,
      receivedAt: new Date().toISOString(),
      ttl,
      topic: request.headers.get('topic'),
      message,
    };
    this.#caught = [caught, ...this.#caught].slice(0, maxStored);
    return new Response(null, { status: 201, headers: { location: endpoint } });
  }

  #start() {
    return (this.#started ??= this.#listen());
  }

  async #listen() {
    const { folder, port: wanted, log } = this.options;
    const { key, certificate } = await makeCertificate({
      name: 'localhost',
      days: 365,
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
    });
    const cert = forge.pki.certificateToPem(certificate);
    const certificateFile = join(folder, 'push-certificate.pem');
    await writeFile(certificateFile, cert);
    const listener = getRequestListener((request) => this.#receive(request), {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        log(`push service: ${messageOf(error)}`);
        return new Response('Unreadable', { status: 400 });
      },
    });
    const server = createServer(
      { cert, key: forge.pki.privateKeyToPem(key) },
      (request, response) => void listener(request, response),
    );
    const port = await listenOn(server, wanted, 'the push service');
    return { port, certificateFile, close: () => closeServer(server) };
  }

  #read(): Promise<Map<string, Subscription>> {
    return (this.#subscriptions ??= readFile(this.#file, 'utf8').then(
      (text) => new Map((JSON.parse(text) as Subscription[]).map((each) => [each.id, each])),
      () => new Map(),
    ));
  }

  async #change(change: (subscriptions: Map<string, Subscription>) => void): Promise<void> {
    const subscriptions = await this.#read();
    change(subscriptions);
    await writeFile(this.#file, JSON.stringify([...subscriptions.values()]), { mode: 0o600 });
  }

  get #file(): string {
    return join(this.options.folder, 'push-subscriptions.json');
  }
}

/** Whether a message is signed with this key, for this service, and for at most a day (RFC 8292). */
async function isSentBy(senderKey: string, authorization: string, audience: string): Promise<boolean> {
  const [, token = '', key] = /^vapid t=([^,\s]+), ?k=([\w-]+)$/i.exec(authorization) ?? [];
  if (key !== senderKey) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    const signer = await importJWK({ kty: 'EC', crv: 'P-256', ...(x && { x }), ...(y && { y }) }, 'ES256');
    const { payload } = await jwtVerify(token, signer, { audience, requiredClaims: ['exp', 'sub'] });
    return (payload.exp ?? Infinity) <= Date.now() / 1000 + daySeconds;
  } catch {
    return false;
  }
}
