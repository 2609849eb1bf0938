// Has the ledger's daily roots timestamped (RFC 3161) by the authority at TSA_URL, if there is one, and deletes what
// deals have stored of former members for long enough. Called on a schedule with the service role key. Runs may
// overlap: the first token of a day stays.
import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { removeFiles } from '../_shared/files.ts';
import { json, servePost } from '../_shared/http.ts';
import { callDatabase, requireService, serviceClient, type SupabaseClient } from '../_shared/project.ts';
import { timestampRequest, timestampToken } from './timestamp.ts';

/** Stop after this many milliseconds: the platform ends a function some time after a minute. */
const maxRunMs = 40_000;
/** Milliseconds that the authority has for a response. */
const patience = 15_000;

servePost('Couldn’t timestamp the ledger.', async (request) => {
  requireService(request);
  const [service, endsAt] = [serviceClient(), Date.now() + maxRunMs];
  await forgetOutdatedDeals(service);
  const url = Deno.env.get('TSA_URL');
  let stamped = 0;
  if (!url) return json({ stamped });
  while (Date.now() < endsAt) {
    // Without any left, this records that the job succeeded.
    const roots = await callDatabase<{ day: string; root: string }[]>(service, 'unstamped_roots', {});
    if (roots.length === 0) break;
    for (const { day, root } of roots) {
      if (Date.now() >= endsAt) break;
      const token = Buffer.from(await requestToken(url, root)).toString('base64');
      if (await callDatabase<boolean>(service, 'store_timestamp', { day, token })) stamped += 1;
    }
  }
  return json({ stamped });
});

/** The files go first: without their rows, nobody would know them. */
async function forgetOutdatedDeals(service: SupabaseClient): Promise<void> {
  await removeFiles(service, 'deal-documents', await callDatabase<string[]>(service, 'outdated_deal_files', {}));
  await callDatabase<number>(service, 'forget_outdated_deals', {});
}

async function requestToken(url: string, root: string): Promise<Uint8Array> {
  const nonce = `4${randomBytes(8).toString('hex').slice(1)}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: timestampRequest(root, nonce),
    signal: AbortSignal.timeout(patience),
  });
  const reply = new Uint8Array(await response.arrayBuffer());
  if (!response.ok) throw new Error(`The authority returned ${response.status}`);
  return timestampToken(reply, root, nonce);
}
