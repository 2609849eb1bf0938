import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStaff } from '@/shared/session/staff';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { IconButton } from './button';
import { ConfirmDialog } from './dialog';
import { Menu, MenuItem } from './menu';
import { useReportDialog, type ReportSubject } from './report-slot';

interface WrittenMenuProps {
  /** Whether the reader wrote it. */
  own: boolean;
  /** What it is, for staff it is reported to: kind, id, and who wrote it. */
  subject: ReportSubject;
  /** 'post', 'comment': what the texts call it. */
  noun: string;
  onEdit?: () => void;
  /** Resolves once it is deleted. Offered to the writer and to staff; left out where it cannot be. */
  onDelete?: () => Promise<void>;
  /** What goes with it, in a sentence. */
  deleteWarning?: string;
}

/** What a reader can do with something written: its writer edits and deletes it, staff delete it, others report it. */
export function WrittenMenu({ own, subject, noun, onEdit, onDelete, deleteWarning = 'This cannot be undone.' }: WrittenMenuProps) {
  const isStaff = useStaff().data === true;
  const report = useReportDialog();
  const [deleting, setDeleting] = useState(false);
  const mayDelete = onDelete !== undefined && (own || isStaff);
  const mayReport = !own && report !== null;
  if (!mayDelete && !mayReport && !(own && onEdit)) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More about this ${noun}`} className="text-muted">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {own && onEdit ? (
          <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
            Edit
          </MenuItem>
        ) : null}
        {mayReport ? (
          <MenuItem icon={<Flag aria-hidden />} onSelect={() => report(subject)}>
            Report
          </MenuItem>
        ) : null}
        {mayDelete ? (
          <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => setDeleting(true)}>
            Delete
          </MenuItem>
        ) : null}
      </Menu>
      {mayDelete ? (
        <ConfirmDialog
          open={deleting}
          onOpenChange={setDeleting}
          title={`Delete this ${noun}?`}
          description={own ? deleteWarning : `As staff you delete what ${subject.name} has written. ${deleteWarning}`}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          failedText={(error) => `The ${noun} was not deleted. ${explainFailure(error)}`}
          onConfirm={onDelete}
        />
      ) : null}
    </>
  );
}
