/** Wholesale: contracted for, and the contract assigned to a flipper for a fee. */

import { pricePerArea } from './income';
import { combine, decide, figureTerm, goalOf, metric, type Deal } from './metric';
import type { Figures } from './model';
import { maximumContract, pricePerSqft } from './rules';
import { fill, term } from './texts';
import { offerMetric, offerOf } from './works';

/** An assignment with these figures. */
export function wholesale(figures: Figures): Deal {
  const price = figures.price.value;
  const offer = offerOf(figures);
  const contract = combine(
    maximumContract,
    figures.arv.value,
    figures.arvRulePct.value,
    figures.repairCost.value,
    figures.assignmentFee.value,
  );
  const spread = combine((most, asked) => most - asked, offer, price);
  const decision = decide({
    metric: 'spread',
    label: 'The fee there is room for',
    unit: 'usd',
    asks: `Room for a fee of ${figureTerm(figures, 'assignmentFee', '').text}`,
    target: figures.assignmentFee.value ?? 0,
    scale: 1,
    upper: spread,
    lower: spread === null ? null : 1,
    upperName: 'the room',
    per: '',
  });
  const [most, fee, asked] = [
    term('an ARV and the repairs', offer),
    figureTerm(figures, 'assignmentFee', 'a fee'),
    figureTerm(figures, 'price', 'a price'),
  ];

  return {
    values: { mao: offer, maxContract: contract, spread, pricePerSqft: pricePerSqft(price, figures.sqft.value) },
    decisions: [decision],
    headline: ['maxContract', 'spread', 'mao'],
    needed: ['price', 'arv', 'repairCost'],
    groups: () => [
      {
        id: 'offer',
        label: 'What a buyer can pay',
        metrics: [
          offerMetric(figures),
          metric({
            id: 'maxContract',
            label: 'Maximum contract price',
            value: contract,
            unit: 'usd',
            formula: 'MAO − assignment fee',
            filled: fill`${most} − ${fee}`,
            note: 'The most to contract for, so that the buyer still pays no more than the MAO.',
          }),
          metric({
            id: 'spread',
            label: 'Fee there is room for',
            value: spread,
            unit: 'usd',
            formula: 'MAO − price',
            filled: fill`${most} − ${asked}`,
            note: 'Negative: a buyer who keeps to the rule pays less than the price.',
            goal: goalOf(decision),
          }),
          pricePerArea(figures),
        ],
      },
    ],
  };
}
