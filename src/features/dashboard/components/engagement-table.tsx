import type { ReactNode } from 'react';
import { formatNumber } from '@/kit/formatting/format';
import { measures, type Engagement } from '../analytics';

interface EngagementTableProps {
  caption: string;
  /** Heading of the first column. */
  head: string;
  rows: readonly (Engagement & { key: string; name: ReactNode })[];
}

/** Views, saves, and contacts by day or by listing. */
export function EngagementTable({ caption, head, rows }: EngagementTableProps) {
  return (
    <table className="w-full text-[15px]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 pr-3 text-left font-medium">
            {head}
          </th>
          {measures.map(({ key, label }) => (
            <th key={key} scope="col" className="w-15 py-2 pl-1 text-right font-medium sm:w-24">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, ...attention }) => (
          <tr key={key} className="border-b border-line last:border-0">
            <th scope="row" className="py-2.5 pr-3 text-left font-normal wrap-anywhere text-ink">
              {name}
            </th>
            {measures.map((measure) => (
              <td key={measure.key} className="numeric py-2.5 pl-1 text-right text-ink">
                {formatNumber(attention[measure.key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
