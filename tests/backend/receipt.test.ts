import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readDealRecord } from '@/features/deal-receipt/api/queries';
import { receiptFileName, receiptJson } from '@/features/deal-receipt/receipt-json';
import { receiptParts } from '@/features/deal-receipt/receipt-pdf';
import { entriesOf, type DealRecord } from '@/features/deal-receipt/record';
import { textValue } from '@/domain/ledger/ledger';
import { newMember } from './client.ts';
import { makeDeal, makeSealedDeal, trickyText, type TestDeal } from './deal-ledger.ts';
import { describeBackend } from './describe-backend.ts';
import { isLong } from './long.ts';
import { seeded } from './random.ts';
import { documentedCommands, runShell, writeScript } from './receipt-script.ts';
import { changes, tamper, withChecksum } from './tampering.ts';
import { hasOpenssl, startTimestampAuthority } from './timestamp-authority.ts';

/* Receipts of real deals, verified with the commands of docs/verify-receipt.md and nothing else. */

const authority = hasOpenssl ? await startTimestampAuthority() : null;
if (!authority) console.warn('openssl isn’t installed, so timestamps aren’t tested.');
let folder: string;
let script: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cornerlot-receipt-'));
  script = await writeScript(folder);
});
afterAll(async () => {
  await authority?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the documented script on a receipt. */
async function verify(receipt: string | Buffer, { shell = ['sh'], certificate = '' } = {}) {
  const file = join(folder, 'receipt.json');
  await writeFile(file, receipt);
  return runShell([...shell, script, file, ...(certificate ? [certificate] : [])], folder);
}

/** Shells on this machine, besides `sh`. */
const shells = [['dash'], ['bash', '--posix'], ['busybox', 'sh']].filter(
  ([name = '']) => spawnSync(name, ['-c', 'true']).error === undefined,
);

describeBackend(
  (backend) => {
    let deal: TestDeal;
    let record: DealRecord;

    beforeAll(async () => {
      deal = await makeSealedDeal(backend());
      record = await readDealRecord(deal.buyer.client, deal.offerId);
    });

    const stamp = async () => {
      const response = await fetch(`${backend().url}/functions/v1/stamp-ledger`, {
        method: 'POST',
        headers: { authorization: `Bearer ${backend().serviceRoleKey}` },
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };

    it('verifies the receipt of a closed deal', async () => {
      const { code, output } = await verify(await receiptJson(record));
      expect(output).toContain(`${record.entries.length} entries, head ${record.entries.at(-1)?.hash}`);
      expect(output).toContain(`is ${record.proof?.root}`);
      expect(output).toMatch(/\nVerified\n$/);
      expect(code).toBe(0);
      expect(record.proof?.path.length).toBeGreaterThan(1);
    });

    it.runIf(isLong)('verifies it in every shell of this machine', async () => {
      for (const shell of shells)
        expect({ shell, ...(await verify(await receiptJson(record), { shell })) }).toMatchObject({ code: 0 });
    });

    it('returns JSON with the steps, texts, and proof of the record', async () => {
      const parsed = JSON.parse(await receiptJson(record)) as Record<string, unknown>;
      expect(parsed['entries']).toEqual(record.entries.map(({ content }) => JSON.parse(content) as unknown));
      expect(parsed['texts']).toEqual(record.texts);
      expect(parsed['texts']).toContainEqual(expect.objectContaining({ field: 'message', text: trickyText }));
      expect(parsed).toMatchObject({ head: record.entries.at(-1)?.hash, root: record.proof?.root, token: null });
      expect(receiptFileName(record, 'json')).toBe(`cornerlot-deal-${deal.dealId.slice(0, 8)}.json`);
      expect(entriesOf(record).map(({ kind }) => kind)).toContain('deal.close');
    });

    it('prints what the guide says it prints, step by step', async () => {
      // The listing's title must not need unescaping here.
      const plain = { ...record, texts: record.texts.filter(({ field }) => field === 'address') };
      await writeFile(join(folder, 'receipt.json'), await receiptJson(plain));
      const commands = await documentedCommands('example');
      expect(commands).toHaveLength(4);
      const outputs = [];
      for (const command of commands)
        outputs.push((await runShell(['sh', '-c', command.replace('"title"', '"address"')], folder)).output);
      const [first] = entriesOf(record);
      const address = first && textValue(first, 'address_sha256');
      expect(outputs).toEqual([
        '1\n',
        `${record.entries[2]?.hash}  -\n`,
        `${record.entries[2]?.hash}\n`,
        `${address}  -\n`,
      ]);
    });

    it('returns every reader the same receipt, and nobody else one', async () => {
      for (const { client } of [deal.seller, deal.partner])
        expect(await readDealRecord(client, deal.offerId)).toEqual(record);
      const { client } = await newMember(backend());
      await expect(readDealRecord(client, deal.offerId)).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('detects every kind of change', async () => {
      const random = seeded('receipt');
      const receipt = Buffer.from(await receiptJson(record));
      const rounds = Array.from({ length: isLong ? 20 : 1 }, () => Object.entries(changes)).flat();
      const missed: string[] = [];
      for (const [name, change] of rounds)
        if ((await verify(tamper(receipt, change, random))).code !== 1) missed.push(name);
      expect(missed).toEqual([]);
    });

    it('detects that a byte was changed, also without the script', async () => {
      const random = seeded('byte');
      const [command = ''] = await documentedCommands('example');
      const receipt = Buffer.from(await receiptJson(record));
      for (let count = 0; count < (isLong ? 500 : 5); count += 1) {
        const changed = Buffer.from(receipt);
        const at = random.int(0, receipt.length - 1);
        changed[at] = ((receipt[at] ?? 0) + random.int(1, 255)) % 256;
        expect([at, (await verify(changed)).code]).toEqual([at, 1]);
        expect([at, (await runShell(['sh', '-c', command], folder)).output]).toEqual([at, '0\n']);
      }
    });

    it('detects what JSON readers would see and the hashes wouldn’t', async () => {
      const receipt = await receiptJson(record);
      const changed = [
        receipt.replaceAll('\\"', '"'),
        // The same text in another or an invalid way, and with its first digit moved to the salt.
        receipt.replace('Pat \\\\ Partner', 'Pat \\ Partner'),
        receipt.replace('\\u001f', '\\u001F'),
        receipt.replace('Meet me', '\\u004deet me'),
        receipt.replace('","seq":1,"text":"12 Oak', '1","seq":1,"text":"2 Oak'),
        receipt.replace('"entries":[', '"entries":[{"kind":"offer.accept"},'),
        receipt.replace('"texts":[', '"texts":[],"entries":[],"texts":['),
        receipt.replace(/"seq":1,"text":/, '"seq":1p;1e touch pwned;,"text":'),
        receipt.replace('"head":"', '"head":"x","head":"'),
        receipt.replace('"format":"cornerlot', '"format":"\u001b[2Jcornerlot'),
        receipt.replace('receipt-2', 'receipt-3'),
        receipt.replace(/"day:\d{4}/, '"day:2019'),
        receipt.replace(/,\n"day:[-\d]*"/, ''),
      ];
      for (const one of changed) {
        expect(one).not.toBe(receipt);
        expect((await verify(withChecksum(Buffer.from(one)))).output).toMatch(/^NOT VERIFIED/m);
      }
      expect((await runShell(['ls'], folder)).output).not.toContain('pwned');
    });

    it('verifies an open deal before its first day is over', async () => {
      const open = await makeDeal(backend(), { close: false });
      const early = await readDealRecord(open.seller.client, open.offerId);
      expect(early.proof).toBeNull();
      const { code, output } = await verify(await receiptJson(early));
      expect(code).toBe(0);
      expect(output).toContain('Verified, but no daily root covers it yet.');
      expect(receiptParts(early).find(({ title }) => title === 'Outcome')?.text).toBe(
        'Under contract. Not closed yet.',
      );
    });

    describe.skipIf(!authority)('timestamps', () => {
      afterEach(() => {
        if (authority) authority.answer = null;
      });

      const tokens = async () =>
        (
          await backend().database.query<{ token: string | null }>(
            'select tsa_token as token from public.ledger_roots where leaf_count > 0',
          )
        ).map(({ token }) => token);

      it('refuses responses that don’t stamp the root, and keeps the root for later', async () => {
        if (!authority) return;
        let other = Buffer.alloc(0);
        const bad: (typeof authority.answer)[] = [
          () => Promise.resolve(500),
          () => Promise.resolve(Buffer.from('<html>')),
          () => Promise.resolve(Buffer.alloc(0)),
          // A rejection: status 2.
          () => Promise.resolve(Buffer.from('30053003020102', 'hex')),
          // Another hash: the imprint is bytes 24 to 55 of the request.
          async (reply, query) => {
            other = Buffer.from(query);
            other[30] = (other[30] ?? 0) ^ 1;
            return reply(other);
          },
          // Another nonce, as in an old response: the last 3 bytes are certReq.
          async (reply, query) => {
            other = Buffer.from(query);
            other[query.length - 4] = (other[query.length - 4] ?? 0) ^ 1;
            return reply(other);
          },
          async (reply, query) => (await reply(query)).subarray(0, -200),
        ];
        for (const answer of bad) {
          authority.answer = answer;
          expect(await stamp()).toMatchObject({ status: 500 });
        }
        expect(await tokens()).toEqual([null]);
      });

      it('stamps a root once, and the receipt proves when', async () => {
        const asked = authority?.queries.length ?? 0;
        expect(await stamp()).toEqual({ status: 200, body: { stamped: 1 } });
        expect(await stamp()).toEqual({ status: 200, body: { stamped: 0 } });
        expect(authority?.queries.length).toBe(asked + 1);
        const stamped = await readDealRecord(deal.buyer.client, deal.offerId);
        const certificate = authority?.certificate ?? '';
        const { code, output } = await verify(await receiptJson(stamped), { certificate });
        expect(output).toMatch(/Time stamp: .* GMT\nVerified\n$/);
        expect(code).toBe(0);
        const foreign = await startTimestampAuthority();
        try {
          expect((await verify(await receiptJson(stamped), { certificate: foreign.certificate })).code).toBe(1);
        } finally {
          await foreign.close();
        }
        const token = stamped.proof?.token ?? '';
        const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';
        const put = (at: number, letter: string) => token.slice(0, at) + letter + token.slice(at + 1);
        const last = token.replaceAll('=', '').length - 1;
        const random = seeded('token');
        const changed = [
          token.replace('MII', 'MIJ'),
          // Those that leave the same bytes, besides others.
          ...Array.from(alphabet, (letter) => put(last, letter)).slice(0, isLong ? 65 : 5),
          ...Array.from({ length: isLong ? token.length : 3 }, (_, at) =>
            put(isLong ? at : random.int(0, last), random.pick(Array.from(alphabet))),
          ),
          `${token.slice(0, 76)} ${token.slice(76)}`,
          token.replaceAll('=', ''),
          `${token}=`,
        ].filter((one) => one !== token);
        const passed: string[] = [];
        for (const one of changed) {
          const proof = stamped.proof && { ...stamped.proof, token: one };
          if ((await verify(await receiptJson({ ...stamped, proof }), { certificate })).code !== 1)
            passed.push(one.slice(-8));
        }
        expect(passed).toEqual([]);
        const rootless = stamped.proof && { ...stamped.proof, root: null as unknown as string };
        expect((await verify(await receiptJson({ ...stamped, proof: rootless }), { certificate })).code).toBe(1);
      });

      it('lets only the service role timestamp', async () => {
        const response = await fetch(`${backend().url}/functions/v1/stamp-ledger`, { method: 'POST' });
        expect(response.status).toBe(401);
      });
    });

    it('still verifies, with their name, after the other side deleted their account', async () => {
      await backend().database.query('delete from auth.users where id = $1', [deal.seller.id]);
      const left = await readDealRecord(deal.buyer.client, deal.offerId);
      expect(left.entries).toEqual(record.entries);
      expect((await verify(await receiptJson(left))).code).toBe(0);
      const parties = receiptParts(left).find(({ title }) => title === 'Parties');
      expect(parties?.table?.rows).toContainEqual(['Seller', expect.stringContaining('O’Seller')]);
      expect(JSON.stringify(receiptParts(left))).toContain('12 Oak St, New York');
    });
  },
  authority ? { functionsEnv: { TSA_URL: authority.url } } : {},
);
