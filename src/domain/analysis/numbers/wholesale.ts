/** Wholesale: a purchase contract is assigned to a flipper for a fee. */

import type { Figures } from '../model.ts';
import type { Amount } from './amount.ts';
import { feeBeforeShare, maximumContract, pricePerSqft } from './formulas.ts';
import { ownShare } from './joint-venture.ts';
import { offerOf } from './rehab.ts';
import { amountOf, combine, type DealNumbers } from './values.ts';

/** USD. */
export interface WholesaleNumbers extends DealNumbers {
  /** The most a flipper pays by the 70% rule. */
  offer: Amount | null;
  contract: Amount | null;
  /** How far the offer is above the price. */
  room: Amount | null;
  hasRoom: boolean;
  /** What the buyer keeps of the room. */
  spread: Amount | null;
}

/** The results of an assignment with these figures. */
export function wholesaleNumbers(figures: Figures): WholesaleNumbers {
  const price = amountOf(figures, 'price');
  const offer = offerOf(figures);
  const wholeFee = combine(feeBeforeShare, figures.assignmentFee.value, figures.jvSharePct.value);
  const contract = combine(
    maximumContract,
    figures.arv.value,
    figures.arvRulePct.value,
    figures.repairCost.value,
    wholeFee,
  );
  const room = combine((most, asked) => most.minus(asked), offer, price);
  // Below zero, there's no assignment, and so no loss to share.
  const hasRoom = room !== null && room.gt(0);
  const spread = hasRoom ? ownShare(figures, room) : room;
  return {
    offer,
    contract,
    room,
    hasRoom,
    spread,
    values: { mao: offer, maxContract: contract, spread, pricePerSqft: pricePerSqft(price, figures.sqft.value) },
    needed: ['price', 'arv', 'repairCost'],
  };
}
