import type { Side } from '@/domain/ledger/vocabulary';
import type { OfferAction } from './offer-moves';

interface AnswerTexts {
  title: string;
  /** What happens next, or what will be lost. */
  next: string;
  label: string;
  busyLabel: string;
  messageLabel: string;
}

/** The texts of the confirmation of an answer. `other`: the other side's name. */
export function answerTexts(
  action: Exclude<OfferAction, 'counter' | 'revise'>,
  side: Side,
  other: string,
): AnswerTexts {
  const messageLabel = `Message to ${other}`;
  switch (action) {
    case 'accept':
      return {
        title: 'Accept these terms?',
        next:
          `You and ${other} will be under contract, and a deal room opens with the deadlines. ` +
          'Accepting can’t be undone. We’re not a party to the contract and don’t give legal advice.',
        label: 'Accept offer',
        busyLabel: 'Accepting...',
        messageLabel,
      };
    case 'decline':
      return {
        title: 'Decline this offer?',
        next:
          side === 'seller'
            ? `We’ll notify ${other}. You can’t undo this, but they can make a new offer.`
            : `We’ll notify ${other}. You can’t undo this.`,
        label: 'Decline offer',
        busyLabel: 'Declining...',
        messageLabel: 'Reason',
      };
    case 'withdraw':
      return {
        title: side === 'buyer' ? 'Withdraw your offer?' : 'Withdraw your counteroffer?',
        next:
          side === 'buyer'
            ? `The negotiation ends, and ${other} can no longer accept. You can make a new offer later.`
            : `The negotiation ends, and ${other} can no longer accept. They can make a new offer later.`,
        label: side === 'buyer' ? 'Withdraw offer' : 'Withdraw counteroffer',
        busyLabel: 'Withdrawing...',
        messageLabel: 'Reason',
      };
    case 'back_up':
      return {
        title: 'Keep this offer as a backup?',
        next:
          `It won’t expire, and ${other} can still withdraw it. ` +
          'If the current deal falls through, the first backup offer is reopened for you.',
        label: 'Keep as backup',
        busyLabel: 'Saving...',
        messageLabel,
      };
  }
}

/** The texts of the form that counters an offer or changes the viewer's own terms. `other`: the other side's name. */
export function changeTexts(action: 'counter' | 'revise', side: Side, other: string, sealed: boolean) {
  if (action === 'counter') {
    return {
      title: 'Counter this offer',
      noun: 'Your counteroffer',
      confirmTitle: 'Send this counteroffer?',
      next:
        `It replaces the current terms, and it’s ${other}’s turn to answer. ` +
        'If they accept, you’re under contract.',
      sendLabel: 'Send counteroffer',
      sent: 'Counteroffer sent',
    };
  }
  const noun = side === 'buyer' ? 'Your offer' : 'Your counteroffer';
  return {
    title: side === 'buyer' ? 'Change your offer' : 'Change your counteroffer',
    noun,
    confirmTitle: 'Send the new terms?',
    next: sealed
      ? 'They replace your terms. The offer stays sealed until the call for offers ends.'
      : `They replace your terms, and we’ll notify ${other}. If they accept, you’re under contract.`,
    sendLabel: 'Send new terms',
    sent: 'New terms sent',
  };
}
