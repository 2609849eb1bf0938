import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealEndReasons, isLive, offerStates, partyRights } from '../../src/shared/deals/vocabulary.ts';
import { contingencies } from '../../src/shared/deals/offer-terms.ts';
import { offerMoves } from '../../src/features/offers/offer-moves.ts';
import { steps } from '../../src/shared/deals/step-text.ts';
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

  it('has a sentence for exactly the kinds of steps that the ledger gets', async () => {
    const written = await database.query<{ kind: string }>(
      `select 'offer.' || action as kind from private.offer_transitions
       union select 'milestone.' || action from private.milestone_transitions where actor <> 'system'
       union select literal[1]
         from pg_catalog.pg_proc p, regexp_matches(p.prosrc, '''([a-z]+[.][a-z_]+)''', 'g') literal
         where p.pronamespace = 'private'::regnamespace
           and p.prosrc ~ 'perform private[.](record_deal_step|append_entry)|:= private[.]append_entry'
           and p.proname <> 'record_deal_step'`,
    );
    // Written as 'extension.' || answer and 'split.' || answer.
    const answers = ['extension.agreed', 'extension.declined', 'extension.withdrawn'].concat([
      'split.approved',
      'split.declined',
      'split.withdrawn',
    ]);
    expect([...written.map(({ kind }) => kind), ...answers].toSorted()).toEqual(Object.keys(steps).toSorted());
  });

  it('takes the same states for live', async () => {
    const states = await database.query<{ state: string }>(
      `select distinct state from private.offer_transitions where action = 'withdraw' order by 1`,
    );
    expect(states.map(({ state }) => state)).toEqual(Object.keys(offerStates).filter(isLive).toSorted());
  });
});
