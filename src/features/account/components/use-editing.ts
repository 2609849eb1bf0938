import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A form that takes the place of the button that opens it; on closing the button has the focus again. */
export function useEditing() {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    editing,
    opener,
    open: () => setEditing(true),
    close: () => {
      // At once, for the button has to be there to be focused.
      flushSync(() => setEditing(false));
      opener.current?.focus();
    },
  };
}
