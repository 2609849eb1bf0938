import { useRef, type ReactNode } from 'react';
import { IconButton } from '@/kit/ui/button';

interface FileButtonProps {
  label: string;
  /** The input's `accept` attribute. Contents are checked later. */
  accept: string;
  icon: ReactNode;
  onChoose: (files: File[]) => void | Promise<void>;
}

/** A button that opens the file picker. */
export function FileButton({ label, accept, icon, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={label} onClick={() => input.current?.click()}>
        {icon}
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          void onChoose([...(target.files ?? [])]);
          // Choosing the same file again must fire a change event.
          target.value = '';
        }}
      />
    </>
  );
}
