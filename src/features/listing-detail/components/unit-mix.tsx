import { formatNumber, formatSqft, formatUsd } from '@/kit/formatting/format';
import { roomsText, type UnitKind } from '@/domain/listing/unit-mix';

/** The kinds of units as a table; nothing without any. A column that no kind states is left out. */
export function UnitMix({ mix }: { mix: readonly UnitKind[] }) {
  if (mix.length === 0) return null;
  const withSqft = mix.some(({ sqft }) => sqft !== null);
  const withRent = mix.some(({ rent }) => rent !== null);
  return (
    <table aria-labelledby="unit-mix" className="numeric mt-6 w-full text-[15px]">
      <caption id="unit-mix" className="text-left font-semibold text-ink">
        Unit mix
      </caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <Head>Units</Head>
          <Head>Each</Head>
          {withSqft ? <Head end>Area</Head> : null}
          {withRent ? <Head end>Rent</Head> : null}
        </tr>
      </thead>
      <tbody>
        {mix.map(({ units, sqft, rent, ...rooms }, index) => (
          // Two kinds may be equal, and they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index} className="border-b border-line text-ink">
            <td className="py-2.5 pr-3 font-medium">{`${formatNumber(units)} ×`}</td>
            <td className="py-2.5 pr-3">{roomsText(rooms)}</td>
            {withSqft ? <Amount>{sqft === null ? null : formatSqft(sqft)}</Amount> : null}
            {withRent ? <Amount>{rent === null ? null : `${formatUsd(rent)}/mo`}</Amount> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ end = false, children }: { end?: boolean; children: string }) {
  return (
    <th scope="col" className={end ? 'py-2 pl-3 text-right font-normal' : 'py-2 pr-3 text-left font-normal'}>
      {children}
    </th>
  );
}

function Amount({ children }: { children: string | null }) {
  return <td className="py-2.5 pl-3 text-right">{children ?? <span className="text-muted">Not stated</span>}</td>;
}
