import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDebounced } from '@/kit/hooks/use-debounced';
import type { Author } from '@/domain/member/author';
import { memberSearchQuery } from '@/shared/members/api/member-search';
import { insertMention, mentionQueryAt, type Draft } from '@/domain/text/mentions';

/** The members that match the mention being typed, and the keyboard control of their list. */
export function useMentionAutocomplete(
  field: RefObject<HTMLTextAreaElement | null>,
  value: Draft,
  onChange: (draft: Draft) => void,
) {
  const pendingCaret = useRef<number | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** Index of the '@' whose list was closed with Escape. */
  const [dismissed, setDismissed] = useState<number | null>(null);

  const mention = caret === null ? null : mentionQueryAt(value.text, caret, value.mentions);
  const search = useDebounced(mention?.search ?? '', 150);
  const { data: matches = [] } = useQuery(memberSearchQuery(mention === null ? '' : search));
  const options = mention !== null && mention.start !== dismissed ? matches : [];
  const open = options.length > 0;
  const highlighted = Math.min(active, options.length - 1);

  useLayoutEffect(() => {
    if (pendingCaret.current === null) return;
    const position = pendingCaret.current;
    pendingCaret.current = null;
    field.current?.setSelectionRange(position, position);
  });

  const choose = (member: Author) => {
    if (!mention || caret === null) return;
    const next = insertMention(value, mention.start, caret, member);
    pendingCaret.current = next.caret;
    setCaret(next.caret);
    setActive(0);
    onChange(next.draft);
    field.current?.focus();
  };

  return {
    options,
    open,
    highlighted,
    highlight: setActive,
    choose,
    moveCaret: setCaret,
    changeText: (text: string, position: number) => {
      setCaret(position);
      setActive(0);
      setDismissed(null);
      onChange({ ...value, text });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!open || !mention) return;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const chosen = options[highlighted];
      if (step !== 0) setActive((highlighted + step + options.length) % options.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
      else if (event.key === 'Escape') setDismissed(mention.start);
      else return;
      event.preventDefault();
      // Escape closes the list, not a dialog around the field.
      event.stopPropagation();
    },
  };
}
