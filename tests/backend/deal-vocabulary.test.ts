import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealEndReasons, isLive, offerStates, partyRights } from '../../src/features/deals/deal.ts';
import { contingencies } from '../../src/features/deals/offer-terms.ts';
import { offerMoves } from '../../src/features/deals/offers/offer-actions.ts';
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

describe('the vocabulary of deals in SQL and TypeScript', () => {
  it.each([
    ['contingencies', contingencies],
    ['deal_end_reasons', dealEndReasons],
    ['deal_rights', partyRights],
  ])('has the same %s', async (name, values) => {
    const [row] = await database.query<{ values: string[] }>(`select private.${name}() as values`);
    expect(row?.values).toEqual(Object.keys(values));
  });

  it('has the same moves of members in a negotiation', async () => {
    const moves = await database.query<{ move: string }>(
      `select state || ' ' || action || ' ' || actor as move from private.offer_transitions
        where actor <> 'system' order by 1`,
    );
    expect(moves.map(({ move }) => move)).toEqual(offerMoves.map((move) => move.join(' ')).toSorted());
  });

  it('takes the same states for live', async () => {
    const states = await database.query<{ state: string }>(
      `select distinct state from private.offer_transitions where action = 'withdraw' order by 1`,
    );
    expect(states.map(({ state }) => state)).toEqual(Object.keys(offerStates).filter(isLive).toSorted());
  });
});
