import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import type { Post } from '../../forum';
import { numberInHash, type ThreadRow } from '../../thread';

interface Place {
  /** Number of the first post on screen. */
  number: number;
  index: number;
  /** Its distance from the top of the window, in CSS pixels. */
  top: number;
}

/** `place`, except that the first post on screen stays where it is, wherever the new posts are inserted. */
export function useKeepPlace(
  list: RefObject<WindowVirtualizerHandle | null>,
  rows: readonly ThreadRow[] | undefined,
  place: (posts: readonly Post[]) => void,
): (posts: readonly Post[]) => void {
  const anchor = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const before = anchor.current;
    anchor.current = null;
    if (before === null || rows === undefined) return;
    const index = indexOf(rows, before.number);
    if (index > before.index) list.current?.scrollToIndex(index, { align: 'start', offset: -before.top });
  }, [rows, list]);
  return (posts) => {
    const shown = [...document.querySelectorAll<HTMLElement>('article[id^="post-"]')].find(
      (article) => article.getBoundingClientRect().bottom > 0,
    );
    const number = numberInHash(`#${shown?.id ?? ''}`);
    const index = number === null ? -1 : indexOf(rows ?? [], number);
    if (number !== null && shown && index !== -1)
      anchor.current = { number, index, top: shown.getBoundingClientRect().top };
    place(posts);
  };
}

const indexOf = (rows: readonly ThreadRow[], number: number) =>
  rows.findIndex((row) => row.kind === 'post' && row.post.number === number);
