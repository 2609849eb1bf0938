import { clsx } from 'clsx';
import { useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { pluralize } from '@/kit/formatting/format';
import { Field } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { LazyFairHousingNote } from '@/shared/fair-housing/lazy-fair-housing';
import { MentionList, mentionOptionId } from './mention-list';
import { toMarkup, type Draft } from '@/domain/text/mentions';
import { useMentionAutocomplete } from './use-mention-autocomplete';

interface MentionTextareaProps {
  label: ReactNode;
  labelHidden?: boolean;
  value: Draft;
  onChange: (draft: Draft) => void;
  /** Maximum length of the stored text, including mention markup. */
  maxLength: number;
  /** Initial rows; the field grows with the text. */
  rows?: number;
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
  className?: string;
}

/** A textarea in which '@' and a name mention a member. Ctrl/Cmd+Enter submits its form. */
export function MentionTextarea(props: MentionTextareaProps) {
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
    ref,
    className,
  } = props;
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { options, open, highlighted, ...mentions } = useMentionAutocomplete(field, value, onChange);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
      return;
    }
    mentions.onKeyDown(event);
  };

  // Mention markup is longer than the visible name.
  const left = Math.max(maxLength - toMarkup(value).length, 0);
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
        aria-activedescendant={open ? mentionOptionId(listId, highlighted) : undefined}
        onChange={({ target }) => mentions.changeText(target.value, target.selectionStart)}
        onSelect={({ currentTarget }) => mentions.moveCaret(currentTarget.selectionStart)}
        onBlur={() => mentions.moveCaret(null)}
        onKeyDown={onKeyDown}
      />
      {left <= 200 ? (
        <p className="numeric text-right text-xs text-muted">{pluralize(left, 'character')} left</p>
      ) : null}
      {open ? (
        <MentionList
          id={listId}
          options={options}
          highlighted={highlighted}
          onHighlight={mentions.highlight}
          onChoose={mentions.choose}
        />
      ) : null}
      <LazyFairHousingNote text={value.text} />
      <output className="sr-only">{open ? `${pluralize(options.length, 'member')} to mention` : ''}</output>
    </Field>
  );
}
