import { useState } from 'react';
import { Button } from '@/shared/ui/button';

/** Says that the form holds changes of before that were not saved, and takes them back on demand. */
export function UnsavedNote({ onStartOver }: { onStartOver: () => void }) {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken py-2.5 pr-2.5 pl-5 text-[15px]">
      <output>Your unsaved changes are back.</output>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          onStartOver();
          setGone(true);
        }}
      >
        Discard them
      </Button>
    </div>
  );
}
