import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDraftLink } from '../../src/domain/site/draft-links.ts';
import { toNewListing } from '@/features/listing-editor/listing-columns';
import { newListingSchema } from '@/domain/listing/listing-form';
import { draftValues } from '@/domain/listing/stored-draft';
import { answerOf, apiUrl, keyOf, resetLimits, sessionOf } from './api-keys.ts';
import { comparePairs, comparisons } from './api-parity-pairs.ts';
import { demoSeed } from './demo-database.ts';
import { describeBackend } from './describe-backend.ts';
import { isLong } from './long.ts';
import { connectMcp } from './mcp-clients.ts';
import { toolArguments } from './mcp-arguments.ts';
import { makeMistake, mistakes } from './mcp-mistakes.ts';
import { answersOf, answersToAccept } from './mcp-accept.ts';
import { anyPlant, plainText, plant, plants, shapeOf, stringsIn } from './mcp-plants.ts';
import { seeded } from './random.ts';
import { snapshotOf } from './unchanged.ts';
import { untrusted } from '../../supabase/functions/_shared/mcp/untrusted.ts';

const seller = 'de300000-0000-4000-8000-000000000002';
describeBackend(
  (backend) => {
    const connect = (key: string) => connectMcp(backend(), key);
    const dataOf = (result: object) => answerOf(result).data as Record<string, unknown>;

    it('has resources, and an answer for every Accept header of a client', async () => {
      const key = await keyOf(backend(), seller);
      const client = await connect(key);
      const { resources } = await client.listResources();
      expect(resources.length).toBeGreaterThan(5);
      for (const { uri } of [...resources.slice(0, 1), ...resources.slice(-1)]) {
        const { contents } = await client.readResource({ uri });
        expect(contents).toMatchObject([{ uri, text: expect.stringMatching(/^# /) as string }]);
      }
      const answers = await answersToAccept(backend(), key);
      expect(answers).toEqual([...answersOf('application/json'), ...answersOf('text/event-stream')]);
    });

    it('answers the longest search once, and within what clients take', async () => {
      const client = await connect(await keyOf(backend(), seller));
      const search = async (args: Record<string, unknown>) => {
        const result = await client.callTool({ name: 'searchListings', arguments: args });
        expect(result).toEqual({ content: [{ type: 'text', text: expect.any(String) as string }] });
        const [{ text } = { text: '' }] = result.content as { text: string }[];
        expect(text.length).toBeLessThan(60_000);
        return dataOf(result) as { items: { id: string }[]; next_cursor: string | null };
      };
      const first = await search({ limit: '100', states: null, price_max: '$50m' });
      expect(first.items.length).toBeGreaterThan(30);
      const next = await search({ limit: 100, cursor: first.next_cursor });
      const ids = [...first.items, ...next.items].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('shows formulas, distances, and links of drafts', async () => {
      const client = await connect(await keyOf(backend(), seller));
      const { analyzeDeal, compareListings, draftOffer } = await toolArguments(backend(), seller);
      const call = async (name: string, args: Record<string, unknown> = {}) =>
        dataOf(await client.callTool({ name, arguments: args }));
      expect(JSON.stringify(await call('analyzeDeal', analyzeDeal))).toMatch(/"substituted":"[^"]+ = /);
      const compared = await call('compareListings', { ...compareListings, from: '38103' });
      const location = (compared['groups'] as { rows: unknown[] }[]).at(-1)?.rows;
      const [nearest, distance] = [expect.any(Number) as number, expect.stringMatching(/^[\d.,]+ mi$/) as string];
      const cells = [expect.objectContaining({ text: distance }), expect.objectContaining({ text: distance })];
      expect(location).toContainEqual({ label: 'Distance from 38103', cells, best: [nearest] });
      expect(compared['link']).toMatch(/&from=38103&/);
      const { link, sent } = await call('draftOffer', draftOffer);
      expect([sent, readDraftLink(new URL(String(link)).hash)]).toEqual([
        false,
        { price: 150_000, contingencies: ['title'] },
      ]);
    });

    it('drafts a listing that the posting form takes as it is', async () => {
      const client = await connect(await keyOf(backend(), seller));
      const unit = { units: 2, bedrooms: 2, bathrooms: 1.5, rent: 900 };
      const columns = {
        title: 'Drafted duplex',
        description: 'Two units.',
        property_type: 'Multi Family',
        address: '12 Oak St',
        city: 'New York',
        state: 'NY',
        zip: '10001',
        county: null,
        price: 100_000,
        bedrooms: 4,
        bathrooms: 3,
        sqft: 1800,
        lot_sqft: 0,
        year_built: 1950,
        unit_mix: [unit],
        other_monthly_income: 50,
        vacancy_pct: 5,
        annual_expenses: { property_taxes: 2000, other: 300 },
      };
      const terms = { contract_price: 90_000, assignment_fee: 10_000, closing_on: '2099-01-31', funds_required: true };
      const result = await client.callTool({ name: 'draftListing', arguments: { ...columns, ...terms } });
      const { draft, link, sent } = dataOf(result) as { draft: { id: string }; link: string; sent: boolean };
      expect([link, sent]).toEqual([
        expect.stringMatching(new RegExp(`/marketplace/submit\\?draft=${draft.id}$`)),
        false,
      ]);

      const member = await sessionOf(backend(), seller);
      const { data: stored } = await member.from('listing_drafts').select('fields').eq('id', draft.id).single();
      const values = newListingSchema('2026-01-01').parse(draftValues(stored?.fields));
      expect(toNewListing(values, draft.id, [])).toMatchObject({ listing: { ...columns, units: 2 }, terms });
      expect(await backend().database.query('select from properties where id = $1', [draft.id])).toEqual([]);
    });

    it('refuses what the key may not do, and a revoked key', async () => {
      const key = await keyOf(backend(), seller, ['listings:read']);
      const client = await connect(key);
      const names = (await client.listTools()).tools.map(({ name }) => name);
      expect(names).toContain('searchListings');
      expect(names).not.toContain('draftListing');
      expect(await client.callTool({ name: 'listOffers' })).toMatchObject({
        isError: true,
        content: [{ text: expect.stringMatching(/"status":403.*"code":"scope-required"/) as string }],
      });
      const member = await sessionOf(backend(), seller);
      const { data } = await member.from('api_keys').select('id').order('created_at', { ascending: false }).limit(1);
      await member.rpc('revoke_api_key', { key_id: data?.[0]?.id }).throwOnError();
      await expect(client.listTools()).rejects.toThrow(/revoked/);
    });

    it(`explains each of ${mistakes.length} mistakes`, async () => {
      const [key, limited] = [await keyOf(backend(), seller), await keyOf(backend(), seller, ['listings:read'])];
      const explained: unknown[] = [];
      for (const [index, [name, init]] of mistakes.entries()) {
        if (index % 20 === 0) await resetLimits(backend());
        explained.push([name, ...(await makeMistake(backend(), init.scoped ? limited : key, init))]);
      }
      expect(explained).toEqual(
        mistakes.map(([name, , status, code, text]) => [name, status, code, expect.stringMatching(text)]),
      );
    });

    it('marks every answer as untrusted, in a text that nothing in it can end', () => {
      const json = fc.jsonValue({ stringUnit: 'binary' });
      fc.assert(
        fc.property(fc.oneof(json, anyPlant), fc.boolean(), (value, isProblem) => {
          const answer = isProblem ? { problem: value } : { data: value };
          const { content, ...rest } = untrusted(answer);
          expect(rest).toEqual(isProblem ? { isError: true } : {});
          expect(content[0]?.text).toMatch(plainText);
          const marked = JSON.parse(JSON.stringify({ untrusted: true, ...answer })) as object;
          expect(JSON.parse(content[0]?.text ?? '')).toEqual({ ...marked, notice: expect.any(String) as string });
        }),
      );
    });

    it('lists and calls every tool, and does nothing that members planted in their texts', async () => {
      const client = await connect(await keyOf(backend(), seller));
      const given = await toolArguments(backend(), seller);
      const offered = async () => [client.getInstructions(), await client.listTools(), await client.listResources()];
      const before = await offered();
      const { tools } = await client.listTools();
      const callAll = async () => {
        await resetLimits(backend());
        const answers = new Map<string, Awaited<ReturnType<typeof client.callTool>>>();
        for (const { name } of tools) {
          answers.set(name, await client.callTool({ name, arguments: given[name] ?? {} }));
        }
        return answers;
      };
      const innocent = await callAll();
      expect(innocent.size).toBeGreaterThan(20);
      for (const [name, result] of innocent) {
        expect({ name, answer: answerOf(result) }).toMatchObject({ answer: { data: expect.anything() as unknown } });
        expect({ name, data: dataOf(result) }).not.toMatchObject({ data: { items: [] } });
      }

      const rounds = isLong ? fc.sample(fc.array(anyPlant, { minLength: 10, maxLength: 10 }), 30) : [];
      for (const texts of [plants, ...rounds]) {
        await plant(backend(), texts);
        const stored = await snapshotOf(backend());
        const answers = await callAll();
        for (const [name, { isError, ...result }] of answers) {
          const [{ text } = { text: '' }] = result.content as { text: string }[];
          expect(text).toMatch(plainText);
          const shape = shapeOf(answerOf(innocent.get(name) ?? {}));
          const answer = answerOf(result);
          expect({ name, isError, answer, shape: shapeOf(answer) }).toMatchObject({
            name,
            answer: { untrusted: true },
            shape,
          });
        }
        const seen = new Set(stringsIn([...answers.values()].map(dataOf)));
        expect(texts.filter((text) => !seen.has(text))).toEqual([]);
        const now = await snapshotOf(backend());
        const changed = Object.keys(now).filter((table) => !isDeepStrictEqual(now[table], stored[table]));
        // What a key's use leaves, and the drafts that are a tool's purpose.
        expect(['public.api_keys', 'public.api_requests', 'public.listing_drafts']).toEqual(
          expect.arrayContaining(changed),
        );
      }
      expect(await offered()).toEqual(before);

      // Errors, with what was planted as arguments.
      await resetLimits(backend());
      for (const text of plants) {
        const refused = await client.callTool({ name: 'getListing', arguments: { id: text, [text]: 1 } });
        expect(refused).toMatchObject({ isError: true });
        expect(answerOf(refused)).toMatchObject({ untrusted: true, problem: {} });
        expect((refused.content as { text: string }[])[0]?.text).toMatch(plainText);
        await expect(client.callTool({ name: text })).rejects.toThrow('There is no such tool.');
      }
    }, 3_600_000);

    // Last, because it hides listings and suspends members.
    it('answers as the API and the app do, to the field, for every reader', async () => {
      const response = await fetch(`${apiUrl(backend())}/v1/openapi.json`);
      interface Get {
        operationId: string;
        'x-scope'?: string;
      }
      const { paths } = (await response.json()) as { paths: Record<string, { get?: Get }> };
      const reading = Object.values(paths).flatMap(({ get }) =>
        get && get['x-scope'] !== 'webhooks' ? get.operationId : [],
      );
      expect(Object.keys(comparisons).toSorted()).toEqual(reading.toSorted());
      const count = isLong ? 10_000 : 2 * reading.length;
      const { differences, found } = await comparePairs(
        backend(),
        count,
        seeded(isLong ? String(Date.now()) : 'parity'),
      );
      expect(differences).toEqual([]);
      // The others mustn't be found, or the member has none.
      expect(found).toBeGreaterThan(count / 3);
    }, 36_000_000);
  },
  { seedFile: demoSeed },
);
