import { useRef, type ReactNode } from 'react';
import { IconButton } from '@/shared/ui/button';

interface FileButtonProps {
  label: string;
  /** For the file chooser, which goes by names: what is in a file is looked at later. */
  accept: string;
  icon: ReactNode;
  onChoose: (files: File[]) => void | Promise<void>;
}

/** A button that opens the device's file chooser. */
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
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
