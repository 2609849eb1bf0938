/* Who may do what with a milestone, as Postgres decides it. */
import { holdsMoney } from '@/domain/deal/deal';
import type { MilestoneKind, MilestoneState } from '@/domain/ledger/milestones';
import { canDispute, disputeHours, isPartlyReceived, type EarnestMoney } from './earnest-money';

type Actor = 'buyer' | 'seller' | 'holder' | 'funder' | 'other_side' | 'system';
export type MilestoneAction = 'declare' | 'confirm' | 'reject' | 'accept' | 'dispute' | 'complete' | 'waive';

/** Every move of a milestone. Must match `private.milestone_transitions`. */
export const milestoneTransitions: readonly (readonly [
  kind: MilestoneKind,
  state: MilestoneState,
  action: MilestoneAction | 'close',
  actor: Actor,
  nextState: MilestoneState,
])[] = [
  ['earnest_money', 'pending', 'declare', 'buyer', 'declared'],
  ['earnest_money', 'pending', 'confirm', 'holder', 'done'],
  ['earnest_money', 'declared', 'confirm', 'holder', 'done'],
  ['earnest_money', 'declared', 'reject', 'holder', 'pending'],
  ['earnest_money', 'pending', 'accept', 'seller', 'done'],
  ['earnest_money', 'declared', 'accept', 'seller', 'done'],
  ['earnest_money', 'pending', 'dispute', 'other_side', 'pending'],
  ['earnest_money', 'declared', 'dispute', 'other_side', 'declared'],
  ['earnest_money', 'done', 'dispute', 'other_side', 'pending'],
  ['second_deposit', 'pending', 'declare', 'buyer', 'declared'],
  ['second_deposit', 'pending', 'confirm', 'holder', 'done'],
  ['second_deposit', 'declared', 'confirm', 'holder', 'done'],
  ['second_deposit', 'declared', 'reject', 'holder', 'pending'],
  ['second_deposit', 'pending', 'accept', 'seller', 'done'],
  ['second_deposit', 'declared', 'accept', 'seller', 'done'],
  ['second_deposit', 'pending', 'dispute', 'other_side', 'pending'],
  ['second_deposit', 'declared', 'dispute', 'other_side', 'declared'],
  ['second_deposit', 'done', 'dispute', 'other_side', 'pending'],
  ['extension_fee', 'pending', 'declare', 'buyer', 'declared'],
  ['extension_fee', 'pending', 'confirm', 'seller', 'done'],
  ['extension_fee', 'declared', 'confirm', 'seller', 'done'],
  ['extension_fee', 'declared', 'reject', 'seller', 'pending'],
  ['inspection', 'pending', 'complete', 'buyer', 'done'],
  ['inspection', 'pending', 'waive', 'buyer', 'waived'],
  ['financing', 'pending', 'complete', 'buyer', 'done'],
  ['financing', 'pending', 'waive', 'buyer', 'waived'],
  ['assignment', 'pending', 'declare', 'seller', 'declared'],
  ['assignment', 'declared', 'confirm', 'buyer', 'done'],
  ['assignment', 'declared', 'reject', 'buyer', 'pending'],
  ['assignment', 'pending', 'complete', 'system', 'done'],
  ['assignment', 'declared', 'complete', 'system', 'done'],
  ['seller_contract', 'pending', 'close', 'system', 'done'],
  ['contract_inspection', 'pending', 'close', 'system', 'done'],
  ['owner_consent', 'pending', 'complete', 'seller', 'done'],
  ['refund_period', 'pending', 'close', 'system', 'done'],
  ['funding', 'pending', 'declare', 'funder', 'declared'],
  ['funding', 'pending', 'confirm', 'holder', 'done'],
  ['funding', 'declared', 'confirm', 'holder', 'done'],
  ['funding', 'declared', 'reject', 'holder', 'pending'],
  ['funding', 'pending', 'waive', 'buyer', 'waived'],
  ['purchase', 'pending', 'close', 'system', 'done'],
  ['closing', 'pending', 'close', 'system', 'done'],
];

