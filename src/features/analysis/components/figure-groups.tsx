import { useState } from 'react';
import type { NumberEntry } from '@/kit/numbers/parse-number';
import { Disclosure } from '@/kit/ui/disclosure';
import { figureSpecs } from '@/domain/analysis/figures';
import {
  figureGroups,
  type Analysis,
  type FigureGroup,
  type FigureId,
  type FigureSpec,
  type Origin,
} from '@/domain/analysis/model';
import { hasOtherLoans } from '@/domain/analysis/numbers/loan-assumptions';
import type { FigureEntries } from '@/domain/analysis/scenario';
import { FigureField } from './figure-field';
import { groupNames } from './strategy-names';

interface FigureGroupsProps {
  analysis: Analysis;
  rejected: FigureEntries;
  onFigure: (id: FigureId, entry: NumberEntry) => void;
}

/** Groups that start open: the required figures. Creative financing does if it's used. */
const startOpen: readonly FigureGroup[] = ['purchase', 'income', 'lease', 'works'];

/** The strategy's figures by group. */
export function FigureGroups({ analysis: { strategy, figures, claims }, rejected, onFigure }: FigureGroupsProps) {
  const groups = figureGroups.flatMap((group) => {
    const specs = figureSpecs.filter((spec) => spec.group === group && spec.strategies.includes(strategy));
    return group === 'targets' || specs.length === 0 ? [] : [{ group, specs }];
  });
  const isCreative = hasOtherLoans(figures);
  return (
    <div className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
      {groups.map(({ group, specs }) => (
        <Group
          key={group}
          name={groupNames[group]}
          summary={
            group === 'creative' && !isCreative ? 'None' : originSummary(specs.map(({ id }) => figures[id].origin))
          }
          startsOpen={startOpen.includes(group) || (group === 'creative' && isCreative)}
          specs={specs}
          figures={figures}
          claims={claims}
          rejected={rejected}
          onFigure={onFigure}
        />
      ))}
    </div>
  );
}

const words: readonly (readonly [Origin, string])[] = [
  ['yours', 'yours'],
  ['stated', 'from the seller'],
  ['assumed', 'assumed'],
];

/** Counts a group's figures by origin: '2 from the seller, 1 assumed'. */
function originSummary(origins: readonly Origin[]): string {
  return words
    .flatMap(([origin, word]) => {
      const count = origins.filter((one) => one === origin).length;
      return count === 0 ? [] : [`${count} ${word}`];
    })
    .join(', ');
}

interface GroupProps extends Pick<Analysis, 'figures' | 'claims'>, Pick<FigureGroupsProps, 'rejected' | 'onFigure'> {
  name: string;
  summary: string;
  startsOpen: boolean;
  specs: readonly FigureSpec[];
}

function Group({ name, summary, startsOpen, specs, figures, claims, rejected, onFigure }: GroupProps) {
  const [opened, setOpen] = useState(startsOpen);
  // Never hide a field with an error.
  const open = opened || specs.some(({ id }) => rejected[id] !== undefined);
  return (
    <Disclosure title={name} text={summary} open={open} onToggle={setOpen} className="pt-1">
      <div className="grid gap-4 @md:grid-cols-2 @3xl:grid-cols-1">
        {specs.map((spec) => (
          <FigureField
            key={spec.id}
            spec={spec}
            figure={figures[spec.id]}
            claim={claims[spec.id]}
            rejected={rejected[spec.id]}
            onChange={(entry) => onFigure(spec.id, entry)}
          />
        ))}
      </div>
    </Disclosure>
  );
}
