import type { Side } from '@/shared/deals/vocabulary';

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
