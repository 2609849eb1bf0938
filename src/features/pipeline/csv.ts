/** The pipeline as CSV, for spreadsheets. */
import { toCsv, type Columns } from '@/domain/documents/csv';
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

/** A task on a line of its own: 'Call the seller (Nov 24)'. */
function taskLine(task: ExportedCard['tasks'][number], now: Date): string {
  const due = dueText(task, now);
  return due === null ? task.title : `${task.title} (${due})`;
}

/** CSV with a line per card, by stage. `linkTo`: address of a listing. */
export function pipelineCsv(cards: readonly ExportedCard[], linkTo: (listingId: string) => string, now: Date): string {
  const order = ({ stage }: ExportedCard) => stages.indexOf(toStage(stage));
  const tasksOf = ({ tasks }: ExportedCard, done: boolean) =>
    inOrder(tasks)
      .filter(({ done_at: at }) => (at !== null) === done)
      .map((task) => taskLine(task, now))
      .join('\n');
  const columns: Columns<ExportedCard> = [
    ['Stage', (card) => stageName(toStage(card.stage))],
    ['Title', (card) => dealFacts(card).title],
    ['Address', (card) => dealFacts(card).address],
    ['Price (USD)', (card) => dealFacts(card).price],
    ['Offered (USD)', (card) => card.offered_price],
    ['Contract (USD)', (card) => card.contract_price],
    ['Open tasks', (card) => tasksOf(card, false)],
    ['Done tasks', (card) => tasksOf(card, true)],
    ['Notes', (card) => card.notes],
    ['Added', (card) => card.created_at],
    ['In stage since', (card) => card.stage_changed_at],
    ['Last change', (card) => card.updated_at],
    ['Link', (card) => card.listing && linkTo(card.listing.id)],
  ];
  return toCsv(
    columns,
    cards.toSorted((one, other) => order(one) - order(other)),
  );
}
