import { Printer, Trophy } from 'lucide-react';
import { knownRows, type ComparedAnalysis } from '@/shared/comparison/comparison';
import { publicOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { usePrinting } from '@/shared/documents/use-printing';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { CopyLinkButton } from '@/shared/ui/copy-link-button';
import type { Listing } from '@/shared/listings/listing';
import { toCompareQuery } from '../compare-query';
import { factRows, placeRows, priceRows, statedGroup, termRows } from '../listing-rows';
import { CompareSheet } from './compare-sheet';
import { CompareTable } from './compare-table';
import { DistanceField } from './distance-field';
import { useDistances } from './use-distances';

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
      <Card className="flex flex-col gap-4 p-4 sm:p-5">
        {controls}
        <hr className="border-line" />
        <DistanceField from={from} start={distances.start} onChange={onFrom} />
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex items-center gap-2 text-sm text-muted">
          <Trophy aria-hidden className="size-4 text-evergreen-ink" />
          Marks the best value in a row, where one is better.
        </p>
        <div className="flex gap-3">
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
