import { createPortal } from 'react-dom';
import { brand } from '@/domain/site/brand';
import { formatDate, formatUsd } from '@/kit/formatting/format';
import { figureSpecs } from '@/domain/analysis/figures';
import { figureGroups, type Analysis } from '@/domain/analysis/model';
import { figureText } from '@/domain/analysis/numbers/format';
import { hasOtherLoans } from '@/domain/analysis/numbers/loan-assumptions';
import { originNames } from './origin-badge';
import { groupNames, strategyNames } from './strategy-names';
import { valueText } from './value-text';
import { VerdictText } from './verdict';

interface PrintSheetProps {
  analysis: Analysis;
  name: string;
  /** ISO time. */
  date: string;
  /** Link back to the analysis. */
  url: string;
}

/** The printed analysis: every figure with its origin and every result with its formula. Replaces the page. */
export function PrintSheet({ analysis, name, date, url }: PrintSheetProps) {
  const { strategy, groups, prices, verdict } = analysis;
  return createPortal(
    <article className="print-sheet" data-theme="light">
      <h1>{name || 'Deal analysis'}</h1>
      <p>
        {strategyNames[strategy]} analysis, {brand.name}, {formatDate(date)}
      </p>
      <p className="break-all">{url}</p>
      <VerdictText verdict={verdict} />
      <h2>Figures</h2>
      <FigureTables analysis={analysis} />
      <h2>Results</h2>
      {groups.map(({ id, label, metrics }) => (
        <table key={id}>
          <caption>{label}</caption>
          <tbody>
            {metrics.map((metric) => (
              <tr key={metric.id}>
                <th scope="row">
                  {metric.label}
                  <small>{metric.formula}</small>
                  <small>{metric.substituted}</small>
                  {metric.variants.map((variant) => (
                    <small key={variant.id}>
                      {variant.label}: {valueText(variant.value, metric.unit)} ({variant.formula})
                    </small>
                  ))}
                </th>
                <td>{valueText(metric.value, metric.unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {prices.length > 0 ? (
        <table>
          <caption>Maximum price</caption>
          <tbody>
            {prices.map(({ metric, label, price, why }) => (
              <tr key={`${metric} ${label}`}>
                <th scope="row">{label}</th>
                <td>{price === null ? why : formatUsd(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </article>,
    document.body,
  );
}

function FigureTables({ analysis: { strategy, figures } }: Pick<PrintSheetProps, 'analysis'>) {
  return figureGroups.map((group) => {
    const specs = figureSpecs.filter((spec) => spec.group === group && spec.strategies.includes(strategy));
    const isUnused = group === 'creative' && !hasOtherLoans(figures);
    return specs.length === 0 || isUnused ? null : (
      <table key={group}>
        <caption>{groupNames[group]}</caption>
        <tbody>
          {specs.map(({ id, label, unit }) => {
            const { value, origin } = figures[id];
            return (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>
                  {value === null ? 'Not known' : `${figureText(value, unit)} (${originNames[origin].toLowerCase()})`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    );
  });
}
