import { memo } from 'react';
import { otherZones, usZones } from './time-zones';

/** The options of a select of time zones, US zones first. Several hundred, so memoized. `chosen` is always listed. */
export const ZoneOptions = memo(function Options({ chosen }: { chosen: string }) {
  const others = otherZones();
  const listed = [...usZones, ...others].some(({ zone }) => zone === chosen);
  return (
    <>
      {listed ? null : <option value={chosen}>{chosen.replaceAll('_', ' ')}</option>}
      <optgroup label="United States">
        {usZones.map(({ zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </optgroup>
      {others.length > 0 ? (
        <optgroup label="Other regions">
          {others.map(({ zone, label }) => (
            <option key={zone} value={zone}>
              {label}
            </option>
          ))}
        </optgroup>
      ) : null}
    </>
  );
});
