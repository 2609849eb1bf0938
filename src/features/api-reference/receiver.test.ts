import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { events } from './description';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const socketPath = join(tmpdir(), `cornerlot-receiver-${process.pid}-${randomBytes(4).toString('hex')}`);
const receiver = spawn(process.execPath, [join(import.meta.dirname, 'receiver.mjs')], {
  env: { ...process.env, WEBHOOK_SECRET: secret, PORT: socketPath },
});
let output = '';
receiver.stdout.on('data', (text: Buffer) => (output += text.toString()));
afterAll(() => receiver.kill());

/** The status of the answer; null while the receiver starts. */
const post = (body: string, headers: Record<string, string>) =>
  new Promise<number | null>((resolve) => {
    request({ socketPath, method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    })
      .on('error', () => resolve(null))
      .end(body);
  });

it('takes the examples, each once, and nothing that isn’t signed', async () => {
  await expect.poll(() => post('', {})).toBe(400);
  const sentAt = new Date();
  for (const [index, { example, types }] of events.entries()) {
    const headers = {
      'webhook-id': `event-${index}`,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(`event-${index}`, sentAt, example),
    };
    expect([await post(example, headers), await post(example, headers)]).toEqual([204, 204]);
    expect(await post(example.replace(types[0] ?? '', 'offer.forged'), headers)).toBe(400);
  }
  await expect.poll(() => output.match(/^[a-z_]+\.[a-z_]+/gm)).toEqual(events.map(({ types }) => types[0]));
});
