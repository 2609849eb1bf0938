/** The pipeline as CSV, for spreadsheets. */
import { looksLikePhone } from '@/shared/phone/phone';
import { dealFacts, type CardListing } from './board';
import { dueText, inOrder, type Due } from './due';
import { stageName, stages, toStage } from './stages';

export interface ExportedCard {
  id: string;
  property_id: string | null;
  title: string;
  address: string | null;
  price: number | null;
  offered_price: number | null;
  contract_price: number | null;
  stage: string;
  notes: string;
  created_at: string;
  updated_at: string;
  stage_changed_at: string;
  listing: CardListing | null;
  tasks: (Due & { title: string; done_at: string | null; created_at: string })[];
}

const header = [
  'Stage',
  'Title',
  'Address',
  'Price (USD)',
  'Offered (USD)',
  'Contract (USD)',
  'Open tasks',
  'Done tasks',
  'Notes',
  'Added',
  'In stage since',
  'Last change',
  'Link',
];

/** How a formula begins. */
const formulaStart = /^[\s\0]*[=+\-@\t\r\n|%\uFF1D\uFF0B\uFF0D\uFF20]/;
const plainNumber = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?%?$/;
/** Nothing but dashes, or an item of a list without what a formula needs to do anything. */
const dashed = /^-+(?:\s(?![^]*(?:[=|!@]|[\w.]\())[^]*)?$/;

/** Whether a spreadsheet would run a text as a formula. Phones, numbers, and dashes only look like one. */
function isFormula(text: string): boolean {
  return formulaStart.test(text) && !plainNumber.test(text) && !dashed.test(text) && !looksLikePhone(text);
}

/**
 * A field of a CSV file. Text that a spreadsheet would run as a formula gets an apostrophe first, as OWASP recommends:
 * titles come from other members.
 */
export function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A task on a line of its own: 'Call the seller (Nov 24)'. */
function taskLine(task: ExportedCard['tasks'][number], now: Date): string {
  const due = dueText(task, now);
  return due === null ? task.title : `${task.title} (${due})`;
}

/** CSV with a header and a line per card, by stage. `linkTo`: address of a listing. Times are ISO 8601 in UTC. */
export function pipelineCsv(cards: readonly ExportedCard[], linkTo: (listingId: string) => string, now: Date): string {
  const order = ({ stage }: ExportedCard) => stages.indexOf(toStage(stage));
  const lines = cards
    .toSorted((one, other) => order(one) - order(other))
    .map((card) => {
      const { title, address, price } = dealFacts(card);
      const tasks = inOrder(card.tasks);
      const listed = (done: boolean) =>
        tasks
          .filter(({ done_at: at }) => (at !== null) === done)
          .map((task) => taskLine(task, now))
          .join('\n');
      return [
        stageName(toStage(card.stage)),
        title,
        address,
        price,
        card.offered_price,
        card.contract_price,
        listed(false),
        listed(true),
        card.notes,
        card.created_at,
        card.stage_changed_at,
        card.updated_at,
        card.listing ? linkTo(card.listing.id) : null,
      ];
    });
  return [header, ...lines].map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('');
}
