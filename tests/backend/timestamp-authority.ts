import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { closeServer } from '../../supabase/local/server/http.ts';

const run = promisify(execFile);

/** Whether `openssl`, which plays the authority, is installed. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const settings = (folder: string) => `
[tsa]
default_tsa = tsa1
[tsa1]
serial = ${join(folder, 'serial')}
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
ess_cert_id_alg = sha256
accuracy = secs:1
ordering = yes
`;

/** A timestamping authority with a certificate of its own: what it does with requests can be replaced. */
export interface TimestampAuthority {
  url: string;
  /** Its root certificate (PEM). */
  certificate: string;
  /** Replaces responses; null for honest ones. */
  answer: ((reply: (query: Buffer) => Promise<Buffer>, query: Buffer) => Promise<Buffer | number>) | null;
  /** Requests so far. */
  queries: Buffer[];
  close: () => Promise<void>;
}

/** Starts an RFC 3161 authority on a free port: `openssl ts` behind an HTTP server. */
export async function startTimestampAuthority(): Promise<TimestampAuthority> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-tsa-'));
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  await writeFile(join(folder, 'tsa.cnf'), settings(folder));
  await writeFile(join(folder, 'use.cnf'), 'extendedKeyUsage = critical,timeStamping\n');
  await openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test CA', '-days', '2');
  await openssl('req', ...key, '-keyout', 'tsa.key', '-out', 'tsa.csr', '-subj', '/CN=Test authority');
  const signed = ['-req', '-in', 'tsa.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2'];
  await openssl('x509', ...signed, '-extfile', 'use.cnf', '-out', 'tsa.pem');

  let count = 0;
  async function reply(query: Buffer): Promise<Buffer> {
    const [asked, answered] = [(count += 1), 'reply'].map((name) => join(folder, `${name}.${count}`));
    await writeFile(asked ?? '', query);
    const signer = ['-signer', 'tsa.pem', '-inkey', 'tsa.key'];
    await openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', asked ?? '', ...signer, '-out', answered ?? '');
    return readFile(answered ?? '');
  }

  const server = createServer((request, response) => {
    void (async () => {
      const query = await buffer(request);
      authority.queries.push(query);
      const answer = await (authority.answer?.(reply, query) ?? reply(query));
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer);
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const authority: TimestampAuthority = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    certificate: join(folder, 'ca.pem'),
    answer: null,
    queries: [],
    close: async () => {
      await closeServer(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
  return authority;
}
