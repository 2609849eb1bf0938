import { ChevronDown, ChevronUp, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/kit/ui/button';
import { Segmented } from '@/kit/ui/segmented';
import { commonFigures } from '@/domain/analysis/comparison';
import { figureSpec } from '@/domain/analysis/figures';
import { strategies, type Figures } from '@/domain/analysis/model';
import { summaryOf } from '@/domain/analysis/numbers/summary';
import { FigureField } from './figure-field';
import { strategyNames } from './strategy-names';
import { Unresolved } from './unresolved';
import type { ScenarioState } from './use-scenario';

interface AssumptionsProps {
  state: ScenarioState;
  /** The figures of a property that nothing is stated about. */
  figures: Figures;
}

const strategyOptions = strategies.map((value) => ({ value, label: strategyNames[value] }));

/** The strategy and the assumptions that apply to every listing, closed until they're edited. */
export function Assumptions({ state, figures }: AssumptionsProps) {
  const { scenario, rejected, unresolved, setFigure, setStrategy, setScenario } = state;
  const [opened, setOpen] = useState(false);
  const id = useId();
  // Never hide a field with an error.
  const open = opened || unresolved.length > 0;
  const specs = commonFigures.map(figureSpec).filter((spec) => spec.strategies.includes(scenario.strategy));
  const isEdited = unresolved.length > 0 || specs.some((spec) => scenario.yours[spec.id] !== undefined);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Segmented label="Strategy" value={scenario.strategy} onChange={setStrategy} options={strategyOptions} />
        <p className="min-w-0 flex-1 basis-64 text-[15px] text-muted">
          {summaryOf({ strategy: scenario.strategy, figures })}
        </p>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={id}
          icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          onClick={() => setOpen(!open)}
        >
          Edit assumptions
        </Button>
      </div>
      <section id={id} hidden={!open} aria-label="Assumptions">
        <p className="mb-4 text-sm text-muted">
          What you enter applies to every listing, even if its seller states something else. Rent, repairs, and other
          amounts come from the sellers; repairs they don’t state are estimated from the condition.
        </p>
        <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {specs.map((spec) => (
            <FigureField
              key={spec.id}
              spec={spec}
              figure={figures[spec.id]}
              rejected={rejected[spec.id]}
              onChange={(entry) => setFigure(spec.id, entry)}
            />
          ))}
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="mt-4 -ml-3"
          icon={<RotateCcw aria-hidden />}
          disabled={!isEdited}
          onClick={() => setScenario({ ...scenario, yours: {} })}
        >
          Reset assumptions
        </Button>
      </section>
      {unresolved.length > 0 ? <Unresolved figures={unresolved} /> : null}
    </div>
  );
}