interface Acting {
  id: string;
  role: string;
  side: string;
  rights: readonly string[];
  accepted_at: string | null;
}

/** What a party may do with a milestone of an open deal. `now`: milliseconds since 1970. */
export function milestoneActions(
  milestone: { kind: MilestoneKind; state: MilestoneState },
  party: Acting,
  { earnest, now }: { earnest: EarnestMoney | null; now: number },
): MilestoneAction[] {
  const roles: Readonly<Record<Actor, boolean>> = {
    buyer: party.role === 'buyer',
    seller: party.role === 'seller',
    holder: holdsMoney(party),
    funder: party.role === 'lender' && party.side === 'buyer',
    other_side: earnest?.receipts.some((receipt) => canDispute(receipt, party, now)) ?? false,
    system: false,
  };
  return milestoneTransitions.flatMap(([kind, state, action, actor]) => {
    if (kind !== milestone.kind || state !== milestone.state || action === 'close' || !roles[actor]) return [];
    // There's nothing to accept before a part has arrived, and each receipt is disputed in the first deposit's step.
    if (action === 'accept') return isPartlyReceived(earnest, kind) ? [action] : [];
    return action === 'dispute' && kind === 'second_deposit' ? [] : [action];
  });
}

interface ActionText {
  label: string;
  /** What it asks first: every step enters the permanent record. */
  question: { title: string; text: string };
}

const recorded = 'This enters the permanent record under your name.';
const final = 'This step is recorded, and you can’t undo it.';

/** What can be done about money that the buyer pays. `more`: what to know before confirming it. */
function payment(kind: MilestoneKind, name: string, more = ''): Record<string, ActionText> {
  return {
    [`${kind}.declare`]: {
      label: 'Report as paid',
      question: { title: `Report the ${name} as paid?`, text: `Do this once you’ve sent it. ${recorded}` },
    },
    [`${kind}.confirm`]: {
      label: 'Confirm receipt',
      question: { title: `Confirm that the ${name} arrived?`, text: recorded + more },
    },
    [`${kind}.accept`]: {
      label: 'Accept less',
      question: {
        title: `Accept what arrived as the ${name}?`,
        text: `The step is done, and the rest isn’t due anymore. ${recorded}`,
      },
    },
    [`${kind}.reject`]: {
      label: 'Not received',
      question: {
        title: `Say that the ${name} hasn’t arrived?`,
        text: `The step is open again, and the buyer has to report the payment again. ${recorded}`,
      },
    },
  };
}

/** What can be done about a deposit of earnest money. */
function deposit(kind: MilestoneKind, name: string): Record<string, ActionText> {
  return {
    ...payment(kind, name, ` The other side can dispute it for ${disputeHours} hours.`),
    [`${kind}.dispute`]: {
      label: 'Dispute confirmation',
      question: {
        title: `Dispute that the ${name} arrived?`,
        text:
          'It no longer counts, and the step is open until all of it has been confirmed again. The record keeps the ' +
          'confirmation and your dispute.',
      },
    },
  };
}

