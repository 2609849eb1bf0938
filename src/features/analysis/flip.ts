/** Fix and flip: bought with a short loan, repaired, sold. */

import { pricePerArea } from './income';
import { combine, decide, figureTerm, goalOf, metric, type Deal, type Decision } from './metric';
import type { Figures, Metric } from './model';
import { annualisedReturn, flipProfit, pricePerSqft, returnOn, simpleAnnualReturn } from './rules';
import { fill, plainTerm, term } from './texts';
import { allInMetric, cashInMetric, offerMetric, offerOf, worksOf, type Works } from './works';

/** A flip with these figures. */
export function flip(figures: Figures): Deal {
  const works = worksOf(figures);
  const price = figures.price.value;
  const months = figures.rehabMonths.value ?? 0;
  const proceeds = combine((arv, costs) => arv * (1 - costs / 100), figures.arv.value, figures.sellingCostPct.value);
  const profit = combine(flipProfit, works.allIn, proceeds);
  const offer = offerOf(figures);
  const spread = combine((most, asked) => most - asked, offer, price);
  const roi = returnOn(profit, works.allIn);

  const returnDecision = decide({
    metric: 'flipRoi',
    label: 'Return on cost',
    unit: 'percent',
    asks: `Return on cost of ${figureTerm(figures, 'targetFlipRoiPct', '').text}`,
    target: figures.targetFlipRoiPct.value ?? 0,
    scale: 100,
    upper: profit,
    lower: works.allIn,
    upperName: 'the profit',
    per: '',
  });
  const ruleDecision = decide({
    metric: 'spread',
    label: 'Room under the MAO',
    unit: 'usd',
    asks: `The ${figureTerm(figures, 'arvRulePct', '').text} rule`,
    target: 0,
    scale: 1,
    upper: spread,
    lower: spread === null ? null : 1,
    upperName: 'the room',
    per: '',
  });

  return {
    values: {
      allInCost: works.allIn,
      cashInvested: works.cash,
      saleProceeds: proceeds,
      flipProfit: profit,
      flipRoi: roi,
      annualisedRoi: annualisedReturn(roi, months),
      mao: offer,
      spread,
      pricePerSqft: pricePerSqft(price, figures.sqft.value),
    },
    decisions: [returnDecision, ruleDecision],
    headline: ['flipProfit', 'flipRoi', 'annualisedRoi', 'mao', 'cashInvested'],
    needed: ['price', 'arv', 'repairCost'],
    groups: () => [
      {
        id: 'costs',
        label: 'What goes in',
        metrics: [allInMetric(figures, works), cashInMetric(works)],
      },
      {
        id: 'returns',
        label: 'What comes out',
        metrics: [
          proceedsMetric(figures, proceeds),
          ...profitMetrics(figures, works, { proceeds, profit, roi, months }, returnDecision),
        ],
      },
      {
        id: 'rules',
        label: 'Rules of thumb',
        metrics: [offerMetric(figures), roomMetric(figures, offer, spread, ruleDecision), pricePerArea(figures)],
      },
    ],
  };
}

function proceedsMetric(figures: Figures, proceeds: number | null): Metric {
  return metric({
    id: 'saleProceeds',
    label: 'Sale proceeds',
    value: proceeds,
    unit: 'usd',
    formula: 'ARV × (1 − selling costs)',
    filled: fill`${figureTerm(figures, 'arv', 'an ARV')} × (1 − ${figureTerm(figures, 'sellingCostPct', 'selling costs')})`,
    note: 'Before the short loan is paid off; it is part of the all-in cost.',
  });
}

interface Sale {
  proceeds: number | null;
  profit: number | null;
  roi: number | null;
  months: number;
}

function profitMetrics(
  figures: Figures,
  { allIn, cash }: Works,
  { proceeds, profit, roi, months }: Sale,
  decision: Decision,
): Metric[] {
  const [gain, whole, own] = [
    term('an ARV and the repairs', profit),
    term('a price and the repairs', allIn),
    term('a price and the repairs', cash),
  ];
  const share = figureTerm(figures, 'jvSharePct', 'the seller’s share');
  const shared = (share.value ?? 0) > 0;
  const kept = combine((all, part) => all * (all > 0 ? 1 - part / 100 : 1), profit, share.value);
  const onCash = returnOn(profit, cash);
  const over = plainTerm('the months', figures.rehabMonths.value);
  const back = term('a return', roi, 'percent');
  return [
    metric({
      id: 'flipProfit',
      label: 'Profit',
      value: profit,
      unit: 'usd',
      formula: 'Sale proceeds − all-in cost',
      filled: fill`${term('an ARV', proceeds)} − ${whole}`,
      note: 'Before income tax.',
      variants: shared
        ? [
            {
              id: 'after-share',
              label: 'After the seller’s share',
              value: kept,
              formula: 'Profit × (1 − seller’s share)',
              filled: fill`${gain} × (1 − ${share})`,
            },
          ]
        : [],
    }),
    metric({
      id: 'flipRoi',
      label: 'Return on investment (ROI)',
      value: roi,
      unit: 'percent',
      formula: 'Profit ÷ all-in cost',
      filled: fill`${gain} ÷ ${whole}`,
      unless: 'Nothing goes in.',
      note: 'On cost, over the whole time. Many quote it on their own cash instead, which a loan makes look larger.',
      goal: goalOf(decision),
      variants: [
        {
          id: 'on-cash',
          label: 'On cash invested',
          value: onCash,
          formula: 'Profit ÷ cash invested',
          filled: fill`${gain} ÷ ${own}`,
        },
        ...(shared
          ? [
              {
                id: 'after-share',
                label: 'On cost, after the seller’s share',
                value: returnOn(kept, allIn),
                formula: 'Profit × (1 − seller’s share) ÷ all-in cost',
                filled: fill`${gain} × (1 − ${share}) ÷ ${whole}`,
              },
            ]
          : []),
      ],
    }),
    metric({
      id: 'annualisedRoi',
      label: 'Annualized ROI',
      value: annualisedReturn(roi, months),
      unit: 'percent',
      formula: '(1 + ROI)^(12 ÷ months) − 1',
      filled: fill`(1 + ${back})^(12 ÷ ${over}) − 1`,
      unless: 'More than everything is lost.',
      note: 'Compounded: it supposes the money finds the next such deal at once.',
      variants: [
        {
          id: 'simple',
          label: 'Not compounded',
          value: simpleAnnualReturn(roi, months),
          formula: 'ROI × 12 ÷ months',
          filled: fill`${back} × 12 ÷ ${over}`,
        },
        {
          id: 'on-cash',
          label: 'On cash invested, compounded',
          value: annualisedReturn(onCash, months),
          formula: '(1 + ROI on cash)^(12 ÷ months) − 1',
          filled: fill`(1 + ${term('a return', onCash, 'percent')})^(12 ÷ ${over}) − 1`,
        },
      ],
    }),
  ];
}

function roomMetric(figures: Figures, offer: number | null, spread: number | null, decision: Decision): Metric {
  return metric({
    id: 'spread',
    label: 'Room under the MAO',
    value: spread,
    unit: 'usd',
    formula: 'MAO − price',
    filled: fill`${term('an ARV and the repairs', offer)} − ${figureTerm(figures, 'price', 'a price')}`,
    note: 'Negative: the price is above what the rule allows.',
    goal: goalOf(decision),
  });
}
