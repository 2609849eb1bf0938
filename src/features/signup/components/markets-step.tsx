import { Plus, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { placeName, type Place } from '@/shared/supabase/counties';
import { Button } from '@/shared/ui/button';
import { CountyField, StateField } from '@/shared/ui/place-fields';
import { addMarket, withoutMarket, type StepProblem } from '../rules';
import type { Details } from '../values';

interface MarketsStepProps {
  details: Details;
  onChange: (patch: Partial<Details>) => void;
  problem: StepProblem | null;
  onProblem: (problem: StepProblem) => void;
}

/** Step 5: the markets a member buys in, as a list of counties. */
export function MarketsStep({ details, onChange, problem, onProblem }: MarketsStepProps) {
  const { market, markets } = details;
  const [news, setNews] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const toFirstField = () => fields.current?.querySelector('input')?.focus();

  const add = () => {
    const { details: next, problem: refusal } = addMarket(details);
    if (refusal) return onProblem(refusal);
    onChange(next);
    setNews(`${placeName(market)} added.`);
    toFirstField();
  };
  const remove = (gone: Place) => {
    onChange({ markets: withoutMarket(markets, gone) });
    setNews(`${placeName(gone)} removed.`);
    toFirstField();
  };
  // Enter adds what has just been chosen; Next is for the list.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !market.county) return;
    event.preventDefault();
    add();
  };

  return (
    <div className="flex flex-col gap-4">
      {/* Only keys of the fields inside are heard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={fields} onKeyDown={onKeyDown} className="grid gap-4 sm:grid-cols-2">
        <StateField
          value={market.state}
          onChange={(state) => onChange({ market: { state, county: '' } })}
          error={problem?.state}
        />
        <CountyField
          state={market.state}
          value={market.county}
          onChange={(county) => onChange({ market: { ...market, county } })}
          error={problem?.county}
        />
      </div>
      <Button variant="secondary" size="lg" full icon={<Plus aria-hidden />} onClick={add}>
        Add Market
      </Button>
      <output className="sr-only">{news}</output>
      <MarketChips markets={markets} onRemove={remove} />
    </div>
  );
}

function MarketChips({ markets, onRemove }: { markets: readonly Place[]; onRemove: (market: Place) => void }) {
  if (markets.length === 0) return null;
  return (
    <section aria-label="Your markets" className="flex flex-col gap-2">
      <p aria-hidden className="numeric text-sm font-medium text-muted">
        {markets.length === 1 ? '1 market' : `${markets.length} markets`}
      </p>
      <ul className="flex flex-wrap gap-2">
        {markets.map((market) => (
          <li
            key={placeName(market)}
            className="flex min-w-0 items-center rounded-full border border-line bg-surface pl-3.5 text-sm font-medium text-ink"
          >
            <span className="min-w-0">{placeName(market)}</span>
            <button
              type="button"
              aria-label={`Remove ${placeName(market)}`}
              onClick={() => onRemove(market)}
              className="flex size-9 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink pointer-coarse:size-11"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
