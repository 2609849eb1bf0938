import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatRelativeDate, formatUsd, pluralize } from '@/kit/formatting/format';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { boardCodec, listedCards, sortedBy, sorts, type SortKey } from '../../board-state';
import { availability, dealFacts, ownPrice, type BoardCard } from '../../board';
import { stageName, stages } from '../../stages';
import type { BoardProps } from './board-props';
import { CardMenu } from './card-menu';
import { DueLine } from './due-line';
import { cardLinkId } from './use-board';

const columnNames: Readonly<Record<SortKey, string>> = {
  title: 'Deal',
  stage: 'Stage',
  price: 'Price',
  due: 'Next task',
  updated: 'Last change',
};

const cellClass = 'px-4 py-2.5 max-md:p-0';

/** The deals as a table, by stage and in the chosen order; on phones, as rows. */
export function DealList({ cards, board, state, slots }: BoardProps) {
  const listed = listedCards(cards, state.stage, state.sort);
  return (
    <div className="flex flex-col gap-4">
      <Controls state={state} count={listed.length} />
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <table className="w-full text-left text-sm max-md:block">
          <caption className="sr-only">Deals in your pipeline</caption>
          <thead className="border-b border-line max-md:sr-only">
            <tr>
              <th scope="col" className="w-20">
                <span className="sr-only">Picture</span>
              </th>
              {sorts.map((key) => (
                <HeaderCell key={key} sortKey={key} state={state} />
              ))}
              <th scope="col" className="w-12">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-md:block">
            {listed.map((card) => (
              <Row key={card.id} card={card} board={board} state={state} slots={slots} />
            ))}
          </tbody>
        </table>
        {listed.length === 0 ? <p className="px-4 py-8 text-center text-muted">No deals in this stage</p> : null}
      </div>
    </div>
  );
}

function Controls({ state, count }: Pick<BoardProps, 'state'> & { count: number }) {
  const { sort } = state;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Stage" className="max-sm:flex-1 sm:w-52">
        <Select
          value={state.stage ?? ''}
          onChange={({ target }) =>
            state.set({ stage: stages.find((stage) => stage === target.value) ?? null }, { replace: true })
          }
        >
          <option value="">All stages</option>
          {stages.map((stage) => (
            <option key={stage} value={stage}>
              {stageName(stage)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Sort by" className="max-sm:flex-1 sm:w-52 md:hidden">
        <Select
          value={sort.by}
          onChange={({ target }) => {
            const by = sorts.find((key) => key === target.value);
            if (by) state.set({ sort: sortedBy({ by: by === 'title' ? 'price' : 'title', descending: false }, by) });
          }}
        >
          {sorts.map((key) => (
            <option key={key} value={key}>
              {columnNames[key]}
            </option>
          ))}
        </Select>
      </Field>
      <p className="numeric pb-2.5 text-sm text-muted max-sm:w-full max-sm:pb-0">{pluralize(count, 'deal')}</p>
    </div>
  );
}

function HeaderCell({ sortKey, state }: Pick<BoardProps, 'state'> & { sortKey: SortKey }) {
  const { by, descending } = state.sort;
  const current = by === sortKey;
  const Icon = descending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={current ? (descending ? 'descending' : 'ascending') : undefined} className="px-1">
      <button
        type="button"
        onClick={() => state.set({ sort: sortedBy(state.sort, sortKey) }, { replace: true })}
        className={clsx(
          'inline-flex min-h-11 items-center gap-1.5 rounded px-3 font-semibold whitespace-nowrap text-muted',
          'hover:text-ink',
        )}
      >
        {columnNames[sortKey]}
        {current ? <Icon aria-hidden className="size-4" /> : null}
      </button>
    </th>
  );
}

function Row({ card, board, state, slots }: Omit<BoardProps, 'cards'> & { card: BoardCard }) {
  const { title, price } = dealFacts(card);
  const own = ownPrice(card);
  return (
    <tr
      className={clsx(
        'relative align-middle hover:bg-sunken/60 max-md:flex max-md:flex-wrap max-md:items-center max-md:p-3',
      )}
    >
      <DealCells card={card} state={state} slots={slots} />
      <td className={clsx(cellClass, 'whitespace-nowrap max-md:order-1 max-md:self-start max-md:pt-2 max-md:pr-3')}>
        {stageName(card.stage)}
      </td>
      <td className={clsx(cellClass, 'numeric font-semibold whitespace-nowrap max-md:order-1 max-md:pt-2')}>
        {price === null ? <span className="font-normal text-muted">Not stated</span> : formatUsd(price)}
        {own ? <span className="block text-sm font-medium">{own}</span> : null}
      </td>
      <td className={clsx(cellClass, 'max-w-64 max-md:order-2 max-md:w-full max-md:max-w-none max-md:pt-1')}>
        {card.next_task ? (
          <DueLine task={card.next_task} />
        ) : (
          <span className="text-muted max-md:hidden">No tasks</span>
        )}
      </td>
      <td className={clsx(cellClass, 'numeric whitespace-nowrap text-muted max-md:hidden')}>
        {formatRelativeDate(card.updated_at)}
      </td>
      <td className="pr-3 max-md:ml-auto max-md:p-0">
        <CardMenu card={card} title={title} board={board} ordered={false} />
      </td>
    </tr>
  );
}

function DealCells({ card, state, slots }: Pick<BoardProps, 'state' | 'slots'> & { card: BoardCard }) {
  const { title, address } = dealFacts(card);
  const Picture = slots.picture;
  const about = [availability(card), address].filter(Boolean).join(' · ');
  return (
    <>
      <td className="py-2.5 pl-4 max-md:p-0">
        <div className="h-12 w-16 overflow-hidden rounded-control">
          <Picture path={card.listing?.images[0]} alt="" sizes="4rem" />
        </div>
      </td>
      <td className={clsx(cellClass, 'max-md:w-[calc(100%-7.5rem)] max-md:pl-3')}>
        <Link
          id={cardLinkId(card.id)}
          to={{ search: boardCodec.serialize({ ...state, card: card.id }) }}
          className="line-clamp-2 font-semibold break-words text-ink after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        {about ? <p className="line-clamp-1 text-muted">{about}</p> : null}
      </td>
    </>
  );
}
