/** Wholesale: a purchase contract is assigned to a flipper for a fee. */

import { fill, term } from './formula-text.ts';
import { pricePerArea } from './income.ts';
import { beforeShare, isShared, shareTerm } from './joint-venture.ts';
import { decide, figureTerm, goalOf, metric, type Deal } from './metric.ts';
import type { Figures } from './model.ts';
import { exact } from './numbers/amount.ts';
import { wholesaleNumbers } from './numbers/wholesale.ts';
import { offerMetric } from './rehab.ts';

/** An assignment with these figures. */
export function wholesale(figures: Figures): Deal {
  const { offer, contract, room, hasRoom, spread, values, needed } = wholesaleNumbers(figures);
  const decision = decide({
    metric: 'spread',
    label: 'Room for a fee',
    unit: 'usd',
    asks: `Room for a fee of ${figureTerm(figures, 'assignmentFee', '').text}`,
    target: figures.assignmentFee.value ?? 0,
    scale: 1,
    upper: spread,
    lower: spread && exact(1),
    upperName: 'the room',
    per: '',
  });
  const [most, fee, asked] = [
    term('an ARV and the repairs', offer),
    figureTerm(figures, 'assignmentFee', 'a fee'),
    figureTerm(figures, 'price', 'a price'),
  ];
  const whole = { formula: 'MAO − price', filled: fill`${most} − ${asked}` };
  const isSplit = hasRoom && isShared(figures, room);
  const hasShare = (figures.jvSharePct.value ?? 0) > 0;

  return {
    values,
    needed,
    decisions: [decision],
    headline: ['maxContract', 'spread', 'mao'],
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
            formula: hasShare ? 'MAO − assignment fee ÷ (1 − seller’s share)' : 'MAO − assignment fee',
            filled: hasShare ? fill`${most} − ${fee} ÷ (1 − ${shareTerm(figures)})` : fill`${most} − ${fee}`,
            unless: 'The seller gets the whole fee.',
            note: 'The highest contract price at which the buyer still pays no more than the MAO.',
          }),
          metric({
            id: 'spread',
            label: 'Room for a fee',
            value: spread,
            unit: 'usd',
            formula: isSplit ? `(${whole.formula}) × (1 − seller’s share)` : whole.formula,
            filled: isSplit ? fill`(${most} − ${asked}) × (1 − ${shareTerm(figures)})` : whole.filled,
            note: 'If negative, a buyer who follows the rule would pay less than the price.',
            goal: goalOf(decision),
            variants: hasRoom ? beforeShare(figures, room, { value: room, ...whole }) : [],
          }),
          pricePerArea(figures),
        ],
      },
    ],
  };
}
