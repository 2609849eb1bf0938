import { conditions } from '@/domain/listing/property-vocabulary';
import type { BoxValues } from '../box';
import { boxPropertyTypes } from '../vocabulary';
import { Choices } from './choices';

type Chosen = Pick<BoxValues, 'propertyTypes' | 'conditions'>;

interface PropertyFieldsProps {
  /** The stored buy box. */
  stored: Chosen;
  values: Chosen;
  onChange: (change: Partial<BoxValues>) => void;
}

/** The property types and conditions to buy. */
export function PropertyFields({ stored, values, onChange }: PropertyFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <Choices
        legend="Property types"
        all={boxPropertyTypes}
        stored={stored.propertyTypes}
        chosen={values.propertyTypes}
        onChange={(chosen) => onChange({ propertyTypes: chosen })}
      />
      <Choices
        legend="Conditions"
        all={conditions}
        stored={stored.conditions}
        chosen={values.conditions}
        onChange={(chosen) => onChange({ conditions: chosen })}
      />
    </div>
  );
}
