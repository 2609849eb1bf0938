/* The title file of a deal. The edge function that sends mail loads this, too. */

/** What a title file needs, mid-sentence, by `deal_title_items.kind`. */
const itemNames: Readonly<Record<string, string>> = {
  commitment: 'the title commitment',
  payoff: 'the payoff of the seller’s loans',
  hoa: 'the HOA statement',
  survey: 'the survey',
  tax: 'the property taxes',
  authority: 'who may sign for a company',
  wire: 'how the buyer’s money arrives',
  settlement: 'the settlement statement',
};

/** What an item is called in a notification; 'something' for those that the title company added. */
export function titleItemName(kind: string | null): string {
  return itemNames[kind ?? ''] ?? 'something';
}

/** What became of an item, after its name: 'is needed', 'was sent'. */
export const titleItemStates = {
  open: 'is needed',
  sent: 'was sent',
  done: 'is done',
  not_needed: 'isn’t needed',
} as const;
