import { ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Region } from '../fit';
import type { Bounds } from '@/domain/place/mercator';

interface OffScreenRegionsProps {
  /** Regions with listings outside the current view. */
  regions: readonly Region[];
  onGo: (bounds: Bounds) => void;
}

const buttonClass =
  'flex min-h-9 items-center gap-1.5 px-3 text-left text-[13px] font-semibold text-ink ' +
  'hover:bg-sunken focus-visible:-outline-offset-2 pointer-coarse:min-h-11';

/** Counts the listings outside the view and moves there: to Alaska, Hawaii or an island territory. */
export function OffScreenRegions({ regions, onGo }: OffScreenRegionsProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const [only] = regions;
  if (!only) return null;
  const listings = regions.reduce((sum, region) => sum + region.listings, 0);
  const text = `${listings.toLocaleString('en-US')} ${listings === 1 ? 'listing' : 'listings'}`;
  const go = (region: Region) => {
    setOpen(false);
    onGo(region.bounds);
  };
  return (
    <div className="numeric overflow-hidden rounded-control border border-line bg-surface shadow-card">
      {regions.length === 1 ? (
        <button type="button" className={buttonClass} onClick={() => go(only)}>
          {text} in {only.name}
        </button>
      ) : (
        <>
          {open ? (
            <ul id={listId} className="border-b border-line">
              {regions.map((region) => (
                <li key={region.name}>
                  <button
                    type="button"
                    className={`${buttonClass} w-full justify-between gap-4 font-medium`}
                    onClick={() => go(region)}
                  >
                    {capitalize(region.name)}
                    <span className="text-muted">{region.listings.toLocaleString('en-US')}</span>
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <button
            type="button"
            className={buttonClass}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={() => setOpen(!open)}
          >
            {text} elsewhere
            <ChevronUp aria-hidden className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
          </button>
        </>
      )}
    </div>
  );
}

function capitalize(name: string): string {
  return name.replace(/^./, (letter) => letter.toUpperCase()).replace(/^The c/, 'C');
}
