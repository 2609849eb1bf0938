/**
 * `npm run import:area -- <kind> <file> --as-of 2024-12-31 --url postgres://…` loads what a public source says of areas
 * (docs/area-data.md). A file replaces an earlier one of its kind and name.
 */
import { parseArgs } from 'node:util';
import {
  inBatches,
  readDataFile,
  replaceSource,
  runCommand,
  sourceOptions,
  withDatabase,
  type Source,
} from '../data-source.ts';
import { Failure } from '../failure.ts';
import type { OpenDatabase } from '../server/database.ts';
import { figureKinds, type FigureRow } from './kinds.ts';
import { floodColumns, readFloodZones, type FloodRow } from './read-flood-zones.ts';

/** A file that was read, and what it says of its source. */
export interface AreaFile {
  kind: string;
  figures: FigureRow[];
  floods: FloodRow[];
  name: string | null;
  url: string | null;
  /** YYYY-MM-DD. */
  asOf: string | null;
}

const kinds = [...Object.keys(figureKinds), 'flood-zones'];

const kindsText = () =>
  ['It’s one of these, with its columns:']
    .concat(Object.entries(figureKinds).map(([kind, { columns }]) => `  ${kind}: ${columns}`))
    .concat(`  flood-zones: ${floodColumns}`)
    .join('\n');

/** Reads a file of a kind. `asOf` is the last day that it's about, which files of the price index say themselves. */
export function readArea(kind: string, bytes: Buffer, asOf: string | null): AreaFile {
  const url = 'https://msc.fema.gov/portal/advanceSearch';
  if (kind === 'flood-zones') {
    const floods = readFloodZones(bytes);
    return { kind, figures: [], floods, name: null, url, asOf };
  }
  const reader = figureKinds[kind];
  if (!reader) throw new Failure(`Unknown kind ${kind}.`, kindsText());
  const read = reader.read(bytes, Number((asOf ?? '').slice(0, 4)));
  const name = reader.name && [reader.name, read.tables].filter(Boolean).join(', ');
  return { kind, figures: read.figures, floods: [], name, url: reader.url, asOf: read.asOf ?? asOf };
}

/** Stores a file in one transaction. Resolves to how many figures or polygons it has. */
export async function importArea(database: OpenDatabase, source: Source, { figures, floods }: AreaFile) {
  if (figures.length + floods.length === 0)
    throw new Failure('The file has no figure that can be shown.', 'Check that it’s of ZIP codes, or of counties.');
  return replaceSource(database, source, async (query, sourceId) => {
    await inBatches(figures, 5000, (json) =>
      query(
        `insert into private.area_figures (source_id, area, place, figure, value, year)
         select $1::uuid, r.area, r.place, r.figure, r.value, r.year
         from jsonb_populate_recordset(null::private.area_figures, $2::jsonb) as r`,
        [sourceId, json],
      ),
    );
    await inBatches(floods, 200, (json) =>
      query(
        `insert into private.flood_areas (source_id, zone, subtype, high_risk, outline, holes)
         select $1::uuid, r.zone, r.subtype, r.high_risk, r.outline, r.holes
         from jsonb_populate_recordset(null::private.flood_areas, $2::jsonb) as r`,
        [sourceId, json],
      ),
    );
    return figures.length + floods.length;
  });
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

/** Loads the file of a command line. Resolves to what it did. */
export async function importFile(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...sourceOptions, 'as-of': { type: 'string' } },
  });
  const [kind, file] = positionals;
  const asOf = values['as-of'] ?? null;
  if (!kind) throw new Failure('Which kind of data?', kindsText());
  if (!kinds.includes(kind)) throw new Failure(`Unknown kind ${kind}.`, kindsText());
  if (!file) throw new Failure('Which file?', kindsText());
  if (asOf === null ? kind !== 'price-index' : !isDay(asOf))
    throw new Failure('Until when is it?', 'Pass --as-of YYYY-MM-DD: the last day that the data is about.');
  const { bytes, sha256 } = readDataFile(file);
  const read = readArea(kind, bytes, asOf);
  const name = values.name ?? read.name;
  const license = values.license ?? (kind === 'tax-rates' ? null : 'Public domain');
  if (!name || !license)
    throw new Failure('Whose data is it?', 'Pass --name, such as the county, and --license, which members see.');
  const source = { kind, name, license, url: values.source ?? read.url, sha256, as_of: read.asOf ?? '' };
  const loaded = await withDatabase(values.url, (database) => importArea(database, source, read));
  return `Loaded ${loaded} ${read.floods.length > 0 ? 'polygons' : 'figures'} of ${name} (SHA-256 ${sha256}).`;
}

if (process.argv[1] === import.meta.filename) runCommand(importFile);
