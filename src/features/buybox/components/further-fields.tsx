import { lockedMessages } from '@/shared/entitlements/entitlements';
import { UpgradeLink } from '@/shared/entitlements/upgrade-link';
import { fields } from '@/domain/filters/fields';
import { boxSections } from '@/domain/filters/filter-kinds';
import { countActive, hasProblem, inBox, type Filters } from '@/domain/filters/filters';
import { ChoiceLabel } from '@/shared/listing-filters/choice-list';
import { FilterControls } from '@/shared/listing-filters/filter-controls';
import { FilterSection } from '@/shared/listing-filters/filter-section';
import { Checkbox } from '@/kit/ui/checkbox';
import { PlaceFields } from './place-fields';

interface FurtherFieldsProps {
  value: Filters;
  onChange: (value: Filters) => void;
  /** Whether the member's plan has Verified Only; undefined until it's known. */
  canVerify: boolean | undefined;
  /** Show all errors, even in a field that is being edited. */
  showProblems: boolean;
}

/** The search filters of a buy box, in sections that are collapsed when empty. */
export function FurtherFields({ value, onChange, canVerify, showProblems }: FurtherFieldsProps) {
  const change = (next: Partial<Filters>) => onChange({ ...value, ...next });
  return (
    <div className="-my-3">
      {boxSections.map((section) => {
        const names = inBox(section);
        const active = countActive(value, names);
        return (
          <FilterSection
            key={section}
            title={section}
            active={active}
            startsOpen={active > 0}
            invalid={hasProblem(value, names)}
          >
            {names.includes('places') ? (
              <PlaceFields places={value.places} onChange={(places) => change({ places })} />
            ) : null}
            <FilterControls
              names={names.filter((name) => name !== 'verified')}
              filters={value}
              onChange={change}
              showProblems={showProblems}
            />
            {names.includes('verified') ? (
              <VerifiedOnly
                checked={value.verified}
                onChange={(verified) => change({ verified })}
                locked={canVerify === false}
              />
            ) : null}
          </FilterSection>
        );
      })}
    </div>
  );
}

interface VerifiedOnlyProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The member's plan doesn't have it: it can only be turned off. */
  locked: boolean;
}

const withoutEffect = 'Your plan no longer includes this, so it has no effect.';

function VerifiedOnly({ checked, onChange, locked }: VerifiedOnlyProps) {
  return (
    <Checkbox
      label={<ChoiceLabel text={fields.verified.label} count={undefined} />}
      hint={
        locked ? (
          <>
            {checked ? withoutEffect : `${lockedMessages.verified_only}.`} <UpgradeLink />
          </>
        ) : null
      }
      checked={checked}
      disabled={locked && !checked}
      onChange={({ target }) => onChange(target.checked)}
      className="py-2 pointer-coarse:py-3"
    />
  );
}
