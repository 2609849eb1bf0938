import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { countText } from '@/shared/lib/format';
import { askedName, toStored, withMention, type Draft } from '@/shared/lib/mentions';
import { useDebounced } from '@/shared/lib/use-debounced';
import type { Author } from '@/shared/supabase/author';
import { memberSearchQuery } from '@/shared/supabase/member-search';
import { Avatar } from './avatar';
import { Field, Textarea } from './field';

interface WritingFieldProps {
  label: ReactNode;
  labelHidden?: boolean;
  value: Draft;
  onChange: (draft: Draft) => void;
  /** Characters as they are stored; the field takes no more. */
  maxLength: number;
  /** Rows to begin with; the field grows with the text. */
  rows?: number;
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** With Ctrl or Cmd and Enter. */
  onSubmit?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
  className?: string;
}

// The focus stays in the text; no element of HTML is such a list.
const listRole = { role: 'listbox' } as const;
const optionProps = (selected: boolean) => ({ role: 'option', 'aria-selected': selected }) as const;

/** A text over several lines, in which '@' and a name mention a member. */
export function WritingField(props: WritingFieldProps) {
  const {
    label,
    labelHidden,
    value,
    onChange,
    maxLength,
    rows = 3,
    placeholder,
    hint,
    error,
    required,
    disabled,
    onSubmit,
    ref,
    className,
  } = props;
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const wantedCaret = useRef<number | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** The '@' whose list was closed with Escape. */
  const [dismissed, setDismissed] = useState<number | null>(null);

  const asked = caret === null ? null : askedName(value.text, caret);
  const search = useDebounced(asked?.search ?? '', 150);
  const { data: found = [] } = useQuery(memberSearchQuery(asked === null ? '' : search));
  const offered = asked !== null && asked.start !== dismissed ? found : [];
  const open = offered.length > 0;
  const highlighted = Math.min(active, offered.length - 1);

  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    const position = wantedCaret.current;
    wantedCaret.current = null;
    field.current?.setSelectionRange(position, position);
  });

  const choose = (member: Author) => {
    if (!asked || caret === null) return;
    const next = withMention(value, asked.start, caret, member);
    wantedCaret.current = next.caret;
    setCaret(next.caret);
    setActive(0);
    onChange(next.draft);
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit?.();
      return;
    }
    if (!open || !asked) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = offered[highlighted];
    if (step !== 0) setActive((highlighted + step + offered.length) % offered.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else if (event.key === 'Escape') setDismissed(asked.start);
    else return;
    event.preventDefault();
    // Escape is for the list, not for a window around the field.
    event.stopPropagation();
  };

  // A mention takes more room than its name.
  const left = Math.max(maxLength - toStored(value).length, 0);
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Field
      label={label}
      {...(labelHidden && { labelHidden })}
      {...(required && { required })}
      hint={hint}
      error={error}
      className={clsx('relative', className)}
    >
      <Textarea
        ref={(element) => {
          field.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        rows={rows}
        value={value.text}
        maxLength={value.text.length + left}
        placeholder={placeholder}
        disabled={disabled}
        className="field-sizing-content max-h-[60dvh]"
        style={{ minHeight: `${rows * 1.5 + 1.4}rem` }}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(highlighted) : undefined}
        onChange={({ target }) => {
          setCaret(target.selectionStart);
          setActive(0);
          setDismissed(null);
          onChange({ ...value, text: target.value });
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setCaret(null)}
        onKeyDown={onKeyDown}
      />
      {left <= 200 ? (
        <p className="numeric text-right text-xs text-muted">{countText(left, 'character')} left</p>
      ) : null}
      {open ? (
        <ul
          id={listId}
          {...listRole}
          aria-label="Members to mention"
          className="appear absolute top-full right-0 left-0 z-40 mt-1 max-h-72 max-w-sm overflow-y-auto rounded-card bg-surface p-1.5 shadow-overlay dark:ring-1 dark:ring-line"
        >
          {offered.map((member, index) => (
            <li
              key={member.id}
              id={optionId(index)}
              {...optionProps(index === highlighted)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-medium',
                index === highlighted && 'bg-sunken',
              )}
              // Before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(member);
              }}
              onPointerMove={() => setActive(index)}
            >
              <Avatar name={member.name} path={member.profile_image_url} size={28} />
              <span className="min-w-0 truncate">{member.name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <output className="sr-only">{open ? `${countText(offered.length, 'member')} to mention` : ''}</output>
    </Field>
  );
}
