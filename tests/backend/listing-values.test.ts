import { expect, it } from 'vitest';
import { importSales } from '../../supabase/local/sales/import-sales.ts';
import { readSales } from '../../supabase/local/sales/read-sales.ts';
import { planePoint } from '../../src/domain/valuation/sale.ts';
import { apiUrl, keyOf } from './api-keys.ts';
import { clientFor, newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { migratedDatabase } from './test-databases.ts';

/* What sales say a listing is worth: computed by a job, and the same for the app and the API. */

const source = 'de300000-0000-4000-a000-000000000001';

describeBackend((backend) => {
  const query = <Row extends object>(sql: string, params: unknown[] = []) => backend().database.query<Row>(sql, params);

  it('values a home by the sales around it, which the API shows as the app does', async () => {
    const { id: seller } = await newMember(backend());
    await query(`update users set membership_tier = 'closer' where id = $1`, [seller]);
    // Prices follow from the size, but for 5% at most, and earlier values were as far off.
    await query(
      `insert into data_sources (id, kind, name, license, as_of) values ($1, 'sales', 'County', 'CC0', '2026-01-31')`,
      [source],
    );
    await query(
      `insert into private.sales (kind, source_id, sold_on, price, latitude, longitude, sqft, property_type,
         past_level, past_error)
       select 'sale', $1, current_date - 1 - n * 53 % 300, (1 + (n * 37 % 11 - 5) / 100.0) * 100 * (1000 + 7 * n),
         41.6 + 0.001 * (n % 13), -83.5 + 0.001 * (n % 7), 1000 + 7 * n, 'Single Family', ln(100 * (1000 + 7 * n)),
         (n * 37 % 11 - 5) / 3.0
       from generate_series(1, 200) as n`,
      [source],
    );
    const [{ id } = { id: '' }] = await query<{ id: string }>(
      `insert into properties (user_id, title, description, property_type, address, city, state, zip, price, sqft, arv,
         latitude, longitude)
       values ($1, 'Ranch', 'x', 'Single Family', '1 Oak St', 'Toledo', 'OH', '43604', 100000, 1500, 250000, 41.605,
         -83.497)
       returning id`,
      [seller],
    );

    const app = clientFor(backend());
    const read = async () => (await app.from('listing_values').select().eq('property_id', id).throwOnError()).data;
    await expect.poll(read).toHaveLength(1);
    const [value] = (await read()) as {
      value: number;
      low: number;
      high: number;
      comps: object[];
      sources: object[];
    }[];
    expect(value?.value).toBeGreaterThan(140_000);
    expect(value?.value).toBeLessThan(160_000);
    expect(value?.low).toBeLessThan(value?.value ?? 0);
    expect(value?.high).toBeGreaterThan(value?.value ?? 0);
    expect(value?.comps).toHaveLength(15);
    expect(value?.sources).toEqual([{ name: 'County', license: 'CC0', url: null, as_of: '2026-01-31' }]);

    const key = await keyOf(backend(), seller);
    const response = await fetch(`${apiUrl(backend())}/v1/listings/${id}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { property_id: _, ...shown } = (value ?? {}) as Record<string, unknown>;
    expect(await response.json()).toMatchObject({ values: [shown] });
  });

  it('projects places as the domain does', async () => {
    const [row] = await query<{ x: number; y: number }>(
      `select spot[0] as x, spot[1] as y from (select private.map_point(41.65, -83.54) as spot) as p`,
    );
    const { x, y } = planePoint({ latitude: 41.65, longitude: -83.54 });
    const origin = planePoint({ latitude: 0, longitude: 0 });
    // The domain counts from the northwest corner, y down.
    expect(row?.x).toBeCloseTo(x - origin.x, 0);
    expect(row?.y).toBeCloseTo(origin.y - y, 0);
  });
});

it('loads a file of sales, values them from earlier ones, and replaces it by a newer one', async () => {
  const database = await migratedDatabase();
  const header = 'sale_date,price,latitude,longitude,living_sqft,baths,address';
  const lines = Array.from({ length: 120 }, (_, n) => {
    const day = new Date(Date.UTC(2024, 0, 1 + n * 7)).toISOString().slice(0, 10);
    return `${day},${150_000 + ((n * 37) % 60) * 1000},${40 + (n % 10) / 100},-80,${1200 + ((n * 37) % 60) * 10},2,`;
  });
  const load = (rows: readonly string[]) =>
    importSales(
      database,
      { kind: 'sales', name: 'Auditor', license: 'Public', url: null, sha256: 'a'.repeat(64) },
      readSales(Buffer.from([header, ...rows].join('\n'))),
    );
  expect(await load([...lines, ',1,40,-80,1,1,', '2024-01-01,0,40,-80,1,1,'])).toEqual({ loaded: 120, homes: 0 });
  const count = `select count(*)::integer as sales, count(past_error)::integer as past
    from private.sales s join data_sources d on d.id = s.source_id where d.name = 'Auditor'`;
  const [first] = await database.query<{ sales: number; past: number }>(count);
  expect(first?.sales).toBe(120);
  expect(first?.past).toBeGreaterThan(50);
  await load(lines.slice(0, 60));
  expect(await database.query(count)).toMatchObject([{ sales: 60 }]);
  await expect(load([])).rejects.toThrow('no sale');
  await database.close();
});
