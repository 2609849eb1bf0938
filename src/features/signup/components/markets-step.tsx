import { clsx } from 'clsx';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { formatCounty, type County } from '@/platform/supabase/counties';
import { Button } from '@/kit/ui/button';
import { addMarket, marketsOf, withoutMarket, type Details, type StepProblem } from '../details';
import { CountyField } from './county-field';
import { StateField } from './state-field';

interface MarketsStepProps {
  details: Details;
  onChange: (patch: Partial<Details>) => void;
  problem: StepProblem | null;
  onProblem: (problem: StepProblem) => void;
}

/** Step 5: the counties a member buys in. */
export function MarketsStep({ details, onChange, problem, onProblem }: MarketsStepProps) {
  const { market } = details;
  const markets = marketsOf(details);
  const [announcement, setAnnouncement] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const focusFirstField = () => fields.current?.querySelector('input')?.focus();

  const add = () => {
    const { details: next, problem: refusal } = addMarket(details);
    if (refusal) return onProblem(refusal);
    onChange(next);
    setAnnouncement(`${formatCounty(market)} added.`);
    focusFirstField();
  };
  const remove = (gone: County) => {
    onChange({ markets: withoutMarket(markets, gone) });
    setAnnouncement(`${formatCounty(gone)} removed.`);
    focusFirstField();
  };
  // Enter adds the selected market instead of submitting the step.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !market.county) return;
    event.preventDefault();
    add();
  };

  return (
    <div className="flex flex-col gap-4">
      {/* Only handles key presses bubbling up from the fields. */}
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
      <output className="sr-only">{announcement}</output>
      <MarketChips markets={markets} onRemove={remove} />
    </div>
  );
}

function MarketChips({ markets, onRemove }: { markets: readonly County[]; onRemove: (market: County) => void }) {
  if (markets.length === 0) return null;
  return (
    <section aria-label="Your markets" className="flex flex-col gap-2">
      <p aria-hidden className="numeric text-sm font-medium text-muted">
        {markets.length === 1 ? '1 market' : `${markets.length} markets`}
      </p>
      <ul className="flex flex-wrap gap-2">
        {markets.map((market) => (
          <li
            key={formatCounty(market)}
            className={clsx(
              'flex min-w-0 items-center rounded-full border border-line bg-surface pl-3.5 text-sm',
              'font-medium text-ink',
            )}
          >
            <span className="min-w-0">{formatCounty(market)}</span>
            <button
              type="button"
              aria-label={`Remove ${formatCounty(market)}`}
              onClick={() => onRemove(market)}
              className={clsx(
                'flex size-9 shrink-0 items-center justify-center rounded-full text-muted',
                'hover:text-ink pointer-coarse:size-11',
              )}
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
