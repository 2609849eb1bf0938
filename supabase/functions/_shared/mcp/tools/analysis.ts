// The app's own deal analysis and comparison, with the formula of every result.
import { z } from 'npm:zod@4.6.7';
import { analyze } from '../../../../../src/domain/analysis/analyze.ts';
import { basisRows, commonFigures, commonStrategy, resultRows } from '../../../../../src/domain/analysis/comparison.ts';
import { figureLimits } from '../../../../../src/domain/analysis/figure-limits.ts';
import { figureSpecs } from '../../../../../src/domain/analysis/figures.ts';
import { type FigureId, type FigureValues, strategies } from '../../../../../src/domain/analysis/model.ts';
import { defaultStrategy } from '../../../../../src/domain/analysis/numbers/default-strategy.ts';
import {
  blankSubject,
  type ListingFigures,
  listingSubject,
} from '../../../../../src/domain/analysis/numbers/listing-subject.ts';
import { serializeScenario } from '../../../../../src/domain/analysis/scenario.ts';
import { comparedPlaces, distanceRow } from '../../../../../src/domain/comparison/distance.ts';
import {
  factRows,
  placeRows,
  priceRows,
  statedGroup,
  termRows,
} from '../../../../../src/domain/comparison/listing-rows.ts';
import { bestCells, type ComparedGroup, knownRows } from '../../../../../src/domain/comparison/comparison.ts';
import { paths } from '../../../../../src/domain/site/paths.ts';
import type { Listing } from '../../../../../src/domain/listing/listing.ts';
import { numberProblem } from '../../../../../src/kit/numbers/parse-number.ts';
import type { Context } from '../../api/operation.ts';
import { listing } from '../../api/answers/listing.ts';
import { readListing } from '../../api/operations/listings.ts';
import { Problem, unwrap } from '../../api/problem.ts';
import { appLink } from '../../api/links.ts';
import { tool } from '../tool.ts';

const strategy = z.enum(strategies).optional().describe('By default the one that suits what is known.');
const figuresOf = (ids: readonly FigureId[]) =>
  z
    .partialRecord(z.enum(ids), z.number())
    .default({})
    .describe('Figures that replace the listing’s and the assumptions. Money in USD, rates and shares in percent.');

function checkFigures(given: FigureValues): void {
  const errors = Object.entries(given).flatMap(([id, value]) => {
    const message = numberProblem(value, figureLimits(id as FigureId));
    return message ? [{ in: 'body' as const, field: `figures.${id}`, message }] : [];
  });
  const [first] = errors;
  if (first) throw new Problem('invalid-request', `${first.field}: ${first.message}`, { errors });
}

async function readFigures(context: Context, id: string): Promise<Listing> {
  return unwrap(await readListing(context, id, listing.select)) as unknown as Listing;
}

/** The row with distances, from a ZIP code or the first listing, and which places are only those of ZIP codes. */
async function readDistances({ client }: Context, listings: readonly Listing[], from: string | undefined) {
  const zips = [...listings.map(({ zip }) => zip), ...(from ? [from] : [])];
  const found = unwrap(await client.from('zip_codes').select('zip, latitude, longitude').in('zip', zips)) ?? [];
  const centers = new Map(
    found.map((center: { zip: string; latitude: number; longitude: number }) => [center.zip, center]),
  );
  const start = from ? centers.get(from) : null;
  if (start === undefined) {
    const message = 'We don’t know this ZIP code.';
    throw new Problem('invalid-request', `from: ${message}`, { errors: [{ in: 'body', field: 'from', message }] });
  }
  return distanceRow(
    comparedPlaces(
      listings,
      listings.map(({ zip }) => centers.get(zip) ?? null),
    ),
    start,
  );
}

const withBest = ({ title, rows, unknown }: ComparedGroup) => ({
  title,
  rows: rows.map((row) => ({
    label: row.label,
    cells: row.cells.map(({ text, note }) => ({ text: text ?? unknown, ...(note && { note }) })),
    // Indexes of the listings.
    best: [...bestCells(row)],
  })),
});

export const analysisTools = [
  tool({
    name: 'analyzeDeal',
    title: 'Analyze a deal',
    description:
      'Analyzes a listing, or a deal from elsewhere by its figures, as the app does. Each result has its formula, ' +
      'and the formula with the numbers. Show them with the results. Says which figures are stated, assumed, or ' +
      'missing.',
    scope: 'listings:read',
    isReading: true,
    input: z.strictObject({
      listing_id: z.guid().optional().describe('Without it, the deal has only the figures you give.'),
      strategy,
      figures: figuresOf(figureSpecs.map(({ id }) => id)),
    }),
    run: async (context, input) => {
      checkFigures(input.figures);
      const subject = input.listing_id
        ? listingSubject((await readFigures(context, input.listing_id)) as ListingFigures)
        : blankSubject;
      const scenario = { strategy: input.strategy ?? defaultStrategy(subject), yours: input.figures };
      const { doubt, figures: used, headline, groups, missing, prices, noiNote, verdict } = analyze(subject, scenario);
      return {
        strategy: scenario.strategy,
        verdict,
        doubt,
        noi_note: noiNote,
        headline: headline.map(({ id }) => id),
        figures: figureSpecs
          .filter(({ strategies: of }) => of.includes(scenario.strategy))
          .map(({ id, label, unit }) => ({ id, label, unit, ...used[id] })),
        missing,
        results: groups,
        maximum_prices: prices,
        link: input.listing_id
          ? appLink(`${paths.listing(input.listing_id)}?${serializeScenario(scenario, undefined, null)}`)
          : null,
      };
    },
  }),
  tool({
    name: 'compareListings',
    title: 'Compare listings',
    description: 'Compares two to four listings side by side under the same assumptions, as the app does.',
    scope: 'listings:read',
    isReading: true,
    input: z.strictObject({
      listing_ids: z.array(z.guid()).min(2).max(4),
      strategy,
      figures: figuresOf(commonFigures),
      from: z
        .string()
        .regex(/^\d{5}$/)
        .optional()
        .describe('The ZIP code that distances are measured from; by default, the first listing.'),
    }),
    run: async (context, input) => {
      checkFigures(input.figures);
      const listings = await Promise.all(input.listing_ids.map((id) => readFigures(context, id)));
      const subjects = listings.map((each) => listingSubject(each as ListingFigures));
      const scenario = { strategy: input.strategy ?? commonStrategy(subjects), yours: input.figures };
      const now = Date.now();
      const groups = knownRows([
        statedGroup('Price', [...priceRows(listings, now), ...basisRows(subjects)]),
        resultRows(subjects, scenario),
        statedGroup('Facts', factRows(listings)),
        statedGroup('Terms', termRows(listings, now)),
        statedGroup('Location', [...placeRows(listings), await readDistances(context, listings, input.from)]),
      ]);
      const preserved = new URLSearchParams(input.from ? { from: input.from } : {});
      const query = serializeScenario(scenario, preserved, null);
      return {
        strategy: scenario.strategy,
        listings: listings.map(({ id, title }) => ({ id, title })),
        groups: groups.map(withBest),
        link: appLink(paths.compare(`ids=${input.listing_ids.join(',')}&${query}`)),
      };
    },
  }),
];
