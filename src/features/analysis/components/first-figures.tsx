import { Sparkles } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Segmented } from '@/kit/ui/segmented';
import { figureSpec } from '@/domain/analysis/figures';
import { strategies, type Analysis, type FigureId, type Strategy } from '@/domain/analysis/model';
import { FigureField } from './figure-field';
import { strategyNames } from './strategy-names';
import type { ScenarioState } from './use-scenario';
import { useVerdict } from './use-verdict';

interface FirstFiguresProps {
  state: ScenarioState;
  analysis: Analysis;
  /** Called once the deal has been analyzed. */
  onDone: () => void;
}

const options = strategies.map((value) => ({ value, label: strategyNames[value] }));

/** What decides a deal: its price, and the rent or the value after repairs. */
const firstTwo: Readonly<Record<Strategy, readonly FigureId[]>> = {
  rental: ['price', 'monthlyRent'],
  flip: ['price', 'arv'],
  brrrr: ['price', 'arv'],
  lease: ['price', 'monthlyRent'],
  wholesale: ['price', 'arv'],
};

/** Starts the analysis of a deal that nothing is known about. Other figures it needs are asked after the first two. */
export function FirstFigures({ state, analysis, onDone }: FirstFiguresProps) {
  const { scenario, rejected, unresolved, setFigure, setStrategy } = state;
  const { figures, missing } = analysis;
  const verdict = useVerdict(onDone);
  const first = firstTwo[scenario.strategy];
  const more = first.some((id) => missing.includes(id)) ? [] : figureIds(analysis).filter((id) => !first.includes(id));
  const [tried, setTried] = useState(false);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (missing.length === 0 && unresolved.length === 0) {
      verdict.analyze();
      return;
    }
    // The errors have to be there before one can be found.
    flushSync(() => setTried(true));
    event.currentTarget.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <Card className="p-4 sm:p-5">
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
        <Segmented label="Strategy" value={scenario.strategy} options={options} onChange={setStrategy} />
        <div className="grid w-full gap-4 @md:grid-cols-2">
          {[...first, ...more].map((id) => (
            <FigureField
              key={id}
              spec={figureSpec(id)}
              figure={figures[id]}
              rejected={rejected[id]}
              onChange={(entry) => setFigure(id, entry)}
              first
              error={tried && missing.includes(id) ? 'Enter an amount' : undefined}
            />
          ))}
        </div>
        <Button
          type="submit"
          icon={<Sparkles aria-hidden />}
          busy={verdict.state === 'analyzing'}
          busyLabel="Analyzing..."
        >
          Analyze
        </Button>
      </form>
    </Card>
  );
}

/** What a strategy can't do without besides those. */
const askedNext: Readonly<Record<Strategy, readonly FigureId[]>> = {
  rental: [],
  flip: ['repairCost'],
  brrrr: ['repairCost', 'monthlyRent'],
  lease: ['leaseRent'],
  wholesale: ['repairCost'],
};

/** Of these, the figures that the seller doesn't state. */
function figureIds({ strategy, figures }: Analysis): FigureId[] {
  return askedNext[strategy].filter((id) => figures[id].origin !== 'stated');
}
