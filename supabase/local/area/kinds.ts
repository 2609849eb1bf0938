import type { AreaFigureName } from '../../../src/domain/listing/area.ts';
import { Failure } from '../failure.ts';
import { amountOf, codeOf, readTable, type Row, type Table } from './read-table.ts';

/** A row of `private.area_figures`, but for its source. */
export interface FigureRow {
  area: 'zip' | 'county';
  place: string;
  figure: AreaFigureName;
  value: number;
  year: number;
}

/** Figures of a file, and what its default name needs. */
interface Figures {
  figures: FigureRow[];
  /** YYYY-MM-DD, if the file says until when it is. */
  asOf?: string;
  /** The tables of the file, where a publisher has many. */
  tables?: string;
}

export interface FigureKind {
  /** What members see as the name of its source; null if the operator has to say. */
  name: string | null;
  /** Where it's downloaded. */
  url: string | null;
  /** The columns it needs. */
  columns: string;
  /** Reads a file, whose figures are of `year` unless it says. */
  read: (bytes: Buffer, year: number) => Figures;
}

const has = (names: readonly string[], ...needed: string[]) => needed.every((name) => names.includes(name));
const tenths = (value: number) => Math.round(value * 10) / 10;

/** Collects figures. Of a place that is in a file twice, because an area divides it, the lower figure counts. */
function collect(area: FigureRow['area']) {
  const found = new Map<string, FigureRow>();
  return {
    found,
    add(place: string | null, figure: AreaFigureName, value: number | null, year: number) {
      if (place === null || value === null) return;
      const known = found.get(`${place} ${figure}`);
      if (!known || value < known.value) found.set(`${place} ${figure}`, { area, place, figure, value, year });
    },
  };
}

const bedrooms = [0, 1, 2, 3, 4] as const;

const fairMarketRents: FigureKind = {
  name: 'HUD fair market rents',
  url: 'https://www.huduser.gov/portal/datasets/fmr.html',
  columns: 'ZIP Code and SAFMR 0BR to SAFMR 4BR, or fips and fmr_0 to fmr_4',
  read(bytes, year) {
    const table = readTable(
      bytes,
      (names) => has(names, 'zip code', 'safmr 0br') || has(names, 'fips', 'fmr_0'),
      fairMarketRents.columns,
    );
    const isByZip = table.names.includes('zip code');
    const { found, add } = collect(isByZip ? 'zip' : 'county');
    for (const row of table.rows) {
      // Ten digits: the county's, and the town's in New England.
      const place = isByZip ? codeOf(row['zip code']) : codeOf(row['fips']?.padStart(10, '0').slice(0, 5));
      for (const count of bedrooms)
        add(place, `fair_market_rent_${count}`, amountOf(row, isByZip ? `safmr ${count}br` : `fmr_${count}`), year);
    }
    return { figures: [...found.values()], tables: isByZip ? 'by ZIP code' : 'by county' };
  },
};

/** Only about housing. A column about who lives there must never be added: fair housing law protects them. */
const medians = [
  ['median_rent', 'b25064_001e'],
  ['median_home_value', 'b25077_001e'],
] as const;
const shares = [
  ['vacant_pct', 'b25002_003e', 'b25002_001e'],
  ['owner_occupied_pct', 'b25003_002e', 'b25003_001e'],
] as const;

/** The ZIP code of a row by ZCTA, as data.census.gov and the Census API name it. */
function zctaOf(row: Row): string | null {
  const [, id] = /^860\w{4}US(\d{5})$/i.exec(row['geo_id'] ?? '') ?? [];
  return id ?? codeOf(row['zip code tabulation area']);
}

const census: FigureKind = {
  name: 'Census ACS 5-year estimates',
  url: 'https://data.census.gov',
  columns:
    'GEO_ID of ZIP code tabulation areas, and B25064_001E (rent), B25077_001E (home value), B25002_001E and ' +
    'B25002_003E (vacant), or B25003_001E and B25003_002E (owner-occupied)',
  read(bytes, year) {
    const columns = [...medians, ...shares].map(([, ...needed]) => needed);
    const table = readTable(
      bytes,
      (names) =>
        (names.includes('geo_id') || names.includes('zip code tabulation area')) &&
        columns.some((needed) => has(names, ...needed)),
      census.columns,
    );
    const { found, add } = collect('zip');
    // Not the row of labels below the names, nor states and counties.
    for (const row of table.rows.filter((one) => zctaOf(one) !== null)) addHousing(row, table, year, add);
    const read = columns
      .filter((needed) => has(table.names, ...needed))
      .map(([first]) => first.slice(0, 6).toUpperCase());
    return { figures: [...found.values()], tables: read.join(', ') };
  },
};

function addHousing(row: Row, { names }: Table, year: number, add: ReturnType<typeof collect>['add']) {
  const place = zctaOf(row);
  for (const [figure, column] of medians) if (names.includes(column)) add(place, figure, amountOf(row, column), year);
  for (const [figure, part, whole] of shares) {
    if (!has(names, part, whole)) continue;
    const [some, all] = [amountOf(row, part), amountOf(row, whole)];
    if (some !== null && all) add(place, figure, tenths((100 * some) / all), year);
  }
}

const priceIndex: FigureKind = {
  name: 'FHFA House Price Index',
  url: 'https://www.fhfa.gov/data/hpi/datasets',
  columns: 'Five-Digit ZIP Code, Year, and HPI',
  read(bytes) {
    const { rows } = readTable(bytes, (names) => has(names, 'five-digit zip code', 'year', 'hpi'), priceIndex.columns);
    const byZip = new Map<string, Map<number, number>>();
    for (const row of rows) {
      const [place, year, index] = [codeOf(row['five-digit zip code']), amountOf(row, 'year'), amountOf(row, 'hpi')];
      if (place === null || year === null || index === null) continue;
      byZip.set(place, (byZip.get(place) ?? new Map<number, number>()).set(year, index));
    }
    const { found, add } = collect('zip');
    for (const [place, index] of byZip) {
      const last = Math.max(...index.keys());
      for (const years of [1, 5] as const) {
        const [after, before] = [index.get(last), index.get(last - years)];
        if (after && before) add(place, `price_change_${years}_pct`, tenths((100 * after) / before - 100), last);
      }
    }
    const years = [...found.values()].map(({ year }) => year);
    return { figures: [...found.values()], ...(years.length > 0 && { asOf: `${maximum(years)}-12-31` }) };
  },
};

const maximum = (numbers: readonly number[]) => numbers.reduce((most, one) => Math.max(most, one));

const taxRates: FigureKind = {
  name: null,
  url: null,
  columns: 'fips (five digits) and rate (percent of the value per year)',
  read(bytes, year) {
    const { rows } = readTable(bytes, (names) => has(names, 'fips', 'rate'), taxRates.columns);
    const { found, add } = collect('county');
    for (const row of rows) add(codeOf(row['fips']), 'property_tax_pct', amountOf(row, 'rate'), year);
    const rates = [...found.values()].map(({ value }) => value);
    if (rates.length > 0 && (maximum(rates) < 0.1 || maximum(rates) > 15))
      throw new Failure('The rates aren’t in percent.', 'Write 2.04 for 2.04% of the value per year.');
    return { figures: [...found.values()] };
  },
};

/** The kinds of files with figures. */
export const figureKinds: Readonly<Record<string, FigureKind>> = {
  'fair-market-rents': fairMarketRents,
  census,
  'price-index': priceIndex,
  'tax-rates': taxRates,
};
