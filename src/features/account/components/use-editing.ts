import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** State of a form that replaces the button that opens it. Closing returns focus to the button. */
export function useEditing() {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    editing,
    opener,
    open: () => setEditing(true),
    close: () => {
      // Flush, because the button must be rendered before it can be focused.
      flushSync(() => setEditing(false));
      opener.current?.focus();
    },
  };
}
