import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { bodyFields, eventsOf, operationsOf, type Description } from '@/features/api-reference/description';
import { apiUrl } from './api-keys.ts';
import { describeSharedBackend } from './describe-backend.ts';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const socketPath = join(tmpdir(), `cornerlot-receiver-${process.pid}-${randomBytes(4).toString('hex')}`);

describeSharedBackend((backend) => {
  let description: Description;

  beforeAll(async () => {
    const response = await fetch(`${apiUrl(backend())}/v1/openapi.json`);
    description = (await response.json()) as Description;
  });

  it('shows a body that is taken in an example of every operation that takes one', () => {
    for (const operation of operationsOf(description)) {
      const fields = bodyFields(operation);
      if (fields.length === 0) continue;
      const sent = Object.keys(operation['x-example']?.body ?? {});
      expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(sent));
      expect(sent).toEqual(expect.arrayContaining(fields.filter(({ required }) => required).map(({ name }) => name)));
      expect(sent.length).toBeGreaterThan(0);
    }
  });

  it('shows a receiver that takes each event’s example once, and nothing that isn’t signed', async () => {
    const receiver = spawn(
      process.execPath,
      [resolve(import.meta.dirname, '..', '..', 'src', 'features', 'api-reference', 'receiver.mjs')],
      { env: { ...process.env, WEBHOOK_SECRET: secret, PORT: socketPath } },
    );
    let output = '';
    receiver.stdout.on('data', (text: Buffer) => (output += text.toString()));
    onTestFinished(() => void receiver.kill());
    await expect.poll(() => post('', {})).toBe(400);
    const sentAt = new Date();
    const events = eventsOf(description);
    for (const [index, { example: event, types }] of events.entries()) {
      const example = JSON.stringify(event);
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
});

/** The status of the receiver's answer; null while it starts. */
const post = (body: string, headers: Record<string, string>) =>
  new Promise<number | null>((done) => {
    request({ socketPath, method: 'POST', headers }, (response) => {
      response.resume();
      done(response.statusCode ?? null);
    })
      .on('error', () => done(null))
      .end(body);
  });
