import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDealRecord } from '@/features/deal-receipt/api/queries';
import { receiptJson } from '@/features/deal-receipt/receipt-json';
import { startBackend } from '../../supabase/local/server/backend.ts';
import { makeSealedDeal } from '../backend/deal-ledger.ts';
import { writeScript } from '../backend/receipt-script.ts';
import { changeNames, missedChanges, randomFrom } from '../backend/tampering.ts';

/*
 * `npm run bench:tamper`: 10,000 random changes of the receipt of a real deal (`-- --attempts 500`: fewer), each
 * verified with the script of docs/verify-receipt.md. Prints how many it detected, by kind of change. `--seed` varies
 * them.
 */

const option = (name: string, standard: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? standard) || standard;
const attempts = option('attempts', 10_000);
const seed = option('seed', 1);

const folder = await mkdtemp(join(tmpdir(), 'cornerlot-tamper-'));
const receipt = await createReceipt();
console.log(`A receipt of ${receipt.length.toLocaleString('en-US')} bytes, ${attempts} changes, seed ${seed}`);
const names = Array.from({ length: attempts }, (_, attempt) => changeNames[attempt % changeNames.length] ?? '');
const started = performance.now();
const missed = await missedChanges(await writeScript(folder), receipt, names, randomFrom(seed), (made) => {
  if (made % 500 === 0) console.log(`${made} changes, ${Math.round((performance.now() - started) / 1000)} s`);
});
console.table(
  Object.fromEntries(
    changeNames.map((name) => [
      name,
      {
        changes: names.filter((one) => one === name).length,
        'not detected': missed.filter((one) => one.name === name).length,
      },
    ]),
  ),
);
for (const one of missed.slice(0, 5)) console.log(one);
await rm(folder, { recursive: true, force: true });
if (missed.length > 0) process.exitCode = 1;

async function createReceipt(): Promise<Buffer> {
  const backend = await startBackend({
    port: 0,
    mailPort: 0,
    seedFile: null,
    functionsDir: null,
  });
  try {
    const { buyer, offerId } = await makeSealedDeal(backend);
    return Buffer.from(receiptJson(await readDealRecord(buyer.client, offerId)));
  } finally {
    await backend.close();
  }
}
