import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { compoundFile, docx, mimeTypes, pdf } from './documents.ts';

/* A submitted contract on its way: scanned when it's uploaded, or later, and read for reviewers. */

const demoContracts = join(import.meta.dirname, '../../supabase/local/demo/files/contracts');
/** The test file that every scanner reports, in parts, so that none reports this file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Speaks the protocol of clamd on a socket. */
let isScannerWell = true;
const clamd = createServer((socket: Socket) => {
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    const isPing = received.toString('latin1') === 'zPING\0';
    if (!isPing && received.readUInt32BE(received.length - 4) !== 0) return;
    const found = received.includes('EICAR-STANDARD') ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
    socket.end(`${isScannerWell ? (isPing ? 'PONG' : found) : 'Database is loading. ERROR'}\0`);
  });
});
const clamdPort = await new Promise<number>((resolve) => {
  clamd.listen(0, '127.0.0.1', () => {
    const address = clamd.address();
    resolve(typeof address === 'object' && address ? address.port : 0);
  });
});
afterAll(() => void clamd.close());

const form = { property_type: 'condo', condition: 'good', price: 131_000, sqft: 900 };

describeBackend(
  (backend) => {
    type Member = Awaited<ReturnType<typeof newMember>>;
    let member: Member;
    let reviewer: Member;
    beforeAll(async () => {
      [member, reviewer] = [await newMember(backend()), await newMember(backend())];
      await backend().database.query(`insert into public.staff (user_id, role) values ($1, 'reviewer')`, [reviewer.id]);
    });

    const run = async (job: string, key = backend().serviceRoleKey) => {
      const response = await fetch(`${backend().url}/functions/v1/${job}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    const start = async (address: string) => {
      const id = randomUUID();
      await member.client.rpc('save_submission', { submission_id: id, address, ...form }).throwOnError();
      return id;
    };
    const add = async (submission: string, bytes: Buffer<ArrayBuffer>, kind: keyof typeof mimeTypes = 'pdf') => {
      const id = randomUUID();
      const { error: failed } = await member.client.storage
        .from('contracts')
        .upload(`${member.id}/${submission}/incoming/${id}.${kind}`, bytes, { contentType: mimeTypes[kind] });
      expect(failed).toBeNull();
      const { data, error, response } = await member.client.functions.invoke('register-upload', {
        body: { bucket: 'contracts', subject_id: submission, file_id: id, name: `Contract.${kind}` },
      });
      return { id, status: response?.status, body: (error ? await response?.json() : data) as { error?: string } };
    };
    const submit = async (submission: string) => {
      await member.client.rpc('submit_property', { submission_id: submission }).throwOnError();
    };
    const readings = async (client: SupabaseClient, submission: string) => {
      const { data } = await client
        .from('submission_files')
        .select('reading')
        .eq('submission_id', submission)
        .order('uploaded_at')
        .throwOnError();
      return data.map(({ reading }) => reading as Record<string, unknown> | null);
    };
    const open = async (client: SupabaseClient, fileId: string) => {
      const { error, response } = await client.functions.invoke('open-file', {
        body: { bucket: 'contracts', files: fileId },
      });
      return { status: response?.status, body: (error ? await response?.json() : null) as { error?: string } | null };
    };

    describe('reading', () => {
      it('gives a reviewer what the demo’s contracts say, and the member nothing', async () => {
        const submission = await start('809 9th St #608, Akron, OH 44321');
        for (const name of readdirSync(demoContracts).toSorted())
          expect((await add(submission, readFileSync(join(demoContracts, name)))).status).toBe(200);
        // A draft isn't read.
        expect(await run('read-contracts')).toEqual({ status: 200, body: { read: 0 } });
        await submit(submission);
        expect(await readings(reviewer.client, submission)).toMatchObject([{ state: 'waiting' }, {}, {}, {}]);
        expect(await run('read-contracts')).toEqual({ status: 200, body: { read: 4 } });
        expect(await run('read-contracts')).toEqual({ status: 200, body: { read: 0 } });
        const found = await readings(reviewer.client, submission);
        expect(found.map((reading) => reading?.['state'])).toEqual(['read', 'read', 'read', 'read']);
        expect(found[0]).toEqual({
          state: 'read',
          scan: 'clean',
          found: {
            addresses: [{ address: '809 9th St #608', city: 'Akron', state: 'OH', zip: '44321' }],
            prices: [122_000],
            dates: [],
            closing_days: 60,
            parties: [{ role: 'seller', name: 'J. Abernathy' }],
            assignable: 'yes',
          },
          same_address: [true],
          companies: [],
        });
        // The others are of other properties.
        expect(found.slice(1).map((reading) => reading?.['same_address'])).toEqual([[false], [false], [false]]);
        expect(await readings(member.client, submission)).toEqual([null, null, null, null]);
      });

      it('says what it can’t read, and tries three times', async () => {
        const submission = await start('12 Oak St, Akron, OH 44321');
        await add(submission, compoundFile(), 'doc');
        await add(
          submission,
          docx('Purchase price: $99,000. Seller and buyer agree on the property and its condition.'),
          'docx',
        );
        await add(submission, pdf());
        await add(submission, Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog\n%%EOF'));
        await submit(submission);
        for (let attempt = 1; attempt <= 3; attempt += 1) {
          await run('read-contracts');
          await backend().database.query(
            `update private.contract_readings set tried_at = tried_at - interval '6 minutes'`,
          );
        }
        expect(await readings(reviewer.client, submission)).toMatchObject([
          { state: 'no_reader', found: null },
          { state: 'read', found: { prices: [99_000] } },
          { state: 'no_text', found: null },
          { state: 'unreadable', found: null },
        ]);
        expect(await run('read-contracts')).toEqual({ status: 200, body: { read: 0 } });
      });

      it('lets only the service role read and scan', async () => {
        expect((await run('read-contracts', backend().anonKey)).status).toBe(401);
        expect((await run('scan-files', backend().anonKey)).status).toBe(401);
      });
    });

    describe('scanning', () => {
      const infected = () => pdf(`${randomUUID()} ${eicar}`);

      it('refuses an infected upload by its name, and removes it', async () => {
        const submission = await start('14 Oak St, Akron, OH 44321');
        expect(await add(submission, infected())).toMatchObject({
          status: 400,
          body: { error: '“Contract.pdf” contains malware, so we deleted it. Upload a clean copy.' },
        });
        expect(
          await backend().database.query('select name from storage.objects where name like $1', [`%${submission}%`]),
        ).toEqual([]);
      });

      it('stores an upload while the scanner fails, and refuses to open it once it’s found infected', async () => {
        const submission = await start('16 Oak St, Akron, OH 44321');
        isScannerWell = false;
        const { id, status } = await add(submission, infected());
        expect(status).toBe(200);
        await submit(submission);
        expect(await readings(reviewer.client, submission)).toMatchObject([{ scan: 'not_scanned' }]);
        expect((await run('scan-files')).status).toBe(500);
        expect((await open(reviewer.client, id)).status).toBe(200);
        isScannerWell = true;
        expect((await run('scan-files')).status).toBe(200);
        expect(await readings(reviewer.client, submission)).toMatchObject([{ scan: 'infected' }]);
        const refused = { status: 409, body: { error: 'This file contains malware and can’t be opened.' } };
        expect(await open(reviewer.client, id)).toMatchObject(refused);
        expect(await open(member.client, id)).toMatchObject(refused);
        await run('read-contracts');
        expect(await readings(reviewer.client, submission)).toMatchObject([{ state: 'waiting', found: null }]);
      });

      it('scans what members store themselves', async () => {
        await backend().database.query(
          `insert into public.connections (sender_id, receiver_id, status) values ($1, $2, 'accepted')`,
          [member.id, reviewer.id],
        );
        const path = `${member.id}/${reviewer.id}/1-Contract.pdf`;
        await member.client.storage
          .from('message-attachments')
          .upload(path, infected(), { contentType: mimeTypes.pdf });
        const scan = async () => {
          const [row] = await backend().database.query<{ state: string }>(
            'select state from private.file_scans where path = $1',
            [path],
          );
          return row?.state;
        };
        expect(await scan()).toBe('not_scanned');
        await run('scan-files');
        expect(await scan()).toBe('infected');
        await member.client.storage.from('message-attachments').remove([path]);
        expect(await scan()).toBeUndefined();
      });
    });
  },
  { functionsEnv: { CLAMAV_HOST: '127.0.0.1', CLAMAV_PORT: String(clamdPort) } },
);