const actionTexts: Readonly<Record<string, ActionText>> = {
  ...deposit('earnest_money', 'earnest money'),
  ...deposit('second_deposit', 'second deposit'),
  ...payment('extension_fee', 'extension fee'),
  'funding.declare': {
    label: 'Report as sent',
    question: { title: 'Report the transactional funding as sent?', text: `Do this once you’ve sent it. ${recorded}` },
  },
  'funding.confirm': {
    label: 'Confirm receipt',
    question: { title: 'Confirm that the transactional funding arrived?', text: recorded },
  },
  'funding.reject': {
    label: 'Not received',
    question: {
      title: 'Say that the transactional funding hasn’t arrived?',
      text: `The step is open again. ${recorded}`,
    },
  },
  'funding.waive': {
    label: 'Pay without it',
    question: { title: 'Pay for the purchase without a transactional lender?', text: final },
  },
  'inspection.complete': {
    label: 'Mark as done',
    question: {
      title: 'Mark the inspection as done?',
      text: `Do this once you’ve inspected the property and want to go ahead. ${final}`,
    },
  },
  'inspection.waive': {
    label: 'Waive inspection',
    question: { title: 'Waive the inspection?', text: `You go ahead without inspecting the property. ${final}` },
  },
  'financing.complete': {
    label: 'Mark as approved',
    question: { title: 'Mark the financing as approved?', text: final },
  },
  'financing.waive': {
    label: 'Waive financing',
    question: { title: 'Waive financing?', text: `The deal no longer depends on a loan. ${final}` },
  },
  'owner_consent.complete': {
    label: 'Mark as given',
    question: { title: 'Mark the owner’s consent as given?', text: `Do this once you have it in writing. ${final}` },
  },
  'assignment.declare': {
    label: 'Report as signed',
    question: { title: 'Report the assignment as signed?', text: `The buyer has to confirm it. ${recorded}` },
  },
  'assignment.confirm': {
    label: 'Confirm assignment',
    question: { title: 'Confirm that the assignment is signed?', text: final },
  },
  'assignment.reject': {
    label: 'Not signed',
    question: { title: 'Say that the assignment isn’t signed?', text: `The step is open again. ${recorded}` },
  },
};

/** The button of an action, and what it asks first. */
export function actionText(kind: MilestoneKind, action: MilestoneAction): ActionText {
  return (
    actionTexts[`${kind}.${action}`] ?? { label: action, question: { title: 'Change this step?', text: recorded } }
  );
}

const waiting: Readonly<Record<string, string>> = {
  'earnest_money.pending': 'The buyer pays it, and the seller, or a guest both sides accept, confirms receipt.',
  'earnest_money.declared': 'The buyer reported it as paid. Receipt isn’t confirmed yet.',
  'second_deposit.pending': 'The buyer pays it, and the seller, or a guest both sides accept, confirms receipt.',
  'second_deposit.declared': 'The buyer reported it as paid. Receipt isn’t confirmed yet.',
  'extension_fee.pending': 'The buyer pays it to the seller, who confirms receipt. It isn’t refundable.',
  'extension_fee.declared': 'The buyer reported it as paid. The seller hasn’t confirmed it yet.',
  'refund_period.pending': 'Until then, the buyer can back out and get the earnest money back. After that, it’s hard.',
  'inspection.pending': 'The buyer inspects the property or waives the inspection.',
  'financing.pending': 'The buyer gets a loan approved or waives financing.',
  'assignment.pending': 'The seller assigns the contract to the buyer.',
  'assignment.declared': 'The seller reported the assignment as signed. The buyer hasn’t confirmed it yet.',
  'seller_contract.pending': 'The contract that the seller sells has to run until the closing.',
  'funding.pending': 'The buyer’s lender sends the money for the purchase, and who gets it confirms receipt.',
  'funding.declared': 'The lender reported it as sent. Receipt isn’t confirmed yet.',
  'purchase.pending': 'The seller buys the property first. It’s done once that deal has closed.',
  'contract_inspection.pending':
    'The inspection period in the seller’s contract with the owner. Until then, the seller can get out of it.',
  'owner_consent.pending': 'The seller needs the owner’s consent, in writing, to assign the contract.',
  'closing.pending': 'The buyer and the seller confirm the final price and date.',
};

/** What has to happen next in an open milestone; null for one that's done or waived. */
export function waitingText(kind: MilestoneKind, state: MilestoneState): string | null {
  return waiting[`${kind}.${state}`] ?? null;
}

/** Whether the buyer and the seller can propose another deadline for a milestone. */
export function canMove(milestone: { kind: MilestoneKind; state: MilestoneState; extension: object | null }): boolean {
  // The purchase moves in its own deal.
  return isOpenMilestone(milestone) && milestone.kind !== 'purchase' && milestone.extension === null;
}

/** Whether a milestone still has to happen. */
export function isOpenMilestone({ state }: { state: MilestoneState }): boolean {
  return state === 'pending' || state === 'declared';
}
