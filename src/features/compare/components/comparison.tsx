import { clsx } from 'clsx';
import { Printer, SlidersHorizontal, Trophy } from 'lucide-react';
import { useState } from 'react';
import type { ComparedAnalysis } from '@/shared/comparison/compared-analysis';
import { knownRows, type ComparedGroup, type ComparedRow } from '@/domain/comparison/comparison';
import { publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { usePrinting } from '@/platform/export/use-printing';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { CopyLinkButton } from '@/platform/navigation/copy-link-button';
import type { Listing } from '@/domain/listing/listing';
import { toCompareQuery } from '../compare-query';
import { factRows, placeRows, priceRows, statedGroup, termRows } from '@/domain/comparison/listing-rows';
import { CompareTable } from './compare-table';
import { DistanceField } from './distance-field';
import { createPortal } from 'react-dom';
import { brand } from '@/domain/site/brand';
import { formatDate } from '@/kit/formatting/format';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { zipCenterQuery } from '@/shared/listings/api/queries';
import type { Coordinates } from '@/domain/place/mercator';
import { comparedPlaces, distanceRow } from '@/domain/comparison/distance';

interface ComparisonProps {
  /** As in the URL, with those that aren't available. */
  ids: readonly string[];
  listings: readonly Listing[];
  /** When they were loaded (ms). */
  loadedAt: number;
  from: string;
  onFrom: (from: string) => void;
  analysis: ComparedAnalysis;
  linkTo: (id: string) => string;
  onRemove: (id: string) => void;
}

/** The loaded comparison: assumptions, table, link, and print. */
export function Comparison({ ids, listings, loadedAt, from, onFrom, analysis, linkTo, onRemove }: ComparisonProps) {
  const { basis, results, summary, controls, query } = analysis;
  const distances = useDistances(listings, from);
  const printing = usePrinting(true);
  // On phones, the table comes first.
  const [open, setOpen] = useState(false);
  const hidden = open ? undefined : 'max-sm:hidden';
  const groups = knownRows([
    statedGroup('Price', [...priceRows(listings, loadedAt), ...basis]),
    results,
    statedGroup('Facts', factRows(listings)),
    statedGroup('Terms', termRows(listings, loadedAt)),
    statedGroup('Location', [...placeRows(listings), distances.row]),
  ]);
  const url =
    publicOrigin(window.location) + paths.compare(toCompareQuery({ ids, from }, new URLSearchParams(query ?? '')));
  // With the assumptions of this page.
  const toListing = (id: string) => `${linkTo(id)}${query === null ? '' : `?${query}`}`;
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={open}
        className="self-start sm:hidden"
        onClick={() => setOpen(!open)}
      >
        Settings
      </Button>
      <Card className={clsx('flex flex-col gap-4 p-4 sm:p-5', hidden)}>
        {controls}
        <hr className="border-line" />
        <DistanceField from={from} start={distances.start} onChange={onFrom} />
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex items-center gap-2 text-sm text-muted">
          <Trophy aria-hidden className="size-4 text-evergreen-ink" />
          Marks the best value in a row, where one is better.
        </p>
        <div className={clsx('flex gap-3', hidden)}>
          <CopyLinkButton url={url} disabled={query === null} />
          <Button variant="secondary" icon={<Printer aria-hidden />} disabled={query === null} onClick={printing.print}>
            Print
          </Button>
        </div>
      </div>
      <CompareTable listings={listings} groups={groups} linkTo={toListing} onRemove={onRemove} />
      {printing.since ? (
        <CompareSheet
          listings={listings}
          groups={groups}
          linkTo={toListing}
          summary={summary}
          date={printing.since}
          url={url}
        />
      ) : null}
    </>
  );
}

interface CompareSheetProps {
  listings: readonly Listing[];
  groups: readonly ComparedGroup[];
  linkTo: (id: string) => string;
  /** The assumptions in a sentence. */
  summary: string;
  /** ISO time. */
  date: string;
  /** Link back to the comparison. */
  url: string;
}

/** The printed comparison, in landscape. Replaces the page. */
function CompareSheet({ listings, groups, linkTo, summary, date, url }: CompareSheetProps) {
  return createPortal(
    <article className="print-sheet landscape-sheet" data-theme="light">
      <h1>Comparison of {listings.length} listings</h1>
      <p>
        {brand.name}, {formatDate(date)}. {summary}
      </p>
      <p className="break-all">{url}</p>
      <CompareTable listings={listings} groups={groups} linkTo={linkTo} />
    </article>,
    document.body,
  );
}

const combine = (results: UseQueryResult<Coordinates | null>[]) => results.map(({ data }) => data);

/** The row with distances, and whether the ZIP code to measure from isn't known. `from`: '' for the first listing. */
function useDistances(
  listings: readonly Listing[],
  from: string,
): { row: ComparedRow; start: 'known' | 'unknown' | 'failed' } {
  const centers = useQueries({ queries: listings.map(({ zip }) => zipCenterQuery(zip)), combine });
  const start = useQuery({ ...zipCenterQuery(from), enabled: from !== '' });
  const places = comparedPlaces(listings, centers);
  return {
    row: distanceRow(places, from !== '' && start.data ? { ...start.data, zip: from } : null),
    start: from === '' || start.data ? 'known' : start.data === null ? 'unknown' : start.isError ? 'failed' : 'known',
  };
}
