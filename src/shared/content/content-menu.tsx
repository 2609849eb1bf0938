import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCanStaff } from '@/platform/session/staff';
import { IconButton } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Menu, MenuItem } from '@/kit/ui/menu';
import { ModerateItem } from './moderate-item';
import { useReportDialog, type ReportSubject } from './report-context';

interface ContentMenuProps {
  /** Whether the viewer is the author. */
  isOwn: boolean;
  /** What a report is about. */
  subject: ReportSubject;
  /** What the UI calls it: 'post', 'comment'. */
  noun: string;
  onEdit?: () => void;
  /** Resolves once deleted. Offered to the author and to staff; omit if it can't be deleted. */
  onDelete?: () => Promise<void>;
  /** Only staff can delete it, because that would also delete what others wrote. */
  staffDelete?: boolean;
  /** What will be lost, in a sentence. */
  deleteWarning?: string;
}

/** Actions on a post, comment, or reply: authors edit and delete, moderators delete and moderate, and others report. */
export function ContentMenu(props: ContentMenuProps) {
  const {
    isOwn,
    subject,
    noun,
    onEdit,
    onDelete,
    staffDelete = false,
    deleteWarning = 'This can’t be undone.',
  } = props;
  const report = useReportDialog();
  const [deleting, setDeleting] = useState(false);
  if (isOwn ? !onEdit && !onDelete : !report && !onDelete) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More about this ${noun}`} className="text-muted">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {isOwn && onEdit ? (
          <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
            Edit
          </MenuItem>
        ) : null}
        {!isOwn && report ? (
          <MenuItem icon={<Flag aria-hidden />} onSelect={() => report(subject)}>
            Report
          </MenuItem>
        ) : null}
        {isOwn ? null : <ModerateItem subject={subject} />}
        {onDelete ? <DeleteItem allowed={isOwn && !staffDelete} onSelect={() => setDeleting(true)} /> : null}
      </Menu>
      {onDelete ? (
        <ConfirmDialog
          open={deleting}
          onOpenChange={setDeleting}
          title={`Delete this ${noun}?`}
          description={isOwn ? deleteWarning : `You’re deleting content by ${subject.name} as staff. ${deleteWarning}`}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          errors={{ failed: `We couldn’t delete the ${noun}.` }}
          onConfirm={onDelete}
        />
      ) : null}
    </>
  );
}

/** A component of its own, so that the staff query runs only when the menu opens. */
function DeleteItem({ allowed, onSelect }: { allowed: boolean; onSelect: () => void }) {
  const isModerator = useCanStaff('moderator');
  if (!allowed && !isModerator) return null;
  return (
    <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={onSelect}>
      Delete
    </MenuItem>
  );
}
