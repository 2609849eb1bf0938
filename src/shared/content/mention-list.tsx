import { clsx } from 'clsx';
import type { Author } from '@/domain/member/author';
import { Avatar } from '@/platform/pictures/avatar';

// HTML has no element for a listbox that is controlled from a text field.
const listRole = { role: 'listbox' } as const;
const optionProps = (selected: boolean) => ({ role: 'option', 'aria-selected': selected }) as const;

/** The id of an option, for `aria-activedescendant`. */
export const mentionOptionId = (listId: string, index: number) => `${listId}-${index}`;

interface MentionListProps {
  id: string;
  options: readonly Author[];
  /** Index of the highlighted option. */
  highlighted: number;
  onHighlight: (index: number) => void;
  onChoose: (member: Author) => void;
}

/** The members to mention, below the field that is being typed in. */
export function MentionList({ id, options, highlighted, onHighlight, onChoose }: MentionListProps) {
  return (
    <ul
      id={id}
      {...listRole}
      aria-label="Members to mention"
      className={clsx(
        'appear absolute top-full right-0 left-0 z-40 mt-1 max-h-72 max-w-sm overflow-y-auto',
        'rounded-card bg-surface p-1.5 shadow-overlay dark:ring-1 dark:ring-line',
      )}
    >
      {options.map((member, index) => (
        <li
          key={member.id}
          id={mentionOptionId(id, index)}
          {...optionProps(index === highlighted)}
          className={clsx(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-medium',
            index === highlighted && 'bg-sunken',
          )}
          // Runs before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(member);
          }}
          onPointerMove={() => onHighlight(index)}
        >
          <Avatar name={member.name} path={member.profile_image_url} size={28} />
          <span className="min-w-0 truncate">{member.name}</span>
        </li>
      ))}
    </ul>
  );
}
