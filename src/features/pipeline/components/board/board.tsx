import { clsx } from 'clsx';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shownStage } from '../../board-state';
import { cardsIn } from '../../board';
import { stages } from '../../stages';
import type { BoardProps } from './board-props';
import { BoardColumn, type DropTarget } from './board-column';
import { StageSwitcher } from './stage-switcher';

/** The board: a column for each stage; on phones, one stage at a time. Cards move by pointer, keyboard, and menu. */
export function Board({ cards, board, state, slots }: BoardProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);
  const shown = shownStage(cards, state.stage);
  // Columns and cards are memoized: a drag redraws the two columns that it's between.
  const columns = useMemo(() => stages.map((stage) => ({ stage, inStage: cardsIn(cards, stage) })), [cards]);
  const stopDragging = useCallback(() => {
    setDragged(null);
    setTarget(null);
  }, []);
  const drop = useCallback(() => {
    if (dragged !== null && target) board.move({ id: dragged, ...target });
    stopDragging();
  }, [board, dragged, target, stopDragging]);
  const { scroller, more, measure } = useMoreToTheRight();
  return (
    <>
      <StageSwitcher cards={cards} shown={shown} onChange={(stage) => state.set({ stage }, { replace: true })} />
      <p className="-mt-1 hidden text-sm text-muted lg:block">
        Drag a deal to another stage, or press <Key>Shift</Key> and an arrow key to move the selected one.
      </p>
      {/* Scrolls on its own, so that the page never scrolls sideways. */}
      <div
        ref={scroller}
        onScroll={measure}
        className={clsx(
          more && 'md:mask-r-from-[calc(100%-4rem)]',
          'relative grid gap-3 md:-mx-6 md:snap-x md:scroll-px-6 md:grid-flow-col md:auto-cols-[minmax(14.5rem,1fr)]',
          'md:overflow-x-auto md:px-6 md:pb-3 md:[contain:inline-size]',
        )}
      >
        {columns.map(({ stage, inStage }) => (
          <BoardColumn
            key={stage}
            stage={stage}
            cards={inStage}
            board={board}
            state={state}
            slots={slots}
            dragged={dragged}
            target={target?.stage === stage ? target : null}
            onDrag={setDragged}
            onDragEnd={stopDragging}
            onTarget={setTarget}
            onDrop={target?.stage === stage ? drop : null}
            className={stage === shown ? undefined : 'max-md:hidden'}
          />
        ))}
      </div>
    </>
  );
}

/** Whether columns are cut off at the right, which then fades. */
function useMoreToTheRight() {
  const scroller = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  const measure = useCallback(() => {
    const element = scroller.current;
    if (element) setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > 8);
  }, []);
  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);
  return { scroller, more, measure };
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded border border-line bg-surface px-1.5 py-0.5 font-sans text-xs">{children}</kbd>;
}
