import { clsx } from 'clsx';
import { Fragment } from 'react';
import { choiceCount, countText, type Facets } from '@/domain/filters/facets';
import { fields } from '@/domain/filters/fields';
import { isChoices, isRange, isSwitch, type FilterName, type Filters } from '@/domain/filters/filters';
import { Checkbox } from '@/kit/ui/checkbox';
import { ChoiceLabel, ChoiceList } from './choice-list';
import { RangeFields } from './range-fields';

interface FilterControlsProps {
  /** Those with controls elsewhere, such as places, are left out. */
  names: readonly FilterName[];
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** Shows the number of listings beside each choice; undefined until it's loaded. */
  facets?: Facets | undefined;
  /** Show all errors, even in a field that is being edited. */
  showProblems: boolean;
}

/** The controls of a section's filters: lists, then switches, then ranges. */
export function FilterControls({ names, filters, onChange, facets, showProblems }: FilterControlsProps) {
  const [lists, switches, ranges] = [names.filter(isChoices), names.filter(isSwitch), names.filter(isRange)];
  const rule = <hr className="my-2 border-edge/60" />;
  return (
    <>
      {lists.map((name, index) => (
        <Fragment key={name}>
          {index > 0 ? rule : null}
          <ChoiceList
            label={fields[name].label}
            options={fields[name].offered}
            labelOf={fields[name].labelOf}
            chosen={filters[name]}
            onChange={(next) => onChange({ [name]: next })}
            countOf={(value) => countText(facets && choiceCount(facets, name, value))}
          />
        </Fragment>
      ))}
      {lists.length > 0 && switches.length > 0 ? rule : null}
      {switches.map((name) => (
        <Checkbox
          key={name}
          checked={filters[name]}
          onChange={({ target }) => onChange({ [name]: target.checked })}
          className="py-2 pointer-coarse:py-3 [&>div>div]:flex-1"
          label={<ChoiceLabel text={fields[name].label} count={countText(facets?.[name])} />}
        />
      ))}
      <div className={clsx('flex flex-col gap-5 empty:hidden', switches.length > 0 && 'mt-3')}>
        {ranges.map((name) => (
          <RangeFields
            key={name}
            label={fields[name].label}
            // The section's title says it.
            labelHidden={names.length === 1}
            limits={fields[name].limits}
            showProblem={showProblems}
            value={filters[name]}
            onChange={(next) => onChange({ [name]: next })}
          />
        ))}
      </div>
    </>
  );
}
