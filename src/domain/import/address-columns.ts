import { columnNames, type ImportField } from './fields.ts';
import { isPerson, readHeader, type Header } from './header.ts';

/** The fields that one address is made of. */
export const addressParts = [
  'address',
  'street_number',
  'street_prefix',
  'street_name',
  'street_suffix',
  'street_end',
  'unit',
  'zip',
  'city',
  'state',
] as const satisfies readonly ImportField[];

type Part = (typeof addressParts)[number];

/** Columns of one address. */
interface Block {
  owner: Header['owner'];
  /** Behind a column with people's names, so that it could be their address. */
  follows: boolean;
  columns: Map<Part, string[]>;
}

const partNames = new Map(
  addressParts.toReversed().flatMap((part) => columnNames(part).map(({ name }) => [name, part] as const)),
);
const withStreet: readonly Part[] = ['address', 'street_name'];
const hasStreet = ({ columns }: Block) => withStreet.some((part) => columns.has(part));

/** The addresses of a file, in order. A part that comes again begins another one. */
function blocksOf(headers: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let follows = false;
  for (const name of headers) {
    const header = readHeader(name);
    const known = [...(header.owner === 'contact' ? [] : header.names), header.core];
    const part = known.map((one) => partNames.get(one)).find(Boolean);
    if (part === undefined || isPerson(name)) {
      follows ||= isPerson(name);
      continue;
    }
    const last = blocks.findLast(({ owner }) => (owner === 'contact') === (header.owner === 'contact'));
    const current = header.owner === null ? blocks.at(-1) : (last ?? blocks.at(-1));
    if (current && joins(current, part, name, header, follows)) {
      current.columns.set(part, [...(current.columns.get(part) ?? []), name]);
      current.owner ??= header.owner;
    } else {
      blocks.push({ owner: header.owner, follows, columns: new Map([[part, [name]]]) });
      follows = false;
    }
  }
  return blocks;
}

function joins(block: Block, part: Part, name: string, header: Header, follows: boolean): boolean {
  if (header.owner !== null && block.owner !== null && header.owner !== block.owner) return false;
  if (header.owner === 'contact' && block.owner === null) return false;
  const same = block.columns.get(part);
  if (!same) return true;
  // 'Address' and 'Street Address' side by side are one; with the owner's name between, they're two.
  const isAgain = same.some((other) => readHeader(other).core === header.core) || / \(\d+\)$/.test(name);
  return !isAgain && !follows && block.owner === header.owner;
}

/** How likely an address is the property's. */
function rank(block: Block): number {
  const { owner, follows, columns } = block;
  const whose = owner === 'property' ? 4 : owner === 'contact' ? -20 : follows ? 1 : 2;
  const isWhole = !follows && (columns.has('city') || columns.has('zip'));
  return (hasStreet(block) ? 10 : 0) + whose + (isWhole ? 3 : 0);
}

/** The addresses that aren't somebody else's, the property's first. */
const rankedBlocks = (headers: readonly string[]) =>
  blocksOf(headers)
    .filter((block) => rank(block) > 0)
    .toSorted((a, b) => rank(b) - rank(a));

/** The columns that can be the property's address. */
export function addressColumns(headers: readonly string[]): ReadonlySet<string> {
  const [chosen, ...others] = rankedBlocks(headers);
  if (!chosen) return new Set();
  const columns = [...chosen.columns.values()].flat();
  // What it lacks may be apart from it, but never in another address.
  for (const block of others.filter((one) => !hasStreet(one))) {
    for (const [part, names] of block.columns) if (!chosen.columns.has(part)) columns.push(...names);
  }
  return new Set(columns);
}

/** The street of another address that could be the property's as well; null if it's clear. */
export function otherAddress(headers: readonly string[]): string | null {
  const [chosen, ...others] = rankedBlocks(headers);
  const other = others.find((block) => chosen && hasStreet(block) && rank(chosen) - rank(block) < 2);
  return other?.columns.get('address')?.[0] ?? null;
}
