// Reads the text of submitted contracts, and stores what reviewers compare: addresses, prices, dates, and parties. The
// text itself isn't stored. Called on a schedule with the service role key.
import { readContract } from '../../../src/domain/contract/read-contract.ts';
import { downloadFile } from '../_shared/checked-upload.ts';
import { json, servePost } from '../_shared/http.ts';
import { callDatabase, requireService, serviceClient, type SupabaseClient } from '../_shared/project.ts';
import { docxText, pdfText } from './document-text.ts';

interface Contract {
  file_id: string;
  path: string;
  mime_type: string;
}

/** As many as are read in a run, which gets 2 seconds of CPU time where it's hosted. */
const maxPerRun = 10;
/** Stop after this many milliseconds: what's left is read in the next run. */
const maxRunMs = 40_000;

servePost('Couldn’t read the contracts.', async (request) => {
  requireService(request);
  const [service, endsAt] = [serviceClient(), Date.now() + maxRunMs];
  let read = 0;
  for (let taken = 0; taken < maxPerRun && Date.now() < endsAt; taken += 1) {
    const [contract] = await callDatabase<Contract[]>(service, 'take_contract', {});
    if (!contract) break;
    try {
      await storeReading(service, contract);
      read += 1;
    } catch (error) {
      // It's tried again later, and given up after the third time. The message of a parser could quote the contract.
      console.error(`Couldn't read a contract: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }
  return json({ read });
});

async function storeReading(service: SupabaseClient, { file_id, path, mime_type }: Contract): Promise<void> {
  const store = (reading: Record<string, unknown>) =>
    callDatabase<null>(service, 'store_reading', { file_id, ...reading });
  if (mime_type === 'application/msword') return void (await store({ state: 'no_reader' }));
  const bytes = await downloadFile(service, 'contracts', path);
  if (!bytes) throw new Error('The file is gone');
  const text = mime_type === 'application/pdf' ? await pdfText(bytes) : docxText(bytes);
  // What's left of a scanned picture: numbers of pages, or a stamp.
  const hasText = text.replaceAll(/[^\p{L}]/gu, '').length >= 40;
  await store(hasText ? { state: 'read', found: readContract(text) } : { state: 'no_text' });
}
