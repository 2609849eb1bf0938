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
  /** Its writer does not delete it: what others wrote would go with it. */
  staffDelete?: boolean;
  /** What goes with it, in a sentence. */
  deleteWarning?: string;
}

/** What a reader can do with something written: its writer edits and deletes it, staff delete it, others report it. */
export function WrittenMenu(props: WrittenMenuProps) {
  const { own, subject, noun, onEdit, onDelete, staffDelete = false, deleteWarning = 'This cannot be undone.' } = props;
  const report = useReportDialog();
  const [deleting, setDeleting] = useState(false);
  if (own ? !onEdit && !onDelete : !report && !onDelete) return null;
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
        {!own && report ? (
          <MenuItem icon={<Flag aria-hidden />} onSelect={() => report(subject)}>
            Report
          </MenuItem>
        ) : null}
        {onDelete ? <DeleteItem own={own && !staffDelete} onSelect={() => setDeleting(true)} /> : null}
      </Menu>
      {onDelete ? (
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

/** Inside the menu, so that whether the reader is staff is asked when it opens. */
function DeleteItem({ own, onSelect }: { own: boolean; onSelect: () => void }) {
  const isStaff = useStaff().data === true;
  if (!own && !isStaff) return null;
  return (
    <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={onSelect}>
      Delete
    </MenuItem>
  );
}
