// Computes what homes sell and rent for, from the sales and leases around them (docs/valuation.md). Called on a
// schedule with the service role key; runs may overlap.
import {
  type EvidenceRecords,
  type HomeRecord,
  storedValue,
  type StoredValue,
} from '../../../src/domain/valuation/records.ts';
import { json, servePost } from '../_shared/http.ts';
import { callDatabase, requireService, serviceClient, type SupabaseClient } from '../_shared/project.ts';

/** Stop after this many milliseconds, or homes: the platform ends a function after a minute, or 2 seconds of work. */
const maxRunMs = 40_000;
const maxPerRun = 100;
const maxPerCall = 25;

interface DueHome extends HomeRecord {
  property_id: string;
  due_at: string;
}

servePost('Couldn’t value listings.', async (request) => {
  requireService(request);
  const [service, endsAt] = [serviceClient(), Date.now() + maxRunMs];
  let valued = 0;
  while (valued < maxPerRun && Date.now() < endsAt) {
    const homes = await callDatabase<DueHome[]>(service, 'values_to_compute', { most: maxPerCall });
    if (homes.length === 0) break;
    for (const home of homes) await valueHome(service, home);
    valued += homes.length;
  }
  return json({ valued });
});

async function valueHome(service: SupabaseClient, home: DueHome): Promise<void> {
  const asOf = new Date().toISOString().slice(0, 10);
  const { latitude, longitude, units, property_id, due_at } = home;
  // Leases are of one home. The rent of several would be a sum of unlike ones.
  const kinds: StoredValue['kind'][] = (units ?? 1) > 1 ? ['sale'] : ['sale', 'lease'];
  const estimates: StoredValue[] = [];
  for (const kind of kinds) {
    const evidence = { kind, latitude, longitude, as_of: asOf };
    const records = await callDatabase<EvidenceRecords>(service, 'evidence_near', evidence);
    const value = storedValue(kind, home, asOf, records);
    if (value) estimates.push(value);
  }
  await callDatabase<null>(service, 'store_listing_values', { property_id, due_at, estimates });
}
