import { Button } from '@/kit/ui/button';

interface FormButtonsProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  onCancel: () => void;
}

/** Submit and cancel buttons of a section's form. */
export function FormButtons({ label, busyLabel, busy, onCancel }: FormButtonsProps) {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
      <Button variant="ghost" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
