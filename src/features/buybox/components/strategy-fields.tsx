import { exitStrategies, financings } from '@/domain/listing/property-vocabulary';
import type { BoxValues } from '../box';
import { Choices } from './choices';

type Chosen = Pick<BoxValues, 'strategies' | 'financing'>;

interface StrategyFieldsProps {
  /** The stored buy box. */
  stored: Chosen;
  values: Chosen;
  onChange: (change: Partial<BoxValues>) => void;
}

/** The exit strategies and the financing. */
export function StrategyFields({ stored, values, onChange }: StrategyFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <Choices
        legend="Exit strategies"
        all={exitStrategies}
        stored={stored.strategies}
        chosen={values.strategies}
        onChange={(chosen) => onChange({ strategies: chosen })}
      />
      <Choices
        legend="Financing"
        all={financings}
        stored={stored.financing}
        chosen={values.financing}
        onChange={(chosen) => onChange({ financing: chosen })}
      />
    </div>
  );
}
