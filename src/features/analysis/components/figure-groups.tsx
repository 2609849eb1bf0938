import { useState } from 'react';
import { Disclosure } from '@/shared/ui/disclosure';
import { figureSpecs } from '../figures';
import { figureGroups, type Analysis, type FigureGroup, type FigureId, type FigureSpec, type Origin } from '../model';
import { FigureField } from './figure-field';
import { groupNames } from './strategy-names';

interface FigureGroupsProps {
  analysis: Analysis;
  onFigure: (id: FigureId, value: number | null) => void;
}

/** Open from the start: what a deal cannot be judged without. */
const essential: readonly FigureGroup[] = ['purchase', 'income', 'works'];

/** The figures that the strategy takes, in their groups. */
export function FigureGroups({ analysis: { strategy, figures }, onFigure }: FigureGroupsProps) {
  const groups = figureGroups.flatMap((group) => {
    const specs = figureSpecs.filter((spec) => spec.group === group && spec.strategies.includes(strategy));
    return group === 'targets' || specs.length === 0 ? [] : [{ group, specs }];
  });
  return (
    <div className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
      {groups.map(({ group, specs }) => (
        <Group
          key={group}
          name={groupNames[group]}
          summary={whose(specs.map(({ id }) => figures[id].origin))}
          startsOpen={essential.includes(group)}
          specs={specs}
          figures={figures}
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

/** How many of a group's figures are whose: '2 from the seller, 1 assumed'. */
function whose(origins: readonly Origin[]): string {
  return words
    .flatMap(([origin, word]) => {
      const count = origins.filter((one) => one === origin).length;
      return count === 0 ? [] : [`${count} ${word}`];
    })
    .join(', ');
}

interface GroupProps extends Pick<Analysis, 'figures'> {
  name: string;
  summary: string;
  startsOpen: boolean;
  specs: readonly FigureSpec[];
  onFigure: FigureGroupsProps['onFigure'];
}

function Group({ name, summary, startsOpen, specs, figures, onFigure }: GroupProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <Disclosure title={name} text={summary} open={open} onToggle={setOpen} className="pt-1">
      <div className="grid gap-4 @md:grid-cols-2 @3xl:grid-cols-1">
        {specs.map((spec) => (
          <FigureField
            key={spec.id}
            spec={spec}
            figure={figures[spec.id]}
            onChange={(value) => onFigure(spec.id, value)}
          />
        ))}
      </div>
    </Disclosure>
  );
}
