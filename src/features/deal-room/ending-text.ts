/** What ending a deal means for a role. Only the seller knows how many backup offers there are. */
export function endingText(role: string, backups: number): string {
  return `The listing goes back on the market. ${nextOffer(role, backups)} You can’t undo this.`;
}

function nextOffer(role: string, backups: number): string {
  if (role !== 'seller') return 'If the seller has a backup offer, it moves up.';
  if (backups === 0) return 'You have no backup offers.';
  return backups === 1 ? '1 backup offer moves up.' : `The first of your ${backups} backup offers moves up.`;
}
