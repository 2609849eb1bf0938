import { generateKeyPair } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { Webhook } from 'standardwebhooks';

/** What a receiver does with a request; only the last two acknowledge it. */
export type Behavior = 'fail' | 'hang' | 'redirect' | 'twice' | 'ok';

export interface Receipt {
  id: string;
  type: string;
  data: Record<string, unknown>;
  behavior: Behavior;
  /** Whether the library's verifier accepts a signature. */
  isSigned: boolean;
}

export interface Receivers {
  /** 'localhost:12345', which is allowed although private. */
  host: string;
  /** An address that leads to the machine itself and isn't allowed. */
  forbiddenUrl: string;
  /** Connections and requests to what no webhook may reach. */
  inward: number;
  /** The file that makes Deno trust the receivers. */
  certificateFile: string;
  /** By path, in order of arrival. */
  receipts: Map<string, Receipt[]>;
  /** Decides about a request by its path, and by how often this delivery came before. */
  behave: (path: string, earlier: number) => Behavior;
  /** What to verify with, by path. */
  secrets: Map<string, string>;
  close(): Promise<void>;
}

/** Starts servers for webhooks with a certificate of their own authority, and one that none may reach. */
export async function startReceivers(): Promise<Receivers> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-receivers-'));
  const { authority, certificate, key } = await makeCertificate();
  const certificateFile = join(folder, 'authority.pem');
  await writeFile(certificateFile, authority);
  const counts = new Map<string, number>();

  const inside = createHttpServer((_request, response) => response.end('inside'));
  inside.on('connection', () => (receivers.inward += 1));
  const insidePort = await listen(inside);
  const server = createServer({ cert: certificate, key, keepAlive: true }, (request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const body = await text(request);
      const id = String(request.headers['webhook-id']);
      const earlier = counts.get(path + id) ?? 0;
      counts.set(path + id, earlier + 1);
      const behavior = receivers.behave(path, earlier);
      const { type, data } = JSON.parse(body) as Pick<Receipt, 'type' | 'data'>;
      const isSigned = verifies(receivers.secrets.get(path) ?? '', body, request.headers);
      receivers.receipts.set(path, [...(receivers.receipts.get(path) ?? []), { id, type, data, behavior, isSigned }]);
      if (behavior === 'hang') return;
      if (behavior === 'fail') response.writeHead(500).end('Out of order <b>today</b>\u0000');
      if (behavior === 'redirect') response.writeHead(307, { location: `http://127.0.0.1:${insidePort}/` }).end();
      if (behavior === 'ok') response.end(`Thanks (${earlier + 1})`);
      const once = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nOK';
      if (behavior === 'twice') request.socket.write(`${once}HTTP/1.1 500 No\r\ncontent-length: 2\r\n\r\nNo`);
    })();
  });
  const port = await listen(server);

  const receivers: Receivers = {
    host: `localhost:${port}`,
    forbiddenUrl: `https://127.0.0.1:${insidePort}/`,
    inward: 0,
    certificateFile,
    receipts: new Map(),
    behave: () => 'ok',
    secrets: new Map(),
    close: async () => {
      for (const each of [server, inside]) {
        each.closeAllConnections();
        await new Promise((done) => each.close(done));
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
  return receivers;
}

function verifies(secret: string, body: string, headers: NodeJS.Dict<string | string[]>): boolean {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  try {
    new Webhook(secret).verify(body, Object.fromEntries(names.map((name) => [name, String(headers[name])])));
    return true;
  } catch {
    return false;
  }
}

async function listen(server: Server | ReturnType<typeof createHttpServer>): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** A certificate for localhost, with that of the authority that signed it (PEM). */
async function makeCertificate(): Promise<{ authority: string; certificate: string; key: string }> {
  const [own, server] = await Promise.all([newKey(), newKey()]);
  const authority = sign(own, own, 'Test authority', [{ name: 'basicConstraints', cA: true, critical: true }]);
  const certificate = sign(server, own, 'localhost', [
    { name: 'basicConstraints', cA: false },
    {
      name: 'subjectAltName',
      altNames: [
        { type: 2, value: 'localhost' },
        { type: 7, ip: '127.0.0.1' },
      ],
    },
  ]);
  return { authority, certificate, key: forge.pki.privateKeyToPem(server) };
}

async function newKey(): Promise<forge.pki.rsa.PrivateKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return forge.pki.privateKeyFromPem(privateKey);
}

function sign(key: forge.pki.rsa.PrivateKey, signer: forge.pki.rsa.PrivateKey, name: string, extensions: object[]) {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = key === signer ? '01' : '02';
  certificate.validity.notBefore = new Date(Date.now() - 86_400_000);
  certificate.validity.notAfter = new Date(Date.now() + 86_400_000);
  certificate.setSubject([{ name: 'commonName', value: name }]);
  certificate.setIssuer([{ name: 'commonName', value: 'Test authority' }]);
  certificate.setExtensions(extensions);
  certificate.sign(signer, forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}
