import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  conditions,
  creativeFinancings,
  exitStrategies,
  financings,
  propertyTypes,
  residentialTypes,
  searchablePropertyTypes,
} from '../../src/shared/config/property-vocabulary.ts';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { bootstrap } from '../../supabase/local/server/database/bootstrap.ts';
import { openEmbedded } from '../../supabase/local/server/database/embedded.ts';
import { createSchema } from '../../supabase/local/server/database/schema.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmbedded(undefined);
  await bootstrap(database);
  await createSchema(database, resolve(import.meta.dirname, '../../supabase'));
});
afterAll(() => database?.close());

describe('property vocabulary in SQL and TypeScript', () => {
  it.each([
    ['property_types', propertyTypes],
    ['residential_types', residentialTypes],
    ['searchable_property_types', searchablePropertyTypes],
    ['property_conditions', conditions],
    ['financing_types', financings],
    ['creative_financing_types', creativeFinancings],
    ['exit_strategies', exitStrategies],
  ])('has the same %s', async (name, values) => {
    const [row] = await database.query<{ values: string[] }>(`select private.${name}() as values`);
    expect(row?.values).toEqual([...values]);
  });
});
